import type { PostUser } from '../../api/generated/model/index.ts';
import { common } from '../../ui/copy.ts';
import { post } from './copy.ts';

/** What to call the author of a post; who has left has no name any more (decision B9). */
export function authorName(user: PostUser | null): string {
  if (user === null) return post.gone;
  return user.display_name?.trim() || user.username || common.defaultUser;
}
