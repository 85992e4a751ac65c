import type { Post } from '../../api/generated/model/index.ts';
import { AudioPlayer } from '../../ui/MediaPlayer/AudioPlayer.tsx';
import { VideoPlayer } from '../../ui/MediaPlayer/VideoPlayer.tsx';
import { postMedium } from './postMedium.ts';

/** Renders the player for the audio or video file of a post. */
export function PostMedia({ post }: { post: Post }) {
  const medium = postMedium(post);
  if (medium === null) return null;
  const { kind, about } = medium;
  return kind === 'audio' ? (
    <AudioPlayer sound={{ ...about, id: post.id }} length={post.media_duration} />
  ) : (
    <VideoPlayer film={about} length={post.media_duration} canAutoplay />
  );
}
