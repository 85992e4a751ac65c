import { apiHost } from '../../api/host.ts';
import type { Post } from '../../api/generated/model/index.ts';
import { resolveMediaUrl } from '../../lib/mediaUrl.ts';
import { AudioPlayer } from '../../ui/MediaPlayer/AudioPlayer.tsx';
import { VideoPlayer } from '../../ui/MediaPlayer/VideoPlayer.tsx';
import { authorName } from './authorName.ts';
import { post as copy } from './copy.ts';

/** As much of the text as the system's media controls have room for. */
const TITLE_LENGTH = 60;

/** The sound or film of a post, if it has one that may be loaded (decision P17). */
export function PostMedia({ post }: { post: Post }) {
  const url = resolveMediaUrl(post.media_url, apiHost());
  if (url === null || post.media_type === null) return null;
  const firstLine = post.content.trim().split('\n', 1)[0] ?? '';
  const about = {
    url,
    title: firstLine.slice(0, TITLE_LENGTH) || copy.kind[post.media_type],
    artist: authorName(post.user),
  };
  return post.media_type === 'audio' ? (
    <AudioPlayer sound={{ ...about, id: post.id }} length={post.media_duration} />
  ) : (
    <VideoPlayer film={about} length={post.media_duration} />
  );
}
