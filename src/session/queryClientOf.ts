import type { QueryClient } from '@tanstack/react-query';
import { getGetCurrentUserQueryKey } from '../api/generated/auth/auth.ts';
import type { User } from '../api/generated/model/index.ts';
import { removeAtEnd } from '../storage/removeStored.ts';
import { createQueryClient } from './createQueryClient.ts';
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
