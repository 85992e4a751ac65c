import type { QueryClient } from '@tanstack/react-query';
import type { VideoUpload, Video } from '../../../../api/generated/model/index.ts';
import { getListMyVideosQueryKey, getListMyVideosQueryOptions } from '../../../../api/generated/videos/videos.ts';
import { isSameText } from '../../../../lib/text/sameText.ts';
import type { FindCreated } from '../../../../api/sendOnce.ts';

/**
 * Records the loaded videos, and returns a function that finds the one that an upload has created since, by its texts,
 * for an upload that ended without a response (rule B13). The function returns null when nothing was loaded before.
 */
export function prepareFindVideo(client: QueryClient): FindCreated<VideoUpload, Video> {
  const before = client.getQueryData<Video[]>(getListMyVideosQueryKey());
  return async ({ title = '', description = '' }) => {
    if (before === undefined) return null;
    const known = new Set(before.map(({ id }) => id));
    const list = await client.fetchQuery({ ...getListMyVideosQueryOptions(), staleTime: 0 });
    const isIt = (video: Video) =>
      isSameText(video.title ?? '', title) && isSameText(video.description ?? '', description);
    return list.find((video) => !known.has(video.id) && isIt(video)) ?? null;
  };
}
