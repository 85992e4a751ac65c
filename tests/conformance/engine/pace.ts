import type { Case } from './kit.ts';

/**
 * How many responses cases of a kind, which is the first part of their ids, await one after the other on the average.
 * Measured with `--report json` against a server that takes 200 ms for each call.
 */
export const WAITS: Readonly<Record<string, number>> = {
  absent: 1,
  accounts: 14,
  auth: 28,
  board: 20,
  changes: 103,
  chat: 7,
  copies: 563,
  crowd: 412,
  files: 35,
  form: 2,
  life: 5,
  likes: 19,
  limits: 2,
  links: 28,
  model: 103,
  notifications: 29,
  origin: 1,
  profiles: 15,
  query: 4,
  read: 1,
  several: 66,
  socket: 7,
  tags: 57,
  texts: 49,
  together: 53,
};
/** Of kinds that are not named. */
const USUAL = 6;
/** A call takes so long where the cases run one after the other, in ms. */
const FAST = 30;
const MOST_AT_ONCE = 6;

export interface Plan {
  cases: number;
  /** How many cases run at the same time. */
  atOnce: number;
  /** What a call takes, in ms. */
  latency: number;
  /** How long the run will take, in ms. */
  milliseconds: number;
}

/** A server that takes long for a call can usually answer several at the same time. */
export const casesAtOnce = (latency: number): number => Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(latency / FAST)));

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

export function planOf(cases: readonly Case[], latency: number, atOnce: number): Plan {
  const waits = (list: readonly Case[]) =>
    list.reduce((sum, { id }) => sum + (WAITS[id.split('.')[0] ?? ''] ?? USUAL), 0);
  const alone = waits(cases.filter((one) => one.alone));
  const shared = waits(cases.filter((one) => !one.alone));
  return { cases: cases.length, atOnce, latency, milliseconds: (alone + shared / atOnce) * latency };
}
