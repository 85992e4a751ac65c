import type { Exchange } from '../exchange.ts';

/**
 * One event of a case: a request with its response, a frame with the time (in ms) of its arrival, or any other action,
 * described in words.
 */
export type Step = { who: string } & (
  | { kind: 'call'; exchange: Exchange }
  | { kind: 'frame'; from: 'kit' | 'server'; text: string; tab?: number; at?: number }
  | { kind: 'note'; text: string; curl: string | null }
);

/** The exchange or frame that a report marks as the failing one. */
export type Failing = Exchange | string | null;
