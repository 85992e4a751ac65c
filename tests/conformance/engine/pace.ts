import type { Case } from './kit.ts';

/**
 * Average number of responses that a case awaits one after the other, by its kind, the first part of its id. Measured
 * with `--report json` against a server that takes 200 ms for each request.
 */
export const WAITS: Readonly<Record<string, number>> = {
  absent: 1,
  accounts: 14,
  auth: 28,
  board: 20,
  changes: 103,
  chat: 7,
  copies: 563,
  ends: 150,
  files: 35,
  form: 2,
  life: 5,
  likes: 19,
  limits: 2,
  links: 28,
  manyUsers: 412,
  model: 103,
  notifications: 29,
  origin: 1,
  pages: 420,
  profiles: 15,
  query: 4,
  read: 1,
  several: 66,
  socket: 7,
  tags: 57,
  texts: 49,
  together: 53,
};
/** The average for all other kinds. */
const USUAL = 6;
/** Latency in milliseconds for each case that runs at the same time: faster servers get one case after the other. */
const FAST = 30;
const MOST_AT_ONCE = 6;

export interface Plan {
  /** Number of cases, the one that sets up included. */
  cases: number;
  /** Number of cases that run at the same time. */
  atOnce: number;
  /** Latency of a request in milliseconds. */
  latency: number;
  /** Estimated duration of the run in milliseconds. */
  milliseconds: number;
}

/** Returns how many cases run at the same time. A server with a long latency can usually respond to several at once. */
export const casesAtOnce = (latency: number): number => Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(latency / FAST)));

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Estimates the duration of a run, which is shown before its first case. */
export function planOf(cases: readonly Case[], latency: number, atOnce: number): Plan {
  const waits = (list: readonly Case[]) =>
    list.reduce((sum, { id }) => sum + (WAITS[id.split('.')[0] ?? ''] ?? USUAL), 0);
  const alone = waits(cases.filter((one) => one.alone));
  const shared = waits(cases.filter((one) => !one.alone));
  return { cases: cases.length + 1, atOnce, latency, milliseconds: (alone + shared / atOnce) * latency };
}
