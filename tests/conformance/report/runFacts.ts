/** What a report says of a run beside what came of it. */
export interface RunFacts {
  host: string;
  seed: number;
  /** How the kit was started: see `Start`. */
  started: string;
  milliseconds: number;
}
