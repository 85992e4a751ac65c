import { type BioFacts, PLAYING_FOR_YEARS, slotsOf } from './bioFacts.ts';
import { catchwords, labelledLines } from './bioLists.ts';
import {
  asides,
  closings,
  oneLiners,
  openings,
  openingsOfListeners,
  openingsOfNewcomers,
  openingsWithYears,
  tastes,
} from './bioSentences.ts';
import { lessonSentences, sentencesByFrequency, sentencesByLevel, sentencesByPurpose } from './bioSentencesByTag.ts';
import { chance, pickWeighted, type Random, sampleWeighted, type Weighted } from '../random.ts';
import { choose, fill, fillOne, type Slots, withoutUsed } from '../chats/slots.ts';

/** The share of people without an introduction. */
const NO_BIO = 0.05;

/** Returns the sentences by topic that fit this person, in the usual order of an introduction. */
function topicsOf(facts: BioFacts): (readonly string[])[] {
  const { instruments, purposes, level, frequency } = facts;
  const teaches = level === 'expert' || level === 'master' || level === 'advanced';
  const lessons = purposes.includes('lesson') ? lessonSentences[teaches ? 'teaching' : 'learning'] : [];
  return [
    tastes,
    level === null || instruments.length === 0 ? [] : sentencesByLevel[level],
    frequency === null || instruments.length === 0 ? [] : sentencesByFrequency[frequency],
    instruments.length === 0 ? [] : [...lessons, ...purposes.flatMap((purpose) => sentencesByPurpose[purpose])],
    asides,
    closings,
  ];
}

/** Weight of each topic of `topicsOf`, by its index. */
const topicWeights: readonly Weighted<number>[] = [
  [0, 6],
  [1, 4],
  [2, 4],
  [3, 8],
  [4, 2],
  [5, 5],
];
const proseLengths: readonly Weighted<number>[] = [
  [1, 1],
  [2, 5],
  [3, 6],
  [4, 3],
  [5, 1],
];
const usedOnce: ReadonlySet<string> = new Set('g g2 era pref town years long artist want want2 n'.split(' '));

/** Returns the sentences with which this person's introduction may begin. */
function openingsOf(facts: BioFacts, slots: Slots, random: Random): readonly string[] {
  if (facts.instruments.length === 0) return openingsOfListeners;
  const newcomer = facts.level === 'beginner' || (facts.years !== null && facts.years < PLAYING_FOR_YEARS);
  if (newcomer) return chance(0.6, random) ? openingsOfNewcomers : openings;
  return pickWeighted<readonly string[]>(
    [
      [openings, 5],
      [openingsWithYears, slots.years === undefined ? 0 : 4],
    ],
    random,
  );
}

/** Returns the sentences of up to `count` random topics that have some, in the usual order. */
function chooseTopics(topics: readonly (readonly string[])[], count: number, random: Random): (readonly string[])[] {
  const open = topicWeights.filter(([topic]) => (topics[topic]?.length ?? 0) > 0);
  const chosen = new Set(sampleWeighted(open, count, random));
  return topics.filter((_, topic) => chosen.has(topic));
}

function prose(facts: BioFacts, slots: Slots, random: Random): string | null {
  const length = pickWeighted(proseLengths, random);
  const pools = [openingsOf(facts, slots, random), ...chooseTopics(topicsOf(facts), length - 1, random)];
  const said: string[] = [];
  let left = slots;
  for (const pool of pools) {
    const sentence = choose(pool, left, random);
    if (sentence === null) continue;
    said.push(fill(sentence, left));
    left = withoutUsed(sentence, left, usedOnce);
  }
  const separator = chance(0.2, random) ? '\n' : '';
  return said.length === 0 ? null : said.join(separator);
}

function oneLine(facts: BioFacts, slots: Slots, random: Random): string | null {
  return facts.instruments.length === 0 ? null : fillOne(oneLiners, slots, random);
}

const forms: readonly Weighted<(facts: BioFacts, slots: Slots, random: Random) => string | null>[] = [
  [prose, 78],
  [labelledLines, 9],
  [oneLine, 9],
  [catchwords, 4],
];

/**
 * Returns a self-introduction that contains only the given facts, or null for about one person in twenty. It has one to
 * five sentences, some of them on lines of their own, or is a list or a line of keywords.
 */
export function bio(facts: BioFacts, random: Random): string | null {
  if (chance(NO_BIO, random)) return null;
  const slots = slotsOf(facts, random);
  const form = pickWeighted(forms, random);
  return form(facts, slots, random) ?? prose(facts, slots, random);
}
