import type { MatchInput } from './matchInput.ts';
import { type GenreReason, missing } from './matchReason.ts';
import { largerSize, sharedCount, sharedLabels } from './overlap.ts';

/** The points for genres, 20 to 110 (decision G2), times `largerSize` of both sets: a whole number. */
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

export function genreReasons(mine: MatchInput, theirs: MatchInput): GenreReason[] {
  const a = mine.genres;
  const b = theirs.genres;
  const who = missing(a.keys.length === 0, b.keys.length === 0);
  const sought = [...sharedLabels(b, mine.seekingGenres), ...sharedLabels(a, theirs.seekingGenres)];
  const reasons = who === null ? common(sharedLabels(a, b.keys)) : [{ kind: 'genresMissing', who } as const];
  return sought.length === 0 ? reasons : [...reasons, { kind: 'genresSought', genres: [...new Set(sought)] }];

  function common(genres: string[]): GenreReason[] {
    if (genres.length === 0) return [{ kind: 'genresDiffer' }];
    const shared: GenreReason = { kind: 'genresShared', genres, of: largerSize(a.keys, b.keys) };
    const isIdentical = genres.length === a.keys.length && genres.length === b.keys.length;
    return isIdentical ? [shared, { kind: 'genresSame' }] : [shared];
  }
}
