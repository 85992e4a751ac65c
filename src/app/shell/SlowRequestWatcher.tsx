import { useEffect } from 'react';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { after } from '../../lib/time/timer.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { common } from '../../ui/copy.ts';
import { slowRequests } from '../copy.ts';

/** Shows a snackbar while requests remain without a response for long. */
export function SlowRequestWatcher() {
  const client = useQueryClient();
  useEffect(() => watchSlowRequests(client), [client]);
  return null;
}

/** Milliseconds after which a pending request counts as slow. */
const SLOW_AFTER_MS = 15_000;

/** Topic by which the snackbar is closed when no request is slow any more. */
const TOPIC = 'slow-answers';

/**
 * Shows a snackbar while a query is pending for too long, because requests have no timeout. Its button
 * cancels the request and sends it again.
 * @returns a function that stops watching
 */
export function watchSlowRequests(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  /** Functions that cancel the timers of the queries in flight, by query hash. */
  const waits = new Map<string, () => void>();
  /** The slow ones of these queries. One snackbar covers all. */
  const slow = new Map<string, Query>();

  const look = (query: Query) => {
    const { queryHash, state } = query;
    const isWaiting = state.fetchStatus === 'fetching';
    if (isWaiting === waits.has(queryHash)) return;
    waits.get(queryHash)?.();
    if (isWaiting) {
      waits.set(
        queryHash,
        after(SLOW_AFTER_MS, () => reportSlow(query)),
      );
    } else {
      waits.delete(queryHash);
      if (slow.delete(queryHash) && slow.size === 0) snackbars.removeByTopic(TOPIC);
    }
  };
  const reportSlow = (query: Query) => {
    slow.set(query.queryHash, query);
    if (slow.size > 1) return;
    snackbars.show(slowRequests, {
      topic: TOPIC,
      waits: true,
      action: { label: common.retry, run: () => void askAgain() },
    });
  };
  const askAgain = async () => {
    for (const query of [...slow.values()]) {
      // For infinite queries, `fetchMeta` contains which page is being fetched.
      const meta = query.state.fetchMeta;
      await query.cancel({ revert: true });
      // A query without observers belongs to a direct `fetchQuery` call, which rejects on cancel and retries on its
      // own.
      if (query.getObserversCount() === 0) continue;
      query.fetch(undefined, meta === null ? {} : { meta }).catch(() => undefined);
    }
  };

  for (const query of cache.getAll()) look(query);
  const unsubscribe = cache.subscribe(({ query }) => look(query));
  return () => {
    unsubscribe();
    for (const stop of waits.values()) stop();
  };
}
