import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClientOf } from '../../src/session/queryClientOf.ts';
import type { Session } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/session/SessionScope.tsx';
import { sessions, startSession } from '../../src/session/sessions.ts';

/** Starts a session as a login does. Its queries are stale at once and not retried. */
export function startTestSession(token = 'token-of-hana'): { session: Session; client: QueryClient } {
  startSession(token);
  const session = sessions.getState();
  const client = queryClientOf(session);
  client.setDefaultOptions({ queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } });
  return { session, client };
}

/** A wrapper for `renderHook` that provides the session. */
export const inSession = (session: Session) => (children: ReactNode) => (
  <SessionProvider session={session}>{children}</SessionProvider>
);
