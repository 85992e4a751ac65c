import type { PostUser } from '../../api/generated/model/index.ts';
import { common } from '../../ui/copy.ts';
import { post } from './copy.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { trimText } from '../../lib/text/trimText.ts';

/** Returns the name of a post's author; a deleted account has a fixed label (rule B9). */
export function authorName(user: PostUser | null): string {
  if (user === null) return post.gone;
  return isolate(trimText(user.display_name)) || user.username || common.defaultUser;
}
