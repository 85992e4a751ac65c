import { instrumentWords } from './instrumentWords.ts';
import { type Random, sample } from '../random.ts';
import { missingParts } from '../musician/scenes.ts';
import type { TagValue } from '../musician/tagCatalogue.ts';

type Instrument = TagValue<'instruments'>;

/** A wanted person is named by the instrument, except for parts without one. */
const dutiesWithoutInstrument: Partial<Record<Instrument, string>> = {
  dtm: '打ち込み担当',
  composer: '作曲担当',
  lyricist: '作詞担当',
  arranger: '編曲担当',
  engineer: '録音担当',
};

/** Returns the parts, one or two, that a generated player of these instruments looks for: ドラム, ベース. */
export function wantedParts(instruments: readonly Instrument[], random: Random): string[] {
  const [main] = instruments;
  const missing = (main && missingParts[main]) ?? ['vocal', 'electric_guitar', 'drums'];
  const others = missing.filter((part) => !instruments.includes(part));
  return sample(others, 2, random).map((part) => dutiesWithoutInstrument[part] ?? instrumentWords[part].spoken);
}
