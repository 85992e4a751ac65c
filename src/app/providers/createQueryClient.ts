import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/errors.ts';
import { retryDelay, shouldRetry } from '../../api/tryAgain.ts';
import { logFailure } from '../../lib/log.ts';

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
