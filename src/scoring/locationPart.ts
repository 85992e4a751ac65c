import type { MatchInput } from './matchInput.ts';
import { type LocationReason, missing } from './matchReason.ts';

/** 30 to 100 (spec.md section 9, decision G10). */
export function locationPoints({ place: mine }: MatchInput, { place: theirs }: MatchInput): number {
  if (mine === null || theirs === null) return mine === theirs ? 70 : 40;
  if (mine.name === theirs.name) return 100;
  if (mine.prefecture === null || theirs.prefecture === null) return 30;
  if (mine.prefecture === theirs.prefecture) return 85;
  return mine.region === theirs.region ? 70 : 30;
}

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
