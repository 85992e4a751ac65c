import type { Contract } from '../contract/contract.ts';
import type { Failure } from './findings/failure.ts';
import type { Account } from './ledger.ts';
import type { Plan } from './pace.ts';
import type { Mailbox } from './people.ts';

/** How much is asked of the server. */
export const profiles = ['read-only', 'smoke', 'standard', 'full'] as const;
export type Profile = (typeof profiles)[number];

export interface RunOptions {
  host: string;
  contract: Contract;
  profile: Profile;
  /** Null where mails can't be read: accounts have to be given then. */
  mailbox: Mailbox | null;
  /** Four ready accounts to work with, instead of the kit's own. */
  accounts: readonly Account[];
  /** Part of the names of the kit's accounts, so that runs stay apart. */
  run: string;
  /** Where the list of what the run made is kept until it is gone. */
  ledger: string;
  /** Decides what the model-based cases try. */
  seed: number;
  /** Only cases whose id begins with one of these; all when empty. */
  only: readonly string[];
  /** How long an event may take, in ms. */
  patience: number;
  /** No case begins after so many ms. */
  maxTime: number;
  /** How many cases run at the same time; as many as suit the server when it is absent. */
  atOnce?: number | undefined;
  /** What is known of the run before it begins. */
  onPlan?: (plan: Plan) => void;
  /** Checks that count as no failure, each with the reason. */
  waived?: ReadonlyMap<string, string>;
  /** Somebody breaks the run off. */
  isStopped: () => boolean;
  onCase: (done: DoneCase, count: number, all: number) => void | Promise<void>;
}

export interface DoneCase {
  id: string;
  title: string;
  failures: readonly Failure[];
  milliseconds: number;
  /** The answers it was given, as `operationId status`. */
  touched: readonly string[];
}
