import { setTimeout as sleep } from 'node:timers/promises';
import { type Exchange, Unreachable } from './exchange.ts';

/** Milliseconds that one call waits in total before a server that answers only 429 counts as one that never answers. */
const LONGEST_WAIT = 120_000;
/** Milliseconds between two calls of one operation after its first 429, and the most that they become. */
const FIRST_GAP = 100;
const LONGEST_GAP = 2_000;
/** Number of answers in a row other than 429 after which the gap is halved. */
const CALM = 50;
/** Milliseconds before the first repetition where `Retry-After` names no time; doubled with each. */
const FIRST_WAIT = 1_000;

/** What an answer says about limits. */
export interface Limit {
  status: number;
  /** The header `Retry-After`. */
  retryAfter: string | undefined;
}

/** Returns what a response of an operation says about limits. */
export const limitOf = ({ status, responseHeaders }: Exchange): Limit => ({
  status,
  retryAfter: responseHeaders['retry-after'],
});

/** Thrown when a server answers a call with 429 until the kit has waited for `LONGEST_WAIT`. */
export class Limited extends Unreachable {
  constructor(operationId: string, count: number, retryAfter: string | undefined) {
    const last = retryAfter === undefined ? 'no Retry-After' : `Retry-After: ${retryAfter}`;
    super(`429 to each of ${count} tries, the last with ${last}`, operationId);
  }
}

interface Lane {
  /** When the next call may be made, by `performance.now()`. */
  next: number;
  gap: number;
  calm: number;
}

/**
 * Makes calls at the pace of a server that limits its callers: repeats one that was answered with 429 when the server
 * says so, and makes later ones of the same operation more slowly.
 */
export class Limiter {
  /** Number of answers with 429, by operation. */
  readonly counts = new Map<string, number>();
  /** Milliseconds that calls have waited. */
  waited = 0;
  private readonly lanes = new Map<string, Lane>();
  private readonly longest: number;

  constructor(longest = LONGEST_WAIT) {
    this.longest = longest;
  }

  /** Makes a call until it is answered with something else than 429. Throws `Limited` when it never is. */
  async through<Answer>(
    operationId: string,
    call: () => Promise<Answer>,
    limitOf: (answer: Answer) => Limit,
  ): Promise<Answer> {
    const lane = this.lanes.get(operationId) ?? { next: 0, gap: 0, calm: 0 };
    this.lanes.set(operationId, lane);
    for (let tries = 1, own = 0; ; tries += 1) {
      own += await this.turn(lane);
      const answer = await call();
      const { status, retryAfter } = limitOf(answer);
      if (status !== 429) {
        settle(lane);
        return answer;
      }
      this.counts.set(operationId, (this.counts.get(operationId) ?? 0) + 1);
      const wait = waitOf(retryAfter) ?? FIRST_WAIT * 2 ** (tries - 1);
      if (own + wait > this.longest) throw new Limited(operationId, tries, retryAfter);
      lane.gap = Math.min(LONGEST_GAP, Math.max(FIRST_GAP, lane.gap * 2));
      lane.calm = 0;
      lane.next = Math.max(lane.next, performance.now() + wait);
    }
  }

  /** Waits until a call may be made. Returns how many milliseconds that took. */
  private async turn(lane: Lane): Promise<number> {
    const now = performance.now();
    const begin = Math.max(now, lane.next);
    lane.next = begin + lane.gap;
    if (begin > now) await sleep(begin - now);
    this.waited += begin - now;
    return begin - now;
  }
}

function settle(lane: Lane): void {
  lane.calm += 1;
  if (lane.calm % CALM === 0) lane.gap = lane.gap > FIRST_GAP ? lane.gap / 2 : 0;
}

/** Returns the milliseconds that `Retry-After` names, as seconds or as a date; null for anything else. */
function waitOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const seconds = Number(retryAfter);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1_000;
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}
