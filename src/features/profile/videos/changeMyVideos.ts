import type { QueryClient } from '@tanstack/react-query';
import type { Video } from '../../../api/generated/model/index.ts';
import { getListMyVideosQueryKey } from '../../../api/generated/videos/videos.ts';

/**
 * Changes the cached list of the user's own videos, after a video was edited or deleted. Cancels a query in flight
 * first, whose response would overwrite the change.
 */
export async function changeMyVideos(
  client: QueryClient,
  change: (videos: readonly Video[]) => readonly Video[],
): Promise<void> {
  const queryKey = getListMyVideosQueryKey();
  await client.cancelQueries({ queryKey });
  client.setQueryData<readonly Video[]>(queryKey, (videos) => videos && change(videos));
}
