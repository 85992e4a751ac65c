import type { Profile } from '../../../api/generated/model/index.ts';
import { useGetMyProfile } from '../../../api/generated/profiles/profiles.ts';
import { toMatchInput } from '../../../scoring/matchInput.ts';
import { matchScore, type MatchScore } from '../../../scoring/matchScore.ts';

interface ViewerMatch {
  /** Null while the viewer has no profile to compare with (rule F6). */
  score: MatchScore | null;
  /** The viewer's profile has neither genres nor instruments, so that the score is not meaningful (rule G1). */
  isVague: boolean;
}

/** Returns the match score between the viewer and a person. */
export function useMatchScore(profile: Profile): ViewerMatch {
  const { data: own } = useGetMyProfile();
  if (own === undefined) return { score: null, isVague: false };
  const mine = toMatchInput(own);
  return {
    score: matchScore(mine, toMatchInput(profile)),
    isVague: mine.genres.keys.length + mine.instruments.keys.length === 0,
  };
}
