import { commonPairs, familyOf, familyPairs, type InstrumentFamily } from './instrumentFamilies.ts';
import { soughtInstruments } from './instrumentPart.ts';
import type { MatchInput, TagSet } from './matchInput.ts';
import { type InstrumentPair, type InstrumentReason, missing } from './matchReason.ts';
import { largerSize, sharedLabels } from './overlap.ts';

/** Returns the reasons for the instrument points, from which the profile dialog explains the match score. */
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

/** Returns, for each common pair of families, my first instrument and their first instrument in it. */
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
