import type { PostUser, Post } from '../../api/generated/model/index.ts';
import { apiHost } from '../../api/host.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { trimText } from '../../lib/text/trimText.ts';
import { resolveMediaUrl } from '../../lib/media/mediaUrl.ts';
import { truncate } from '../../lib/text/truncate.ts';
import { common } from '../../ui/copy.ts';
import { post as copy } from './copy.ts';
import { descendantsOf } from './postTree.ts';

/** Returns the name of a post's author; a deleted account has a fixed label. */
export function authorName(user: PostUser | null): string {
  if (user === null) return copy.gone;
  return isolate(trimText(user.display_name)) || user.username || common.defaultUser;
}

/** Maximum length of the title for the system's media controls, in characters. */
const TITLE_LENGTH = 60;

/** Returns a post's audio or video for its player; null if it has none or its URL must not be loaded. */
export function postMedium({ media_url, media_type, content, user }: Post) {
  const url = resolveMediaUrl(media_url, apiHost());
  if (url === null || media_type === null) return null;
  const kind: 'audio' | 'video' = media_type === 'audio' ? 'audio' : 'video';
  const firstLine = content.trim().split('\n', 1)[0] ?? '';
  const title = isolate(truncate(firstLine, TITLE_LENGTH)) || copy.kind[kind];
  return { kind, about: { url, title, artist: authorName(user) } };
}

/** The texts of a post: the name of its author and its content. */
export interface ThreadText {
  name: string;
  content: string;
}

/** Returns the texts that the board's search reads: those of a post, which come first, and of its loaded replies. */
export const threadTexts = (post: Post): ThreadText[] =>
  [post, ...descendantsOf(post)].map(({ user, content }) => ({ name: authorName(user), content }));
