import type { QueryClient } from '@tanstack/react-query';
import type { Video } from '../../../api/generated/model/index.ts';
import { getListMyVideosQueryOptions } from '../../../api/generated/videos/videos.ts';
import { logDetail } from '../../../lib/log/log.ts';
import { sameTexts, type VideoTexts } from './videoTexts.ts';

/**
 * Refetches the list after an upload whose outcome is unknown (rule B13), and returns the uploaded video: one with
 * the same texts that is not in `known`.
 * @param known ids of the videos before the upload; null when unknown, then nothing is found
 * @returns the video, null without one
 */
export async function findUploaded(
  client: QueryClient,
  texts: VideoTexts,
  known: ReadonlySet<string> | null,
): Promise<Video | null> {
  try {
    const list = await client.fetchQuery({ ...getListMyVideosQueryOptions(), staleTime: 0 });
    const isIt = ({ title, description }: Video) =>
      sameTexts({ title: title ?? '', description: description ?? '' }, texts);
    return list.find((video) => known?.has(video.id) === false && isIt(video)) ?? null;
  } catch (error) {
    logDetail(`What became of a video is not known: ${String(error)}`);
    return null;
  }
}
