import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import type { Video, VideoUpload } from '../../../api/generated/model/index.ts';
import {
  getListMyVideosQueryKey,
  getListMyVideosQueryOptions,
  reorderVideos,
} from '../../../api/generated/videos/videos.ts';
import type { FindCreated } from '../../../api/sendOnce.ts';
import { createLatestWins } from '../../../lib/async/latestWins.ts';
import { isSameText } from '../../../lib/text/sameText.ts';
import { useSession } from '../../../session/SessionScope.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { videos as copy } from './copy.ts';

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

/**
 * Records the loaded videos, and returns a function that finds the one that an upload has created since, by its texts,
 * for an upload that ended without a response. The function returns null when nothing was loaded before.
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

/** Returns the list with one item moved to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** Returns the items in the order of the ids; items without an id in it come last in their previous order. */
export function sortByIds<Item extends { id: string }>(items: readonly Item[], order: readonly string[]): Item[] {
  const place = (item: Item) => {
    const index = order.indexOf(item.id);
    return index === -1 ? order.length : index;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}

interface OrderQueueInput<Id> {
  /** Sends the complete order; rejects when the server does not accept it. */
  send: (order: readonly Id[]) => Promise<unknown>;
  /** Displays an order. */
  show: (order: readonly Id[]) => void;
  onFailed: (error: unknown) => void;
  /** Aborts with the session. */
  signal: AbortSignal;
}

/**
 * Sends changes of the order of the user's videos: each is displayed at once, one request is in flight at a time, and
 * only the latest order is sent after it. A failure rolls back to the order that the server confirmed last
 * and drops orders that were not sent yet.
 */
export function createOrderQueue<Id>({ send, show, onFailed, signal }: OrderQueueInput<Id>) {
  let confirmed: readonly Id[] = [];
  let open = 0;
  const pendingOrder = createLatestWins<readonly Id[]>({
    send: async (order) => {
      await send(order);
      confirmed = order;
    },
    dropsIntentOnFailure: true,
    signal,
  });

  return {
    /** @param before the order up to now, which is the server's when no request is in flight */
    async put(order: readonly Id[], before: readonly Id[]): Promise<void> {
      if (open === 0) confirmed = before;
      open += 1;
      show(order);
      const settled = await pendingOrder(order);
      open -= 1;
      if (settled?.hasFailed !== true) return;
      show(confirmed);
      onFailed(settled.error);
    },
  };
}

/** Topic of the snackbar about a failure; it is closed when a later order is saved. */
const TOPIC = 'video-order';

/** Returns a function that changes the order of the videos: at once in the cache, then on the server. */
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
