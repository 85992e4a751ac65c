import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { onSessionEnd, session } from '../../api/session.ts';
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
  useEffect(() => onSessionEnd(() => client.clear()), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
