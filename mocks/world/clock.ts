/** Where the World takes the time from: milliseconds since 1970, UTC. */
export interface Clock {
  now(): number;
}

/** A clock that another one drives, but for an offset that tests and the mock panel move, and for a time pinned during a replay. */
export interface AdjustableClock extends Clock {
  advance(milliseconds: number): void;
  /** Runs `action` at a fixed time. */
  at<T>(time: number, action: () => T): T;
}

export function adjustableClock(base: Clock): AdjustableClock {
  let offset = 0;
  let pinned: number | null = null;
  return {
    now: () => pinned ?? base.now() + offset,
    advance(milliseconds) {
      offset += milliseconds;
    },
    at(time, action) {
      const before = pinned;
      pinned = time;
      try {
        return action();
      } finally {
        pinned = before;
      }
    },
  };
}

/** RFC 3339 with an offset, as the contract writes timestamps. */
export function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '+00:00');
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
