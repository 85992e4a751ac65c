/**
 * What mutants.ts lets a worker process do: run test files for a mutant, one after the other until one fails. Without a
 * mutant, the run records which mutants they reach.
 */
export interface Job {
  readonly mutant: number | null;
  readonly runs: readonly Run[];
}

/** The input of a worker: its jobs by number, and how many of them it runs between two control runs. */
export interface Jobs {
  readonly batch: number;
  readonly jobs: readonly (readonly [number: number, job: Job])[];
}

export interface Run {
  readonly testFile: string;
  /** The time zone of the process during the job. */
  readonly zone: string;
  readonly mostSteps: number;
  /** Default timeout of a test in ms. */
  readonly timeout: number;
}

/** The output of a worker: one line when a job starts, and one when it ends. */
export type Line =
  | { readonly kind: 'begin'; readonly job: number; readonly pid: number; readonly at: number }
  | { readonly kind: 'end'; readonly job: number; readonly runs: readonly RunResult[] };

export interface RunResult {
  /** The failed test, or null. */
  readonly failure: string | null;
  readonly milliseconds: number;
  readonly steps: number;
  /** Only for a run without a mutant. */
  readonly reached: readonly number[];
}

/** The environment variable with the paths of a worker's input and output. */
export const JOBS_VARIABLE = 'MUTANTS_JOBS';
export const LINES_VARIABLE = 'MUTANTS_LINES';
