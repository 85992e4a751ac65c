import type { Exchange } from '../exchange.ts';

/** One thing that happened in a case: a call with its answer, a frame, or what else was done, in words. */
export type Step = { who: string } & (
  | { kind: 'call'; exchange: Exchange }
  | { kind: 'frame'; from: 'kit' | 'server'; text: string; tab?: number }
  | { kind: 'note'; text: string; curl: string | null }
);

/** A call or a frame of the server's, which a report marks. */
export type Failing = Exchange | string | null;
