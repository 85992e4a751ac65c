import { createStore } from 'zustand/vanilla';
import { attempt } from '../lib/errors/attempt.ts';
import { localStore, onOtherTabChange, parseJson } from '../lib/storage/storage.ts';
import { setCredentials } from '../api/credentials.ts';
import { ApiError } from '../api/errors.ts';
import { createSession, type Session, type SessionEnd } from './session.ts';

/** Names of persisted keys, defined by rule C7. */
const STORE_KEY = 'auth-storage';
const TOKEN_KEY = 'token';

const endListeners = new Set<(reason: SessionEnd) => void>();
/** Why the last session ended without a listener: the first requests are sent before the app is rendered. */
let unreportedEnd: SessionEnd | null = null;

/** The current session; each login and each logout replaces it. Somebody is logged in when it has a token. */
export const sessions = createStore<Session>(() => begin(null));

export const isAuthenticated = ({ token }: Session): boolean => token !== null;

/** Creates the session that sends its requests with this token. */
function begin(token: string | null): Session {
  const session = createSession(token, {
    onEnding: (reason) => (reason === 'logout' || reason === 'expired') && writeToken(null),
    onEnded(reason) {
      if (reason === 'replaced') return;
      // Another tab may have logged in as another user.
      sessions.setState(begin(readTokenKey()), true);
      if (endListeners.size === 0) unreportedEnd = reason;
      for (const listener of endListeners) listener(reason);
    },
  });
  setCredentials({ token, signal: session.signal, onRefused: () => session.end('expired') });
  return session;
}

function replaceBy(token: string | null): void {
  unreportedEnd = null;
  sessions.getState().end('replaced');
  sessions.setState(begin(token), true);
}

/** Reads `token`, then `auth-storage`; the first valid value is written to the other key, too. */
function readToken(): string | null {
  const stored = parseJson(localStore.get(STORE_KEY));
  const state = isRecord(stored) && isRecord(stored.state) ? stored.state : {};
  return readTokenKey() ?? (isToken(state.token) ? state.token : null);
}

function readTokenKey(): string | null {
  const token = localStore.get(TOKEN_KEY);
  return isToken(token) ? token : null;
}

/**
 * Whether a value can be sent in a header. Otherwise every request would fail before it is sent, so that no 401 would
 * end the session.
 */
function isToken(value: unknown): value is string {
  if (typeof value !== 'string' || value.trim() === '') return false;
  return attempt(() => new Headers({ Authorization: `Bearer ${value}` }), null) !== null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function writeToken(token: string | null): void {
  if (token === null) {
    localStore.remove(TOKEN_KEY);
    localStore.remove(STORE_KEY);
  } else {
    localStore.set(TOKEN_KEY, token);
    localStore.set(STORE_KEY, JSON.stringify({ state: { token, isAuthenticated: true }, version: 0 }));
  }
}

/**
 * Starts the session that is persisted, and follows the logins and logouts of other tabs.
 * @returns stops following
 */
export function restoreSession(): () => void {
  const token = readToken();
  writeToken(token);
  if (token !== sessions.getState().token) replaceBy(token);
  return onOtherTabChange([TOKEN_KEY, STORE_KEY], () => {
    // Another tab writes both keys and causes two events; after either of them the token decides.
    const next = readTokenKey();
    if (next === null) writeToken(null);
    const session = sessions.getState();
    if (next === session.token) return;
    if (isAuthenticated(session)) session.end('elsewhere');
    else replaceBy(next);
  });
}

/**
 * Starts a session with a token that the server has just issued.
 * @throws `ApiError` for a text that cannot be a token
 */
export function startSession(token: string): void {
  if (!isToken(token)) throw new ApiError('contract', 'The token cannot stand in a header');
  writeToken(token);
  replaceBy(token);
}

/**
 * Subscribes to the end of sessions in which somebody was logged in. Called after the next session has started, and at
 * once for an end before the first subscription.
 * @returns unsubscribes
 */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  if (unreportedEnd !== null) listener(unreportedEnd);
  unreportedEnd = null;
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}
