import type { Exchange } from './exchange.ts';
import type { Case } from './kit.ts';

/**
 * Average number of responses that a case awaits one after the other, by its kind, the first part of its id. Measured
 * with `--report json` against a server that takes 30 ms for each request.
 */
export const WAITS: Readonly<Record<string, number>> = {
  absent: 1,
  accounts: 17,
  auth: 25,
  board: 18,
  changes: 78,
  chat: 10,
  copies: 566,
  ends: 150,
  files: 19,
  form: 1.2,
  life: 4.5,
  likes: 18,
  limits: 1.4,
  links: 24,
  manyUsers: 565,
  model: 230,
  notifications: 52,
  origin: 0.1,
  pages: 800,
  profiles: 15,
  query: 3.5,
  read: 1.1,
  several: 52,
  socket: 1,
  tags: 62,
  texts: 42,
  together: 55,
};
/** The average for all other kinds. */
const USUAL = 6;
/** Average number of requests of a case, where many of them are made at the same time. */
const REQUESTS: Readonly<Record<string, number>> = {
  changes: 406,
  ends: 334,
  manyUsers: 1172,
  model: 1449,
  pages: 1604,
  several: 107,
};
/** How many of these hash a password, on average, where that is more than one in ten. */
const HASHES: Readonly<Record<string, number>> = { accounts: 5, links: 10, manyUsers: 66, several: 3, together: 4 };
/** Operations that hash a password, which is slow on purpose. */
const HASHING = new Set(['registerAccount', 'registerAccountWithUsername', 'logIn', 'resetPassword', 'deleteAccount']);
/** Latency in milliseconds for each case that runs at the same time: faster servers get one case after the other. */
const FAST = 30;
const MOST_AT_ONCE = 6;

export interface Plan {
  /** Number of cases, the one that sets up included. */
  cases: number;
  /** Number of cases that run at the same time. */
  atOnce: number;
  /** Latency of a request in milliseconds, and of one that hashes a password. */
  latency: number;
  hashLatency: number;
  /** How far the server makes requests of the same time wait for each other: from 0, not at all, to 1. */
  queueing: number;
  /** Milliseconds of the processor that the kit itself needs for a call. */
  own: number;
  /** Estimated duration of the run in milliseconds. */
  milliseconds: number;
}

/** Returns how many cases run at the same time. A server with a long latency can usually respond to several at once. */
export const casesAtOnce = (latency: number): number => Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(latency / FAST)));

/**
 * Returns the average of the middle half of the numbers but for the first quarter, since a server answers its first
 * requests more slowly, and a busy machine some of the others.
 */
function typical(numbers: readonly number[]): number {
  const sorted = numbers.slice(Math.floor(numbers.length / 4)).toSorted((one, other) => one - other);
  const cut = Math.floor(sorted.length / 4);
  const middle = sorted.slice(cut, sorted.length - cut);
  return middle.length === 0 ? 0 : middle.reduce((total, number) => total + number, 0) / middle.length;
}

type Speed = Pick<Plan, 'latency' | 'hashLatency' | 'queueing' | 'own'>;

/** Number of equal requests at the same time that show how far a server queues them. */
export const BURST = 8;

type Timed = Pick<Exchange, 'operation' | 'milliseconds'>;

/** Requests after the first ones, which hash nothing. */
export interface Sample {
  /** Milliseconds of each; none where nobody is told how long the run takes. */
  sample: readonly number[];
  /** Milliseconds of the processor that the kit needed for each. */
  own: number;
}

/**
 * Returns how fast the server is.
 * @param first the first requests of a run, which no server answers as fast as later ones
 * @param burst milliseconds that `BURST` requests at the same time took
 */
export function speedOf(first: readonly Timed[], { sample, own }: Sample, burst: number): Speed {
  const ofFirst = (hashes: boolean) =>
    first
      .filter(({ operation }) => HASHING.has(operation.operationId) === hashes)
      .map(({ milliseconds }) => milliseconds);
  const latency = typical(sample.length > 0 ? sample : ofFirst(false));
  const queueing = Math.max(0, Math.min(1, (burst / latency - 1) / (BURST - 1)));
  return { latency, hashLatency: Math.max(latency, typical(ofFirst(true))), queueing, own };
}

/** Estimates the duration of a run, which is shown before its first case. */
export function planOf(cases: readonly Case[], speed: Speed, atOnce: number): Plan {
  const { latency, hashLatency, queueing, own } = speed;
  const time = (list: readonly Case[]) =>
    list.reduce((sum, { id }) => {
      const kind = id.split('.')[0] ?? '';
      const waits = WAITS[kind] ?? USUAL;
      const queued = (REQUESTS[kind] ?? waits) - waits;
      // Of requests at the same time the kit itself sends and reads one after the other.
      const time = waits * (latency + own) + queued * Math.max(queueing * latency, own);
      return sum + time + (HASHES[kind] ?? 0) * (hashLatency - latency);
    }, 0);
  const alone = time(cases.filter((one) => one.alone));
  const shared = time(cases.filter((one) => !one.alone));
  // A server that makes all requests wait for each other is no faster with several cases at once.
  const gain = atOnce / (1 + (atOnce - 1) * queueing);
  return { ...speed, cases: cases.length + 1, atOnce, milliseconds: alone + shared / gain };
}
