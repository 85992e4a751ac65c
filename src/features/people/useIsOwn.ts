import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';

/** Whether a profile is one's own, which nobody can like; undefined as long as it is not known who that is. */
export function useIsOwn(profile: Pick<Profile, 'id' | 'user_id'>): boolean | undefined {
  const user = useGetCurrentUser();
  const mine = useGetMyProfile();
  if (profile.user_id === user.data?.id || profile.id === mine.data?.id) return true;
  // Either of the two is enough to know; if both failed, a heart that the server refuses is better than none.
  return user.isSuccess || mine.isSuccess || (user.isFetched && mine.isFetched) ? false : undefined;
}
