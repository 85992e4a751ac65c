import { bitCount, commonPairs, familyOf, familyPairs, type InstrumentFamily } from './instrumentFamilies.ts';
import type { MatchInput, TagSet } from './matchInput.ts';
import { type InstrumentPair, type InstrumentReason, missing } from './matchReason.ts';
import { largerSize, sharedCount, sharedLabels } from './overlap.ts';

/** The points for instruments, 10 to 100 (decision G4), times `largerSize` of both sets: a whole number. */
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

export function instrumentReasons(mine: MatchInput, theirs: MatchInput): InstrumentReason[] {
  const a = mine.instruments;
  const b = theirs.instruments;
  const who = missing(a.keys.length === 0, b.keys.length === 0);
  if (who !== null) return [{ kind: 'instrumentsMissing', who }];
  const instruments = sharedLabels(a, b.keys);
  const pairs = pairsOf(mine, theirs);
  const sought = soughtInstruments(mine, theirs);
  const reasons: InstrumentReason[] = [];
  if (pairs.length > 0) reasons.push({ kind: 'instrumentPairs', pairs });
  if (sought.length > 0) reasons.push({ kind: 'instrumentsSought', instruments: sought });
  if (instruments.length > 0) reasons.push({ kind: 'instrumentsShared', instruments, of: largerSize(a.keys, b.keys) });
  if (pairs.length + sought.length === 0) reasons.push({ kind: 'instrumentPairsNone' });
  return reasons;
}

/** For each pair of families the first instrument of mine and of theirs that make it. */
function pairsOf(mine: MatchInput, theirs: MatchInput): InstrumentPair[] {
  const bits = commonPairs(mine.pairSides, theirs.pairSides);
  return familyPairs.flatMap(([one, other], index) => {
    if ((bits & (1 << index)) === 0) return [];
    const direct = pairFrom(mine.instruments, one, theirs.instruments, other);
    const pair = direct ?? pairFrom(mine.instruments, other, theirs.instruments, one);
    return pair === null ? [] : [pair];
  });
}

function pairFrom(a: TagSet, mine: InstrumentFamily, b: TagSet, theirs: InstrumentFamily): InstrumentPair | null {
  const first = labelOfFamily(a, mine);
  const second = labelOfFamily(b, theirs);
  return first === undefined || second === undefined ? null : { mine: first, theirs: second };
}

function labelOfFamily({ keys, labels }: TagSet, family: InstrumentFamily): string | undefined {
  return labels[keys.findIndex((key) => familyOf(key) === family)];
}

const NONE: readonly string[] = [];

/**
 * What one plays and the other looks for, as labels (decision G6): each family once, and none that stands in a pair
 * already.
 */
function soughtInstruments(mine: MatchInput, theirs: MatchInput): readonly string[] {
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
