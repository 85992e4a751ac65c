import type { Profile, User } from '../../api/generated/model/index.ts';
import { common } from '../../ui/copy.ts';

/** Returns the name of the signed-in user: display name, else username, else ユーザー (rule S5). */
export function ownName(
  profile: Pick<Profile, 'display_name'> | undefined,
  user: Pick<User, 'username'> | undefined,
): string {
  return profile?.display_name.trim() || user?.username.trim() || common.defaultUser;
}
