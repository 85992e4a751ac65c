import type { Exchange } from './exchange.ts';
import type { Case } from './kit.ts';

/**
 * Average number of responses that a case awaits one after the other, by its kind, the first part of its id. Measured
 * with `--report json` against a server that takes 400 ms for each request.
 */
export const WAITS: Readonly<Record<string, number>> = {
  absent: 1,
  accounts: 11,
  auth: 22,
  board: 15,
  changes: 185,
  chat: 6.5,
  copies: 566,
  ends: 150,
  files: 30,
  form: 1.2,
  life: 4.5,
  likes: 15,
  limits: 1.4,
  links: 34,
  manyUsers: 394,
  model: 81,
  notifications: 29,
  origin: 0.9,
  pages: 420,
  profiles: 11,
  query: 3.5,
  read: 1.1,
  several: 80,
  socket: 1,
  tags: 55,
  texts: 42,
  together: 54,
};
/** The average for all other kinds. */
const USUAL = 6;
/** Average number of requests of a case, where many of them are made at the same time. */
const REQUESTS: Readonly<Record<string, number>> = {
  changes: 406,
  manyUsers: 1172,
  model: 1449,
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
  /** Estimated duration of the run in milliseconds. */
  milliseconds: number;
}

/** Returns how many cases run at the same time. A server with a long latency can usually respond to several at once. */
export const casesAtOnce = (latency: number): number => Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(latency / FAST)));

/** How much longer than the median a request may have taken to count as that long. */
const OUTLIER = 3;

/** Returns the average of the numbers but for the first quarter, since a server answers its first requests more slowly. */
function typical(numbers: readonly number[]): number {
  const warm = numbers.slice(Math.floor(numbers.length / 4));
  const median = warm.toSorted((one, other) => one - other)[Math.floor(warm.length / 2)] ?? 0;
  const sum = warm.reduce((total, number) => total + Math.min(number, OUTLIER * median), 0);
  return warm.length === 0 ? 0 : sum / warm.length;
}

type Speed = Pick<Plan, 'latency' | 'hashLatency' | 'queueing'>;

/** Number of equal requests at the same time that show how far a server queues them. */
export const BURST = 8;

/**
 * Returns how fast the server is, from the first requests of a run.
 * @param burst milliseconds that `BURST` requests at the same time took
 */
export function speedOf(exchanges: readonly Pick<Exchange, 'operation' | 'milliseconds'>[], burst: number): Speed {
  const of = (hashes: boolean) =>
    exchanges
      .filter(({ operation }) => HASHING.has(operation.operationId) === hashes)
      .map(({ milliseconds }) => milliseconds);
  const latency = typical(of(false));
  const queueing = Math.max(0, Math.min(1, (burst / latency - 1) / (BURST - 1)));
  return { latency, hashLatency: Math.max(latency, typical(of(true))), queueing };
}

/** Estimates the duration of a run, which is shown before its first case. */
export function planOf(cases: readonly Case[], speed: Speed, atOnce: number): Plan {
  const { latency, hashLatency, queueing } = speed;
  const time = (list: readonly Case[]) =>
    list.reduce((sum, { id }) => {
      const kind = id.split('.')[0] ?? '';
      const waits = WAITS[kind] ?? USUAL;
      const queued = ((REQUESTS[kind] ?? waits) - waits) * queueing;
      return sum + (waits + queued) * latency + (HASHES[kind] ?? 0) * (hashLatency - latency);
    }, 0);
  const alone = time(cases.filter((one) => one.alone));
  const shared = time(cases.filter((one) => !one.alone));
  // A server that makes all requests wait for each other is no faster with several cases at once.
  const gain = atOnce / (1 + (atOnce - 1) * queueing);
  return { ...speed, cases: cases.length + 1, atOnce, milliseconds: alone + shared / gain };
}
