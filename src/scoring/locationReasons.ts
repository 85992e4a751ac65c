import type { MatchInput } from './matchInput.ts';
import { type LocationReason, missing } from './matchReason.ts';

/** Returns the reasons for the points for the place, from which the profile dialog explains the match score. */
export function locationReasons({ place: mine }: MatchInput, { place: theirs }: MatchInput): LocationReason[] {
  const who = missing(mine === null, theirs === null);
  if (who !== null) return [{ kind: 'placeMissing', who }];
  if (mine?.name === theirs?.name) return [{ kind: 'placeSame', place: mine?.name ?? '' }];
  if (mine?.prefecture && mine.prefecture === theirs?.prefecture) {
    return [{ kind: 'prefectureSame', prefecture: mine.prefecture }];
  }
  if (mine?.region && mine.region === theirs?.region) return [{ kind: 'regionSame', region: mine.region }];
  return [{ kind: 'placeFar' }];
}
