import type { BioFacts } from './bioFacts.ts';
import { closings } from './bioSentences.ts';
import { instrumentWords } from './instrumentWords.ts';
import { chance, pick, type Random } from '../random.ts';
import { fillOne, type Slots } from '../chats/slots.ts';
import { tagLabel } from '../musician/tagCatalogue.ts';

/*
 * The bios of generated musicians that are no sentences: `bios.ts` chooses one of these for some people.
 */

/** Returns a bio of labelled lines such as 【担当】ギター; null when there are fewer than three or no instrument. */
export function labelledLines(facts: BioFacts, slots: Slots, random: Random): string | null {
  const lines = [
    [
      '担当',
      facts.instruments
        .slice(0, 3)
        .map((instrument) => instrumentWords[instrument].spoken)
        .join('・'),
    ],
    [
      'ジャンル',
      facts.genres
        .slice(0, 4)
        .map((genre) => tagLabel('genres', genre))
        .join('、'),
    ],
    ['場所', slots.pref && `${slots.pref}（${slots.town ?? ''}あたり）`],
    ['ペース', facts.frequency && tagLabel('activity_frequency', facts.frequency)],
    [
      '募集',
      slots.want && facts.purposes.includes('recruit')
        ? [slots.want, slots.want2].filter(Boolean).join('、')
        : undefined,
    ],
    ['好きなアーティスト', slots.artist],
  ].filter(([, text]) => text);
  if (facts.instruments.length === 0 || lines.length < 3) return null;
  const [open, close] = pick(
    [
      ['【', '】'],
      ['■', '：'],
      ['・', '：'],
      ['♪', ' '],
    ] as const,
    random,
  );
  const ending = chance(0.6, random) ? fillOne(closings, slots, random) : null;
  return [...lines.map(([label, text]) => `${open}${label}${close}${text}`), ...(ending === null ? [] : [ending])].join(
    '\n',
  );
}

/** Returns a bio of keywords in one line such as Gt. / ロック / 東京; null for a person without an instrument. */
export function catchwords(facts: BioFacts, slots: Slots): string | null {
  const [main] = facts.instruments;
  if (main === undefined) return null;
  const parts = [
    instrumentWords[main].part,
    slots.g,
    slots.g2,
    slots.pref,
    facts.age && tagLabel('ages', facts.age),
    slots.artist,
  ];
  return parts.filter(Boolean).join(' / ');
}
