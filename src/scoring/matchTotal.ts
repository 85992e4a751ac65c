import type { MatchInput, TagSet } from './matchInput.ts';
import { bitCount, commonPairs, familyOf, familyPairs } from './instrumentFamilies.ts';

/** Weights of the parts in per cent. */
export const WEIGHTS = { genre: 40, instrument: 30, skill: 20, location: 10 } as const;

/**
 * Returns how well two people match, an integer from 0 to 100: 30 plus 70 % of the weighted parts, rounded
 * up, at most 100. Computes only the number; `matchScore` also returns the reasons.
 *
 * The one division is of whole numbers, and exact enough to be rounded up. Genres and instruments are shares of the
 * larger set, of `g` and of `i` tags, so their points are fractions over `g` and `i`; skill and place are whole. With the
 * weights in per cent
 *
 *     total = 30 + 70/100 · (40·genre/g + 30·instrument/i + 20·skill + 10·place) / 100
 *
 * and over the denominator 1000·g·i all terms are integers. With sets of up to 100 tags each (the contract's limit)
 * they stay below 10^9, far below the limit up to which doubles are exact.
 */
export function matchTotal(mine: MatchInput, theirs: MatchInput): number {
  const g = largerSize(mine.genres.keys, theirs.genres.keys);
  const i = largerSize(mine.instruments.keys, theirs.instruments.keys);
  const weighted =
    WEIGHTS.genre * genreNumerator(mine, theirs) * i +
    WEIGHTS.instrument * instrumentNumerator(mine, theirs) * g +
    (WEIGHTS.skill * skillPoints(mine, theirs) + WEIGHTS.location * locationPoints(mine, theirs)) * g * i;
  const denominator = 1000 * g * i;
  // Whole numbers below 10⁹ by at most 10⁷: a quotient that is not whole is at least 10⁻⁷ away from a whole one.
  return Math.min(100, Math.ceil((30 * denominator + 7 * weighted) / denominator));
}

/** Returns the genre points of a match score, 20 to 110, times `largerSize` of both sets: a whole number. */
export function genreNumerator(mine: MatchInput, theirs: MatchInput): number {
  const a = mine.genres.keys;
  const b = theirs.genres.keys;
  if (a.length === 0 && b.length === 0) return 60;
  const of = largerSize(a, b);
  if (a.length === 0 || b.length === 0) return 30 * of;
  const shared = sharedCount(a, b);
  if (shared === 0) return 20 * of;
  const isIdentical = shared === a.length && shared === b.length;
  return (isIdentical ? 60 : 50) * of + 50 * shared;
}

/**
 * Returns the instrument points of a match score, 10 to 100, times `largerSize` of both sets: a whole
 * number.
 */
export function instrumentNumerator(mine: MatchInput, theirs: MatchInput): number {
  const a = mine.instruments.keys;
  const b = theirs.instruments.keys;
  if (a.length === 0 && b.length === 0) return 50;
  const of = largerSize(a, b);
  if (a.length === 0 || b.length === 0) return 30 * of;
  const pairs = bitCount(commonPairs(mine.pairSides, theirs.pairSides)) + soughtInstruments(mine, theirs).length;
  const bonus = pairs === 0 ? 10 : Math.min(30 + 10 * pairs, 50);
  return 50 * sharedCount(a, b) + bonus * of;
}

const NONE: readonly string[] = [];

/**
 * Returns the labels of instruments that one person plays and the other looks for: one for each family, and
 * none of a family that is in a common pair.
 */
export function soughtInstruments(mine: MatchInput, theirs: MatchInput): readonly string[] {
  if (mine.seekingInstruments.length === 0 && theirs.seekingInstruments.length === 0) return NONE;
  const bits = commonPairs(mine.pairSides, theirs.pairSides);
  const counted = new Set<string>(familyPairs.flatMap((pair, index) => (bits & (1 << index) ? pair : [])));
  return [...find(mine.instruments, theirs.seekingInstruments), ...find(theirs.instruments, mine.seekingInstruments)];

  function find({ keys, labels }: TagSet, sought: readonly string[]): string[] {
    return labels.filter((_, index) => {
      const key = keys[index] ?? '';
      const family = familyOf(key) ?? key;
      if (!sought.includes(key) || counted.has(family)) return false;
      counted.add(family);
      return true;
    });
  }
}

/** Points by the number of steps between two levels. */
const skillPointsBySteps = [100, 80, 50, 20, 0] as const;

/** Returns the number of steps between the levels of two people, 0 to 4. */
export function skillSteps({ skill: mine }: MatchInput, { skill: theirs }: MatchInput): number {
  return Math.abs(mine.rank - theirs.rank);
}

/** Returns the match score's points for skill, 0 to 100. */
export function skillPoints(mine: MatchInput, theirs: MatchInput): number {
  return skillPointsBySteps[skillSteps(mine, theirs)] ?? 0;
}

/** Returns the match score's points for the place, 30 to 100. */
export function locationPoints({ place: mine }: MatchInput, { place: theirs }: MatchInput): number {
  if (mine === null || theirs === null) return mine === theirs ? 70 : 40;
  if (mine.name === theirs.name) return 100;
  if (mine.prefecture === null || theirs.prefecture === null) return 30;
  if (mine.prefecture === theirs.prefecture) return 85;
  return mine.region === theirs.region ? 70 : 30;
}

/** Returns how many tags two people share. For the few keys of a person a linear search is faster than a hash. */
function sharedCount(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  for (const key of a) if (b.includes(key)) count += 1;
  return count;
}

/** Returns the labels of the shared keys, in the order and with the labels of the first set. */
export function sharedLabels(a: TagSet, b: readonly string[]): string[] {
  return a.labels.filter((_, index) => b.includes(a.keys[index] ?? ''));
}

/** Returns the denominator of shares: the size of the larger set; 1 when both are empty. */
export function largerSize(a: readonly string[], b: readonly string[]): number {
  return Math.max(a.length, b.length, 1);
}

/**
 * Class of a match score, shown next to it: 高相性, 相性良好, 相性あり, 新しい出会い. The formula never returns less
 * than 40.
 */
export type MatchLabel = 'high' | 'good' | 'fair' | 'new';

/** Returns the class of a total: from 80, from 60, from 40, below. */
export function matchLabel(total: number): MatchLabel {
  if (total >= 80) return 'high';
  if (total >= 60) return 'good';
  return total >= 40 ? 'fair' : 'new';
}
