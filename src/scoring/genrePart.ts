import type { MatchInput } from './matchInput.ts';
import { largerSize, sharedCount } from './overlap.ts';

/** Returns the genre points of a match score, 20 to 110 (rule G2), times `largerSize` of both sets: a whole number. */
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
