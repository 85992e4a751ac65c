/** The token of an HTTP request, and a signal that ends with the session to which its response belongs. */
export interface Credentials {
  /** The bearer token; null while nobody is logged in. */
  readonly token: string | null;
  /** Aborts when the session ends: requests in flight are cancelled and never settle. */
  readonly signal: AbortSignal;
  /** Called when the server refuses the token. Has no effect after the session has ended. */
  readonly onRefused: () => void;
}

let current: Credentials = { token: null, signal: new AbortController().signal, onRefused: () => undefined };

/** Returns the credentials for the next request that needs a login. */
export const credentials = (): Credentials => current;

/** Called by every session when it starts. */
export function setCredentials(next: Credentials): void {
  current = next;
}
