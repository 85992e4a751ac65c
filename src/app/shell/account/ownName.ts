import type { Profile, User } from '../../../api/generated/model/index.ts';
import { common } from '../../../ui/copy.ts';
import { isolate } from '../../../lib/text/isolate.ts';
import { trimText } from '../../../lib/text/trimText.ts';

/** Returns the name of the signed-in user: display name, else username, else ユーザー (rule S5). */
export function ownName(
  profile: Pick<Profile, 'display_name'> | undefined,
  user: Pick<User, 'username'> | undefined,
): string {
  return isolate(trimText(profile?.display_name)) || trimText(user?.username) || common.defaultUser;
}
