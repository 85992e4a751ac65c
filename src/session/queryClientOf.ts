import type { QueryClient } from '@tanstack/react-query';
import { getGetCurrentUserQueryKey } from '../api/generated/auth/auth.ts';
import type { User } from '../api/generated/model/index.ts';
import { createQueryClient } from './createQueryClient.ts';
import { removeAllDrafts, removeDrafts } from './drafts.ts';
import { removeLastVisit } from './lastVisit.ts';
import { removePrivateLists } from './privateLists.ts';
import type { Session } from './session.ts';
import { removeSharedFile } from './sharedFile.ts';
import { removeStoredPeople } from './storedPeople.ts';
import { removeTakes } from './takes.ts';
import { removeUnsent } from './unsent.ts';

/** Returns the query client of a session; each session has its own cache. */
export const queryClientOf = (session: Session): QueryClient => session.own(createSessionCache);

function createSessionCache(session: Session): QueryClient {
  const client = createQueryClient();
  session.onEnd((reason) => {
    if (reason === 'logout') removeUserData(client.getQueryData<User>(getGetCurrentUserQueryKey()));
    if (session.token !== null) removeStoredPeople();
    clearCache(client);
  });
  return client;
}

/**
 * A deliberate logout removes what the user has begun, not sent or saved; it stays after an expired session (A16).
 * While the user is unknown, everybody's drafts are removed rather than left to whoever comes next.
 */
function removeUserData(me: User | undefined): void {
  if (me === undefined) removeAllDrafts();
  else removeDrafts(me.id);
  removeUnsent(me?.id);
  removePrivateLists(me?.id);
  removeLastVisit();
  removeTakes();
  void removeSharedFile();
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
