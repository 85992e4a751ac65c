import { useGetCurrentUser } from '../api/generated/auth/auth.ts';
import type { Profile, ProfileId, UserId } from '../api/generated/model/index.ts';
import { useGetMyProfile } from '../api/generated/profiles/profiles.ts';

interface KnownViewer {
  userId: UserId | undefined;
  profileId: ProfileId | undefined;
  /**
   * Whether one of the requests succeeded or both failed. If both failed, the profile counts as another user's: a like
   * button that the server rejects is better than none.
   */
  isKnown: boolean;
}

/** Returns what is known of the viewer, to recognize their own profile. */
export function useKnownViewer(): KnownViewer {
  const user = useGetCurrentUser();
  const mine = useGetMyProfile();
  return {
    userId: user.data?.id,
    profileId: mine.data?.id,
    isKnown: user.isSuccess || mine.isSuccess || (user.isFetched && mine.isFetched),
  };
}

/** Returns whether a profile is the viewer's own, which cannot be liked; undefined while it is not known. */
export function isOwnProfile(profile: Pick<Profile, 'id' | 'user_id'>, viewer: KnownViewer): boolean | undefined {
  if (profile.user_id === viewer.userId || profile.id === viewer.profileId) return true;
  return viewer.isKnown ? false : undefined;
}

/**
 * Returns whether a profile is the viewer's own, for a component that shows one profile; undefined while it is not
 * known.
 */
export function useIsOwnProfile(profile: Pick<Profile, 'id' | 'user_id'>): boolean | undefined {
  return isOwnProfile(profile, useKnownViewer());
}
