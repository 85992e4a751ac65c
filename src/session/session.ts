/**
 * Why a session ended.
 * - `logout`: the user logged out in this tab.
 * - `expired`: the server refused the token.
 * - `elsewhere`: another tab logged out, or logged in as another user.
 * - `replaced`: a session with another token started in this tab.
 */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere' | 'replaced';

/** Creates a session part: a cache, a store or a connection. */
export type CreatePart<Part> = (session: Session) => Part;

/** The lifetime of a login, or of the time in which nobody is logged in, with everything that ends with it. */
export interface Session {
  /** The bearer token; null while nobody is logged in. */
  readonly token: string | null;
  /** Aborts as the first step when the session ends. */
  readonly signal: AbortSignal;
  /** Returns the session's single instance of a part; the first call creates it with `create`. */
  own<Part>(create: CreatePart<Part>): Part;
  /**
   * Subscribes to the end of the session. For parts; cannot be unsubscribed, because a part lives as long as its
   * session. After the end the listener is called at once: a part whose code is loaded lazily can be created too late.
   */
  onEnd(listener: (reason: SessionEnd) => void): void;
  /** Ends the session. Further calls have no effect. */
  end(reason: SessionEnd): void;
}

interface SessionOptions {
  /** Called once, before anything of the session ends. */
  onEnding: (reason: SessionEnd) => void;
  /** Called once, after everything of the session has ended. */
  onEnded: (reason: SessionEnd) => void;
}

/**
 * Creates a session. It ends in this order:
 * 1. `onEnding`: the token is removed from the browser.
 * 2. `signal` aborts: requests in flight are cancelled.
 * 3. The parts end, the newest first, so that a part can still use the older ones that it depends on.
 * 4. `onEnded`: the next session starts, and the components follow it.
 */
export function createSession(token: string | null, { onEnding, onEnded }: SessionOptions): Session {
  const controller = new AbortController();
  const parts = new Map<CreatePart<unknown>, unknown>();
  const listeners: ((reason: SessionEnd) => void)[] = [];
  let endReason: SessionEnd | null = null;

  const session: Session = {
    token,
    signal: controller.signal,
    own<Part>(create: CreatePart<Part>): Part {
      if (!parts.has(create)) parts.set(create, create(session));
      return parts.get(create) as Part;
    },
    onEnd(listener) {
      if (endReason === null) listeners.unshift(listener);
      else listener(endReason);
    },
    end(reason) {
      // Without a login there is nothing to log out of and no token that could be refused.
      if (endReason !== null || (token === null && reason !== 'replaced')) return;
      endReason = reason;
      onEnding(reason);
      // Without a reason the signal would contain an exception, whose stack would retain what ran at the logout.
      controller.abort(reason);
      for (const listener of listeners) listener(reason);
      onEnded(reason);
    },
  };
  return session;
}
