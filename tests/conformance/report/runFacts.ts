/** Facts about a run that a report contains besides its results. */
export interface RunFacts {
  host: string;
  seed: number;
  /** How the kit was started: see `Start`. */
  started: string;
  /** The options that `replay` needs: see `Options`. */
  again: string;
  milliseconds: number;
  /** Path of the ledger, which lists the accounts that the run has created and not deleted. */
  ledger: string;
}
