import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';

/** Returns whether a profile is the viewer's own, which cannot be liked; undefined while it is not known. */
export function useIsOwnProfile(profile: Pick<Profile, 'id' | 'user_id'>): boolean | undefined {
  const user = useGetCurrentUser();
  const mine = useGetMyProfile();
  if (profile.user_id === user.data?.id || profile.id === mine.data?.id) return true;
  // One successful response is enough. If both requests failed, the profile counts as somebody else's: a like button
  // that the server rejects is better than none.
  return user.isSuccess || mine.isSuccess || (user.isFetched && mine.isFetched) ? false : undefined;
}
