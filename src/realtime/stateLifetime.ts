import type { LiveClock, StateGuard } from './ports.ts';
import type { LiveAction } from './types.ts';

/** A string and not an `Error`: an error's stack would retain the ended state in memory. */
const STATE_ENDED = 'The state of the user has ended';

/**
 * Makes requests and timers end with the user's state: late responses have no effect, timers are cancelled (RT43).
 * @param hasUser returns false while there is no user; then no timer is started
 */
export function createStateLifetime(clock: LiveClock, hasUser: () => boolean, dispatch: (action: LiveAction) => void) {
  let abortController = new AbortController();
  return {
    /** Ends the current state and begins the next. */
    begin(): void {
      abortController.abort(STATE_ENDED);
      abortController = new AbortController();
    },
    /** Returns a `dispatch` without effect after the end of the current state, and a signal that aborts then. */
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
      // When the state ends the timer is cancelled: a pending one would retain the state in memory.
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
