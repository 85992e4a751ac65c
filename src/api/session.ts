import { createStore } from 'zustand/vanilla';
import { localStore, onForeignChange, parseJson } from '../lib/storage.ts';

/** Persisted names, fixed by spec.md section 3 "Client persisted state". */
const STORE_KEY = 'auth-storage';
const TOKEN_KEY = 'token';

export interface Session {
  token: string | null;
  isAuthenticated: boolean;
}

/** Why a session ended: the person logged out here or in another tab, or the server refused the token. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

const endListeners = new Set<(reason: SessionEnd) => void>();

/** Whether somebody is logged in, and with which token. Two storage places, kept equal (decision C7). */
export const session = createStore<Session>(() => fromToken(null));

function fromToken(token: string | null): Session {
  return { token, isAuthenticated: token !== null };
}

/** Reads `token`, then `auth-storage`; the first that holds one repairs the other. */
function readToken(): string | null {
  const plain = localStore.get(TOKEN_KEY);
  if (plain !== null && plain !== '') return plain;
  const stored = parseJson(localStore.get(STORE_KEY));
  const state = isRecord(stored) && isRecord(stored.state) ? stored.state : {};
  return typeof state.token === 'string' && state.token !== '' ? state.token : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function write(token: string | null): void {
  if (token === null) {
    localStore.remove(TOKEN_KEY);
    localStore.remove(STORE_KEY);
  } else {
    localStore.set(TOKEN_KEY, token);
    localStore.set(STORE_KEY, JSON.stringify({ state: fromToken(token), version: 0 }));
  }
}

/** Takes up what storage holds and follows other tabs from then on. Answers how to stop following. */
export function restoreSession(): () => void {
  const token = readToken();
  write(token);
  session.setState(fromToken(token));
  return onForeignChange([TOKEN_KEY, STORE_KEY], () => {
    // Another tab writes both places; whichever event comes first, the token itself decides.
    const next = localStore.get(TOKEN_KEY);
    const current = session.getState().token;
    if (next === current) return;
    session.setState(fromToken(next));
    if (current !== null) notifyEnd('elsewhere');
  });
}

export function startSession(token: string): void {
  write(token);
  session.setState(fromToken(token));
}

/** Ends the session once, however many callers ask for it (decision C6). */
export function endSession(reason: SessionEnd): void {
  if (session.getState().token === null) return;
  write(null);
  session.setState(fromToken(null));
  notifyEnd(reason);
}

function notifyEnd(reason: SessionEnd): void {
  for (const listener of endListeners) listener(reason);
}

/** Calls back once for each ended session. Answers how to unsubscribe. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}
