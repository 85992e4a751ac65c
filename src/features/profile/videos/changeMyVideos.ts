import type { QueryClient } from '@tanstack/react-query';
import type { Video } from '../../../api/generated/model/index.ts';
import { getListMyVideosQueryKey } from '../../../api/generated/videos/videos.ts';

/** Changes the list as it is known here. An answer that is on its way knows nothing of it and would undo it. */
export async function changeMyVideos(
  client: QueryClient,
  change: (videos: readonly Video[]) => readonly Video[],
): Promise<void> {
  const queryKey = getListMyVideosQueryKey();
  await client.cancelQueries({ queryKey });
  client.setQueryData<readonly Video[]>(queryKey, (videos) => videos && change(videos));
}
