import type { MatchInput } from './matchInput.ts';

/** Returns the match score's points for the place, 30 to 100 (rule G10). */
export function locationPoints({ place: mine }: MatchInput, { place: theirs }: MatchInput): number {
  if (mine === null || theirs === null) return mine === theirs ? 70 : 40;
  if (mine.name === theirs.name) return 100;
  if (mine.prefecture === null || theirs.prefecture === null) return 30;
  if (mine.prefecture === theirs.prefecture) return 85;
  return mine.region === theirs.region ? 70 : 30;
}
