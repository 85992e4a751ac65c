import type { LiveClock, StateGuard } from './ports.ts';
import type { LiveAction } from './types.ts';

/** A string and not an `Error`: an error's stack would keep the ended state in memory. */
const STATE_ENDED = 'The state of the user has ended';

/**
 * Makes what belongs to one user's state end with it: late responses have no effect and timers are cancelled (RT43).
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
    /** Returns what dispatches until the current state ends, and a signal of that end. */
    guard(): StateGuard {
      const { signal } = abortController;
      return { signal, dispatch: (action) => void (signal.aborted || dispatch(action)) };
    },
    /**
     * Calls back once, unless the state has ended by then.
     * @returns a function that cancels the timer
     */
    afterDelay(milliseconds: number, run: () => void): () => void {
      if (!hasUser()) return () => {};
      const { signal } = abortController;
      // When the state ends the timer is cancelled: a pending one would keep the state in memory.
      const stopTimer = clock.after(milliseconds, () => {
        signal.removeEventListener('abort', cancel);
        run();
      });
      const cancel = () => {
        signal.removeEventListener('abort', cancel);
        stopTimer();
      };
      signal.addEventListener('abort', cancel);
      return cancel;
    },
  };
}
