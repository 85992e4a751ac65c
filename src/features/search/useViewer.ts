import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { isApiError } from '../../api/errors.ts';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { toMatchInput } from '../../scoring/matchInput.ts';
import type { Viewer } from './profileIndex.ts';

/** Data about the viewer that the search needs: whom to exclude from the results and to compare people with. */
export interface ViewerState {
  self: Viewer;
  /** Whether it is known whom to exclude from the results, or both requests have failed. */
  isKnown: boolean;
  /** Whether the request for the viewer's profile has completed, successfully or not. */
  isSettled: boolean;
  /** Whether the viewer's profile has neither genres nor instruments, so that scores are not meaningful (rule G1). */
  isProfileIncomplete: boolean;
}

export function useViewer(): ViewerState {
  const user = useGetCurrentUser();
  const mine = useGetMyProfile();
  const match = mine.data === undefined ? null : toMatchInput(mine.data);
  // Only a 404 means that there is no profile; after any other error a complete one may exist. The value stays true
  // during a refetch, so that the hint that depends on it does not disappear and reappear.
  const hasNone = useHasBeenTrue(isApiError(mine.error) && mine.error.status === 404);
  return {
    self: { profileId: mine.data?.id, userId: user.data?.id ?? mine.data?.user_id, match },
    isKnown: user.isSuccess || mine.isSuccess || (user.isFetched && mine.isFetched),
    isSettled: mine.isFetched,
    isProfileIncomplete: match === null ? hasNone : match.genres.keys.length + match.instruments.keys.length === 0,
  };
}
