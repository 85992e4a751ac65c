import type { Exchange } from './exchange.ts';
import type { Case } from './kit.ts';

/**
 * Average number of responses that a case awaits one after the other, by its kind, the first part of its id. Measured
 * with `--report json` against servers that take 20, 60 and 200 ms for each request.
 */
export const WAITS: Readonly<Record<string, number>> = {
  absent: 1.2,
  accounts: 23,
  auth: 33,
  board: 38,
  changes: 315,
  chat: 14,
  copies: 588,
  ends: 150,
  files: 50,
  form: 1.6,
  life: 11,
  likes: 18,
  limits: 2.1,
  links: 35,
  manyUsers: 728,
  model: 188,
  notifications: 67,
  origin: 1.1,
  pages: 420,
  profiles: 22,
  query: 8.1,
  read: 2.4,
  several: 90,
  socket: 4.8,
  tags: 81,
  texts: 66,
  together: 76,
};
/** The average for all other kinds. */
const USUAL = 6;
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
  /** Estimated duration of the run in milliseconds. */
  milliseconds: number;
}

/** Returns how many cases run at the same time. A server with a long latency can usually respond to several at once. */
export const casesAtOnce = (latency: number): number => Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(latency / FAST)));

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

type Latencies = Pick<Plan, 'latency' | 'hashLatency'>;

/** Returns how long the server takes, from the first requests of a run. */
export function latenciesOf(exchanges: readonly Pick<Exchange, 'operation' | 'milliseconds'>[]): Latencies {
  const of = (hashes: boolean) =>
    exchanges
      .filter(({ operation }) => HASHING.has(operation.operationId) === hashes)
      .map(({ milliseconds }) => milliseconds);
  const latency = median(of(false));
  return { latency, hashLatency: Math.max(latency, median(of(true))) };
}

/** Estimates the duration of a run, which is shown before its first case. */
export function planOf(cases: readonly Case[], { latency, hashLatency }: Latencies, atOnce: number): Plan {
  const time = (list: readonly Case[]) =>
    list.reduce((sum, { id }) => {
      const kind = id.split('.')[0] ?? '';
      return sum + (WAITS[kind] ?? USUAL) * latency + (HASHES[kind] ?? 0) * (hashLatency - latency);
    }, 0);
  const alone = time(cases.filter((one) => one.alone));
  const shared = time(cases.filter((one) => !one.alone));
  return { cases: cases.length + 1, atOnce, latency, hashLatency, milliseconds: alone + shared / atOnce };
}
