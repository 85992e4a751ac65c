import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { queryClientOf } from './queryClientOf.ts';
import type { CreatePart, Session } from './session.ts';
import { sessions } from './sessions.ts';

const SessionContext = createContext<Session | null>(null);

/**
 * Provides the current session to its children, and remounts all of them when another session starts, so that no state
 * and no pending work of the previous session remains (docs/decisions.md, "One cache a session").
 */
export function SessionScope({ children }: { children: ReactNode }) {
  const session = useStore(sessions);
  return (
    <SessionProvider key={session.token} session={session}>
      {children}
    </SessionProvider>
  );
}

/** Provides a session and its query client. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={queryClientOf(session)}>{children}</QueryClientProvider>
    </SessionContext>
  );
}

/**
 * Returns the session of this component.
 * @throws outside of a `SessionProvider`
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('There is no SessionProvider above this component');
  return session;
}

/** Returns the session's single instance of a part. */
export const useSessionPart = <Part,>(create: CreatePart<Part>): Part => useSession().own(create);
