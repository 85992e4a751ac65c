import type { Profile } from '../../../api/generated/model/index.ts';
import { useGetMyProfile } from '../../../api/generated/profiles/profiles.ts';
import { toMatchInput } from '../../../scoring/matchInput.ts';
import { matchScore, type MatchScore } from '../../../scoring/matchScore.ts';
import { matchSentence } from './matchSentence.ts';

interface ViewerMatch {
  /** Null while the viewer has no profile to compare with (rule F6). */
  score: MatchScore | null;
  /** Whether the viewer's profile has neither genres nor instruments, so that the score is not meaningful (rule G1). */
  isVague: boolean;
  /** One sentence about what both have in common; null when there is nothing. */
  sentence: string | null;
}

/** Returns the match score between the viewer and a person. */
export function useMatchScore(profile: Profile): ViewerMatch {
  const { data: own } = useGetMyProfile();
  if (own === undefined) return { score: null, isVague: false, sentence: null };
  const mine = toMatchInput(own);
  const theirs = toMatchInput(profile);
  return {
    score: matchScore(mine, theirs),
    sentence: matchSentence(mine, theirs),
    isVague: mine.genres.keys.length + mine.instruments.keys.length === 0,
  };
}
