import type { Profile } from '../../../api/generated/model/index.ts';
import { useGetMyProfile } from '../../../api/generated/profiles/profiles.ts';
import { toMatchInput } from '../../../scoring/matchInput.ts';
import { matchScore, type MatchScore } from '../../../scoring/matchScore.ts';

interface OwnMatch {
  /** Null as long as there is no profile of one's own to compare with (decision F6). */
  score: MatchScore | null;
  /** One's own profile says neither what one likes nor what one plays, so that the score means little (decision G1). */
  isVague: boolean;
}

/** How well somebody and I match, and why. */
export function useMatchScore(profile: Profile): OwnMatch {
  const { data: own } = useGetMyProfile();
  if (own === undefined) return { score: null, isVague: false };
  const mine = toMatchInput(own);
  return {
    score: matchScore(mine, toMatchInput(profile)),
    isVague: mine.genres.keys.length + mine.instruments.keys.length === 0,
  };
}
