import type { BioFacts } from './bioFacts.ts';
import { wantedParts } from './wantedParts.ts';
import { genreWord } from './genreWords.ts';
import { spokenPrefecture } from '../musician/places.ts';
import { chance, pick, type Random } from '../random.ts';
import { tagLabel } from '../musician/tagCatalogue.ts';

/** Returns the `looking_for` of a generated profile, in keywords: ドラム（オルタナ・東京）. Null for about a third. */
export function lookingFor(facts: BioFacts, random: Random): string | null {
  const [purpose] = facts.purposes;
  if (purpose === undefined || chance(0.3, random)) return null;
  const [home] = facts.locations;
  const genre = facts.genres[0] === undefined ? null : genreWord(facts.genres[0]);
  const detail = [genre, home === undefined ? null : spokenPrefecture(home)].filter(Boolean).join('・');
  const parts = wantedParts(facts.instruments, random).join('、');
  const wantsPeople = purpose === 'form_band' || purpose === 'recruit' || purpose === 'songwriting';
  const subject = wantsPeople && chance(0.7, random) ? parts : tagLabel('purposes', purpose);
  return detail === '' || chance(0.3, random)
    ? subject
    : pick([`${subject}（${detail}）`, `${subject} / ${detail}`], random);
}
