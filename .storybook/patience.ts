interface Patience {
  /** Milliseconds that a wait takes at least before it fails. */
  least: number;
  /** Milliseconds before it fails in which no file was loaded, nothing changed on the page and no timer was late. */
  quiet: number;
  /** Milliseconds after which it fails in any case. */
  most: number;
}

/** Where nothing else decides, as in CI: only what never comes takes so long, also on a slow and busy machine. */
export const patient: Patience = { least: 60_000, quiet: 0, most: 60_000 };
/** Somebody waits for the result. What is still going on, or is slow on a busy machine, gets more time. */
export const impatient: Patience = { least: 2_500, quiet: 1_500, most: 20_000 };

/** A latency of so many milliseconds ends in no story: it shows what is loading. */
const ENDLESS = 10_000;

/** Milliseconds by which a timer is late only where the page or the machine is busy. */
const LATE = 200;

/** Returns the settings of Testing Library with which waits fail after their patience, at the line that waits. */
export function waitSettings({ least, quiet, most }: Patience) {
  const slice = Math.max(Math.min(least, quiet || least) / 2, 1);
  let lastBusy = Number.NEGATIVE_INFINITY;
  let latency = 0;
  let lastMessage: string | undefined;
  const isBusy = () => (lastBusy = performance.now());
  if (quiet > 0) {
    new PerformanceObserver(isBusy).observe({ type: 'resource' });
    new MutationObserver(isBusy).observe(document, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
  }

  return {
    /** Adds the latency in milliseconds that a story gives its calls to what its waits take at least. */
    expectLatency(milliseconds = 0) {
      latency = milliseconds < ENDLESS ? milliseconds : 0;
    },
    asyncUtilTimeout: slice,
    async asyncWrapper<Result>(wait: () => Promise<Result>): Promise<Result> {
      const begun = performance.now();
      for (;;) {
        const sliceBegun = performance.now();
        try {
          return await wait();
        } catch (error) {
          const now = performance.now();
          if (now - sliceBegun > slice + LATE) lastBusy = now;
          const isOver = now - begun >= most || (now - begun >= least + latency && now - lastBusy >= quiet);
          // A press, which this wraps too, must not be repeated: only at the end of a wait the message comes from below.
          const isTimeout = error instanceof Error && error.message === lastMessage;
          if (isOver || !isTimeout) throw error;
        }
      }
    },
    /**
     * Returns the error of a query without the list of all roles: it is made many times in a wait, and the page is printed
     * once. Its name makes Testing Library replace the stack by that of the line that waits.
     */
    getElementError: function elementError(message: string | null): Error {
      lastMessage = (message ?? 'No element was found').split('\n\nHere are the ')[0];
      const error = new Error(lastMessage);
      error.name = 'TestingLibraryElementError';
      Error.captureStackTrace(error, elementError);
      return error;
    },
  };
}
