import type { Query, QueryClient } from '@tanstack/react-query';
import { after } from '../../lib/timer.ts';
import { common } from '../../ui/copy.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { sessionText } from '../copy.ts';

/** How long a person waits without a word, in ms. */
const PATIENCE = 15_000;

/**
 * Calls have no time limit (spec.md section 7). Says when what a screen waits for does not come, and offers to ask once
 * more in place of the call that hangs. Answers how to stop.
 */
export function watchSlowAnswers(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  /** Calls under way, each with how to stop watching it. */
  const waits = new Map<string, () => void>();
  /** Those of them that take too long. One message speaks for all. */
  const slow = new Map<string, Query>();

  const look = (query: Query) => {
    const { queryHash, state } = query;
    const isWaiting = state.fetchStatus === 'fetching';
    if (isWaiting === waits.has(queryHash)) return;
    waits.get(queryHash)?.();
    if (isWaiting) {
      waits.set(
        queryHash,
        after(PATIENCE, () => tell(query)),
      );
    } else {
      waits.delete(queryHash);
      slow.delete(queryHash);
    }
  };
  const tell = (query: Query) => {
    slow.set(query.queryHash, query);
    if (slow.size > 1) return;
    snackbars.show(sessionText.slow, { action: { label: common.retry, run: () => void askAgain() } });
  };
  const askAgain = async () => {
    for (const query of [...slow.values()]) {
      // Which page of a list it was that hangs.
      const meta = query.state.fetchMeta;
      await query.cancel({ revert: true });
      // Whoever waits for a call that nobody observes hears that it was given up, and asks again.
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
