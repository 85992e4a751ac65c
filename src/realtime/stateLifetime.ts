import type { LiveClock, StateGuard } from './ports.ts';
import type { LiveAction } from './types.ts';

/** A reason without a stack, which would hold what ran when the state ended. */
const STATE_ENDED = 'The state of the user has ended';

/**
 * What ends with the state of a user: late responses have no effect and timers are cancelled (RT43).
 * @param hasUser returns false between two users, when no timer is started
 */
export function createStateLifetime(clock: LiveClock, hasUser: () => boolean, dispatch: (action: LiveAction) => void) {
  let abortController = new AbortController();
  return {
    /** Ends the state before, and begins the next. */
    begin(): void {
      abortController.abort(STATE_ENDED);
      abortController = new AbortController();
    },
    guard(): StateGuard {
      const { signal } = abortController;
      return { signal, dispatch: (action) => void (signal.aborted || dispatch(action)) };
    },
    /**
     * Calls back once, unless the state has ended by then.
     * @returns cancels
     */
    afterDelay(milliseconds: number, run: () => void): () => void {
      if (!hasUser()) return () => {};
      const { signal } = abortController;
      // A timer that still waits keeps the user's state in memory.
      const forget = clock.after(milliseconds, () => {
        signal.removeEventListener('abort', cancel);
        run();
      });
      const cancel = () => {
        signal.removeEventListener('abort', cancel);
        forget();
      };
      signal.addEventListener('abort', cancel);
      return cancel;
    },
  };
}
