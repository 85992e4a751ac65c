import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { isApiError } from '../../api/errors.ts';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { toMatchInput } from '../../scoring/matchInput.ts';
import type { MatchInput } from '../../scoring/matchInput.ts';
import type { ProfileId, UserId, Profile } from '../../api/generated/model/index.ts';

/** The viewer, who is excluded from the results (rule F4) and with whom all people are compared. */
export interface Viewer {
  readonly profileId: ProfileId | undefined;
  readonly userId: UserId | undefined;
  /** Null when the viewer has no profile. */
  readonly match: MatchInput | null;
}

export function isViewer(profile: Profile, { profileId, userId }: Viewer): boolean {
  return profile.id === profileId || profile.user_id === userId;
}

/** Compares only the fields that affect scores: the rest of the profile changes often, for example `last_active`. */
export function isSameViewer(a: Viewer, b: Viewer): boolean {
  return JSON.stringify([a.profileId, a.userId, a.match]) === JSON.stringify([b.profileId, b.userId, b.match]);
}

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
