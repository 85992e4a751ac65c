import type { LiveClock } from '../../src/realtime/ports.ts';

interface Timer {
  readonly tab: number;
  readonly at: number;
  readonly run: () => void;
}

/** The clock of a random walk, which advances only when told to. */
export interface SimulatedClock extends LiveClock {
  advance(milliseconds: number): void;
  /** How many timers wait. */
  pending(): number;
  /** Sets the offset of the machine's clock in ms; running timers are not affected. */
  jumpTo(skew: number): void;
  /** The clock of one tab; `close` cancels its timers. */
  openTab(): LiveClock & { close(): void };
}

/** Advances together with the server's clock. */
export function createSimulatedClock(server: { now(): number; advance(milliseconds: number): void }): SimulatedClock {
  let timers: Timer[] = [];
  let tabs = 0;
  let skew = 0;

  function takeNext(end: number): Timer | null {
    const [first] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    timers = timers.filter((timer) => timer !== first);
    return first ?? null;
  }

  const now = () => server.now() + skew;

  function openTab() {
    tabs += 1;
    const tab = tabs;
    return {
      now,
      after(milliseconds: number, run: () => void) {
        const timer = { tab, at: server.now() + milliseconds, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      close() {
        timers = timers.filter((timer) => timer.tab !== tab);
      },
    };
  }

  return {
    ...openTab(),
    openTab,
    pending: () => timers.length,
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
  };
}
