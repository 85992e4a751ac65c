import type { LiveClock } from '../livePorts.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until it is told to go on. */
export interface SimulatedClock extends LiveClock {
  advance(milliseconds: number): void;
  /** The machine's time is off by so much from now on; its timers go on as before. */
  jumpTo(skew: number): void;
  /** The machine is switched off: its timers are gone. */
  clear(): void;
}

/** Goes along with the server's clock. */
export function createSimulatedClock(server: { now(): number; advance(milliseconds: number): void }): SimulatedClock {
  let timers: Timer[] = [];
  let skew = 0;

  function takeNext(end: number): Timer | null {
    const [first] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    timers = timers.filter((timer) => timer !== first);
    return first ?? null;
  }

  return {
    now: () => server.now() + skew,
    after(milliseconds, run) {
      const timer = { at: server.now() + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(milliseconds) {
      const end = server.now() + milliseconds;
      for (let timer = takeNext(end); timer !== null; timer = takeNext(end)) {
        server.advance(Math.max(0, timer.at - server.now()));
        timer.run();
      }
      server.advance(end - server.now());
    },
    jumpTo(next) {
      skew = next;
    },
    clear() {
      timers = [];
    },
  };
}
