/** One small change of the fake's code that the kit should detect, as `scripts/mutants/fake.ts` sends it. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  readonly change: string;
  /** The source line that it starts on. */
  readonly text: string;
}

export type Outcome = 'killed' | 'survived' | 'unreached';

export interface Found {
  outcome: Outcome;
  /** The case and the check that found it. */
  by: string | null;
  check: string | null;
}

/** A message to a lane, a worker thread (lane.ts): record which cases reach which mutants, or look for one of them. */
export type Job = { kind: 'record' } | { kind: 'look'; mutant: number; anew: boolean; cases: readonly string[] };

/** What one clean run shows: of each case its time and the mutants that it reaches. */
export interface Recorded {
  id: string;
  milliseconds: number;
  reached: readonly number[];
}

/** A message from a lane. */
export type Answer =
  | { kind: 'ready'; mutants: readonly Mutant[]; whileLoading: readonly number[] }
  | { kind: 'recorded'; cases: readonly Recorded[]; failures: readonly string[] }
  | { kind: 'found'; mutant: number; found: Found };
