import { apiHost } from '../../api/host.ts';
import type { Post } from '../../api/generated/model/index.ts';
import { resolveMediaUrl } from '../../lib/media/mediaUrl.ts';
import { truncate } from '../../lib/text/truncate.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { authorName } from './authorName.ts';
import { post as copy } from './copy.ts';

/** Maximum length of the title for the system's media controls, in characters. */
const TITLE_LENGTH = 60;

/** Returns a post's audio or video for its player; null if it has none or its URL must not be loaded (rule P17). */
export function postMedium({ media_url, media_type, content, user }: Post) {
  const url = resolveMediaUrl(media_url, apiHost());
  if (url === null || media_type === null) return null;
  const kind: 'audio' | 'video' = media_type === 'audio' ? 'audio' : 'video';
  const firstLine = content.trim().split('\n', 1)[0] ?? '';
  const title = isolate(truncate(firstLine, TITLE_LENGTH)) || copy.kind[kind];
  return { kind, about: { url, title, artist: authorName(user) } };
}
