import type { Contract } from '../contract/contract.ts';
import type { Failure } from './findings/failure.ts';
import type { Account } from './ledger.ts';
import type { Plan } from './pace.ts';
import type { Mailbox } from './people.ts';

/** How many cases are run, from only GET operations to all. */
export const profiles = ['read-only', 'smoke', 'standard', 'full'] as const;
export type Profile = (typeof profiles)[number];

export interface RunOptions {
  host: string;
  contract: Contract;
  profile: Profile;
  /** Null when mails cannot be read; then accounts have to be given. */
  mailbox: Mailbox | null;
  /** Four ready accounts to work with, instead of the kit's own. */
  accounts: readonly Account[];
  /** Part of the names of the kit's accounts, so that runs do not share any. */
  run: string;
  /** Path of the file with the accounts of the run, until they are deleted. */
  ledger: string;
  /** Seed of the random sequences of the model-based cases. */
  seed: number;
  /** Only cases whose id begins with one of these; all when empty. */
  only: readonly string[];
  /** Milliseconds within which an event must arrive. */
  patience: number;
  /** Milliseconds after which no further case begins. */
  maxTime: number;
  /** Number of cases that run at the same time; default: derived from the server's latency. */
  atOnce?: number | undefined;
  /** Called before the first case with the number of cases and the estimated duration. */
  onPlan?: (plan: Plan) => void;
  /** Checks whose failures do not count, each with the reason. */
  waived?: ReadonlyMap<string, string>;
  /** Whether the run was interrupted. */
  isStopped: () => boolean;
  onCase: (done: DoneCase, count: number, all: number) => void | Promise<void>;
}

export interface DoneCase {
  id: string;
  title: string;
  failures: readonly Failure[];
  /** Ids of failures of other cases that it shows, too. */
  sameAs: readonly string[];
  milliseconds: number;
  /** The responses that it received, as `operationId status`. */
  touched: readonly string[];
}
