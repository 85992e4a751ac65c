import { apiHost } from '../../../api/host.ts';
import type { Post } from '../../../api/generated/model/index.ts';
import { resolveMediaUrl } from '../../../lib/media/mediaUrl.ts';
import { AudioPlayer } from '../../../ui/MediaPlayer/AudioPlayer.tsx';
import { VideoPlayer } from '../../../ui/MediaPlayer/VideoPlayer.tsx';
import { authorName } from './authorName.ts';
import { post as copy } from '../copy.ts';

/** Maximum length of the title for the system's media controls, in characters. */
const TITLE_LENGTH = 60;

/** The player for the audio or video file of a post, if it has one whose address may be loaded (rule P17). */
export function PostMedia({ post }: { post: Post }) {
  const url = resolveMediaUrl(post.media_url, apiHost());
  if (url === null || post.media_type === null) return null;
  const kind = post.media_type === 'audio' ? 'audio' : 'video';
  const firstLine = post.content.trim().split('\n', 1)[0] ?? '';
  const about = {
    url,
    title: firstLine.slice(0, TITLE_LENGTH) || copy.kind[kind],
    artist: authorName(post.user),
  };
  return kind === 'audio' ? (
    <AudioPlayer sound={{ ...about, id: post.id }} length={post.media_duration} />
  ) : (
    <VideoPlayer film={about} length={post.media_duration} canAutoplay />
  );
}
