import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { getListMyVideosQueryKey, reorderVideos } from '../../../api/generated/videos/videos.ts';
import { useSession } from '../../../session/SessionScope.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { videos as copy } from '../copy.ts';
import { sortByIds } from './moveItem.ts';
import { createOrderQueue } from './orderQueue.ts';

/** Topic of the snackbar about a failure; it is closed when a later order is saved. */
const TOPIC = 'video-order';

/** Returns a function that changes the order of the videos: at once in the cache, then on the server (rule P23). */
export function useVideoOrder(videos: readonly Video[]): (order: readonly string[]) => void {
  const client = useQueryClient();
  const { signal } = useSession();
  const [queue] = useState(() =>
    createOrderQueue<string>({
      signal,
      send: async (order) => {
        await reorderVideos({ video_ids: [...order] });
        snackbars.removeByTopic(TOPIC);
      },
      show: (order) =>
        client.setQueryData<Video[]>(getListMyVideosQueryKey(), (list) => list && sortByIds(list, order)),
      onFailed: (error) => {
        if (isApiError(error) && error.status === 401) return;
        snackbars.show(copy.reorderFailed, { kind: 'error', topic: TOPIC });
      },
    }),
  );
  return (order) => {
    // The response of a query in flight would overwrite the new order.
    void client.cancelQueries({ queryKey: getListMyVideosQueryKey() });
    void queue.put(
      order,
      videos.map((video) => video.id),
    );
  };
}
