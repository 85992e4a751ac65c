/** The World's time in milliseconds since 1970, UTC. */
export interface Clock {
  now(): number;
}

/** A clock with an offset to another clock that tests and the mock panel change, and a fixed time during a replay. */
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

/** Formats a time as RFC 3339 with an offset, as in the contract. */
export function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '+00:00');
}

export {
  millisecondsInSecond as SECOND,
  millisecondsInMinute as MINUTE,
  millisecondsInHour as HOUR,
  millisecondsInDay as DAY,
} from 'date-fns/constants';
