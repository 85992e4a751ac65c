/** The token of a call, and how long its response is relevant. */
export interface Credentials {
  /** The bearer token; null while nobody is logged in. */
  readonly token: string | null;
  /** Aborts when the session ends: calls in flight are cancelled and never settle. */
  readonly signal: AbortSignal;
  /** Called when the server refuses the token (C4). Has no effect after the session has ended. */
  readonly onRefused: () => void;
}

let current: Credentials = { token: null, signal: new AbortController().signal, onRefused: () => undefined };

/** The credentials for the next call that needs a login. */
export const credentials = (): Credentials => current;

/** Called by every session when it starts. */
export function setCredentials(next: Credentials): void {
  current = next;
}
