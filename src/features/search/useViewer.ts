import { isApiError } from '../../api/errors.ts';
import type { ProfileId, UserId } from '../../api/generated/model/index.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { useKnownViewer } from '../../people/person.ts';
import { type MatchInput, toMatchInput } from '../../scoring/matchInput.ts';

/** The viewer, who is excluded from the results and with whom all people are compared. */
export interface Viewer {
  readonly profileId: ProfileId | undefined;
  readonly userId: UserId | undefined;
  /** Null when the viewer has no profile. */
  readonly matchInput: MatchInput | null;
}

/** Compares only the fields that affect scores: the rest of the profile changes often, for example `last_active`. */
export function isSameViewer(a: Viewer, b: Viewer): boolean {
  return (
    JSON.stringify([a.profileId, a.userId, a.matchInput]) === JSON.stringify([b.profileId, b.userId, b.matchInput])
  );
}

/** Data about the viewer that the search needs: whom to exclude from the results and to compare people with. */
export interface ViewerState {
  viewer: Viewer;
  /** Whether it is known whom to exclude from the results, or both requests have failed. */
  isKnown: boolean;
  /** Whether the request for the viewer's profile has completed, successfully or not. */
  isSettled: boolean;
  /** Whether the viewer's profile has neither genres nor instruments, so that scores are not meaningful. */
  isProfileIncomplete: boolean;
}

export function useViewer(): ViewerState {
  const { userId, profileId, isKnown } = useKnownViewer();
  const profile = useGetMyProfile();
  const matchInput = profile.data === undefined ? null : toMatchInput(profile.data);
  // Only a 404 means that there is no profile; after any other error a complete one may exist. The value stays true
  // during a refetch, so that the hint that depends on it does not disappear and reappear.
  const hasNone = useHasBeenTrue(isApiError(profile.error) && profile.error.status === 404);
  return {
    viewer: { profileId, userId, matchInput },
    isKnown,
    isSettled: profile.isFetched,
    isProfileIncomplete:
      matchInput === null ? hasNone : matchInput.genres.keys.length + matchInput.instruments.keys.length === 0,
  };
}
