import { onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/errors.ts';
import { getGetCurrentUserQueryKey } from '../api/generated/auth/auth.ts';
import type { User } from '../api/generated/model/index.ts';
import { getGetMyProfileQueryKey } from '../api/generated/profiles/profiles.ts';
import { retryDelay, shouldRetry } from '../api/withRetry.ts';
import { logFailure } from '../lib/log/log.ts';
import { removeAtEnd } from '../storage/removeStored.ts';
import type { Session } from './session.ts';

/** Returns the query client of a session; each session has its own cache. */
export const queryClientOf = (session: Session): QueryClient => session.own(createSessionCache);

function createSessionCache(session: Session): QueryClient {
  const client = createQueryClient();
  session.onEnd((reason) => {
    const user = client.getQueryData<User>(getGetCurrentUserQueryKey());
    if (session.token !== null) removeAtEnd(reason === 'logout' ? 'logout' : 'login', user?.id);
    clearCache(client);
  });
  return client;
}

/** Removes all cached data from memory. */
function clearCache(client: QueryClient): void {
  // Components unmount after this and release their entries. With the normal `gcTime` a timer would keep the entries in
  // memory for minutes, and a last rendering could restart that timer or create another entry.
  client.setDefaultOptions({ queries: { gcTime: 0 }, mutations: { gcTime: 0 } });
  for (const entry of [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()]) {
    entry.destroy();
    entry.gcTime = 0;
  }
  client.clear();
}

/** Creates an empty query client with the app's defaults. */
export function createQueryClient(): QueryClient {
  // `onlineManager` assumes to be online until it receives an `offline` event, which a page that was opened offline
  // never receives.
  onlineManager.setOnline(navigator.onLine);
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A 401 ends the session, which the user notices; a missing profile is not an error.
        if (isApiError(error) && (error.status === 401 || error.status === 404)) return;
        logFailure(`Query ${JSON.stringify(query.queryKey)}`, error);
      },
    }),
    defaultOptions: {
      // `always`: queries run even when the browser reports to be offline, so that they fail with "no connection"
      // instead of pausing.
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
  // "No profile yet" stays valid until the user saves one, which updates the cache. Refetching would only produce
  // another failed request, which the browser logs as an error.
  client.setQueryDefaults(getGetMyProfileQueryKey(), {
    retryOnMount: isWorthRetrying,
    refetchOnWindowFocus: isWorthRetrying,
    refetchOnReconnect: isWorthRetrying,
  });
  return client;
}

function isWorthRetrying({ state: { error } }: Query): boolean {
  return !isApiError(error) || error.status !== 404;
}
