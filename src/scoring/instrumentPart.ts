import { bitCount, commonPairs, familyOf, familyPairs } from './instrumentFamilies.ts';
import type { MatchInput, TagSet } from './matchInput.ts';
import { largerSize, sharedCount } from './overlap.ts';

/**
 * Returns the instrument points of a match score, 10 to 100 (rule G4), times `largerSize` of both sets: a whole
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
 * Returns the labels of instruments that one person plays and the other looks for (rule G6): one for each family, and
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
