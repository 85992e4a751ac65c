import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { getListMyVideosQueryKey, reorderVideos } from '../../../api/generated/videos/videos.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { videos as copy } from '../copy.ts';
import { inOrder } from './moved.ts';
import { createOrderQueue } from './orderQueue.ts';

/** Puts the videos in another order: at once here, then on the server (decision P23). */
export function useVideoOrder(videos: readonly Video[]): (order: readonly string[]) => void {
  const client = useQueryClient();
  const [queue] = useState(() =>
    createOrderQueue<string>({
      send: (order) => reorderVideos({ video_ids: [...order] }),
      show: (order) => client.setQueryData<Video[]>(getListMyVideosQueryKey(), (list) => list && inOrder(list, order)),
      onFailed: (error) => {
        if (isApiError(error) && error.status === 401) return;
        snackbars.show(copy.reorderFailed, { kind: 'error' });
      },
    }),
  );
  return (order) => {
    // An answer that is on its way knows nothing of it yet.
    void client.cancelQueries({ queryKey: getListMyVideosQueryKey() });
    queue.put(
      order,
      videos.map((video) => video.id),
    );
  };
}
