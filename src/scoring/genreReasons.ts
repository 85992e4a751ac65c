import type { MatchInput } from './matchInput.ts';
import { type GenreReason, missing } from './matchReason.ts';
import { largerSize, sharedLabels } from './overlap.ts';

/** Returns the reasons for the genre points, from which the profile dialog explains the match score. */
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
