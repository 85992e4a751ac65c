import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
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
  return <CacheScope key={token ?? ''}>{children}</CacheScope>;
}

function CacheScope({ children }: Props) {
  const [client] = useState(createQueryClient);
  useEffect(() => onSessionEnd((reason) => forget(client, reason)), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Nothing of the person stays in memory; their drafts wait for them unless they left by themselves. */
function forget(client: QueryClient, reason: SessionEnd): void {
  const me = client.getQueryData<User>(getGetCurrentUserQueryKey());
  if (reason === 'logout') {
    if (me === undefined) dropAllDrafts();
    else dropDrafts(me.id);
  }
  // Whoever shows an entry lets go of it after this, and a timer would then hold it, with all it holds, for minutes.
  for (const entry of [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()]) {
    entry.destroy();
    entry.gcTime = 0;
  }
  client.clear();
}
