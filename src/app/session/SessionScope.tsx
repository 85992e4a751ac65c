import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { getGetCurrentUserQueryKey } from '../../api/generated/auth/auth.ts';
import type { User } from '../../api/generated/model/index.ts';
import { onSessionEnd, session, type SessionEnd } from '../../api/session.ts';
import { dropAllDrafts, dropDrafts } from '../../lib/drafts.ts';
import { createQueryClient } from '../providers/createQueryClient.ts';

interface Props {
  children: ReactNode;
}

/**
 * One query cache for each session. With the token changes the whole tree below: what an old call answers late goes
 * into a cache that nobody reads any more, and the next person starts with an empty one (DECISIONS.md, "One cache a
 * session").
 */
export function SessionScope({ children }: Props) {
  const token = useStore(session, (state) => state.token);
  return (
    <CacheScope key={token ?? ''} token={token ?? ''}>
      {children}
    </CacheScope>
  );
}

/**
 * The cache of the session that is on. It belongs to no component: React throws away what it has rendered when code is
 * still on its way, screens for everybody stand outside of this scope, and a cache left behind with either would be
 * kept by the timers of its entries, even after the session.
 */
let current: { token: string; client: QueryClient } | null = null;

function clientOf(token: string): QueryClient {
  if (current?.token !== token) current = { token, client: beginCache() };
  return current.client;
}

function beginCache(): QueryClient {
  const client = createQueryClient();
  const stop = onSessionEnd((reason) => {
    stop();
    forget(client, reason);
    if (current?.client === client) current = null;
  });
  return client;
}

function CacheScope({ token, children }: Props & { token: string }) {
  const [client] = useState(() => clientOf(token));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Nothing of the person stays in memory; their drafts wait for them unless they left by themselves. */
function forget(client: QueryClient, reason: SessionEnd): void {
  const me = client.getQueryData<User>(getGetCurrentUserQueryKey());
  if (reason === 'logout') {
    if (me === undefined) dropAllDrafts();
    else dropDrafts(me.id);
  }
  // Whoever shows an entry lets go of it after this, and a timer would then hold it, with all it holds, for minutes. A
  // last rendering before that would set the time anew, or make another entry.
  client.setDefaultOptions({ queries: { gcTime: 0 }, mutations: { gcTime: 0 } });
  for (const entry of [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()]) {
    entry.destroy();
    entry.gcTime = 0;
  }
  client.clear();
}
