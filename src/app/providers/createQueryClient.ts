import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/errors.ts';
import { logFailure } from '../../lib/log.ts';

/** Tries after the first. */
const MOST_RETRIES = 2;

/** A call is repeated only when another try can help: no answer, or a server that failed. Never after a 4xx. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MOST_RETRIES || !isApiError(error)) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status >= 500);
}

/** Milliseconds until the next try. @param failures so far, before the one that has just come */
export const retryDelay = (failures: number): number => 400 * 2 ** failures;

/** An empty cache with the app's rules. */
export function createQueryClient(): QueryClient {
  // It believes in a network until it hears of its loss; a page that was opened without one hears only of its return.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A 401 ends the session, which says enough; not having a profile yet is no failure (decision S4).
        if (isApiError(error) && (error.status === 401 || error.status === 404)) return;
        logFailure(`Query ${JSON.stringify(query.queryKey)}`, error);
      },
    }),
    defaultOptions: {
      // `always`: a browser that believes to be offline still gets an answer, if only "no connection".
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
