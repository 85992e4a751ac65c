import { selectCases } from '../cases/allCases.ts';
import { type Exchange, Unreachable } from './exchange.ts';
import type { Failure } from './failure.ts';
import type { DoneCase, RunOptions } from './runOptions.ts';
import { Kit, type PassedFrame } from './kit.ts';
import type { Person } from './person.ts';
import { Ledger } from './ledger.ts';
import type { Secrets } from './secrets.ts';
import { enter, fillProfiles, type Mailbox, newAccount, removeAccount } from './people.ts';

export interface RunResult {
  cases: readonly DoneCase[];
  /** Cases for which there was no time. */
  skipped: number;
  failures: readonly Failure[];
  /** Failures of checks that are waived: they count as none. */
  waived: readonly Failure[];
  exchanges: readonly Exchange[];
  frames: readonly PassedFrame[];
  seen: ReadonlySet<string>;
  /** What no report may hold. */
  secrets: Secrets;
  /** Accounts of the kit that could not be deleted. */
  leftovers: readonly string[];
}

/** After so many cases in a row without an answer the server is gone. */
const MOST_SILENT_CASES = 3;

/** Runs the cases on a server with accounts of the kit's own, and deletes these afterwards whatever happens. */
export async function runKit(options: RunOptions): Promise<RunResult> {
  const kit = new Kit({ ...options, ledger: new Ledger(options.ledger) });
  const cases: DoneCase[] = [];
  const chosen = selectCases(options);
  const end = performance.now() + options.maxTime;

  async function perform(id: string, title: string, run: (kit: Kit) => Promise<void>): Promise<boolean> {
    const before = kit.findings.failures.length;
    const begin = performance.now();
    const isWhole = await kit.perform({ id, title, run });
    const failures = kit.findings.failures.slice(before);
    const milliseconds = performance.now() - begin;
    const done = { id, title, failures, milliseconds, touched: [...(kit.touched.get(id) ?? [])] };
    cases.push(done);
    await options.onCase(done, cases.length, chosen.length + 1);
    return isWhole;
  }

  try {
    const isReady = await perform('setup', 'Four people register, verify, log in and have a profile.', (one) =>
      setUp(one, options),
    );
    // Without a server, or without its mails, there is nothing to check.
    if (kit.unreachable !== null && (kit.exchanges.length === 0 || kit.unreachable.operationId === null))
      throw kit.unreachable;
    const failed = new Set<string>();
    for (const { id, title, run, needs = [] } of isReady ? chosen : []) {
      if (performance.now() > end || options.isStopped() || kit.silentCases >= MOST_SILENT_CASES) break;
      // What stands on something broken would only repeat the finding.
      if (needs.some((need) => failed.has(need))) failed.add(id);
      else if (!(await perform(id, title, run))) failed.add(id);
    }
  } finally {
    await kit.watch.close();
    await removeAccounts(kit);
  }
  return {
    cases,
    skipped: chosen.length + 1 - cases.length,
    failures: kit.findings.failures,
    waived: kit.findings.waived,
    exchanges: kit.exchanges,
    frames: kit.frames,
    seen: kit.seen,
    secrets: kit.secrets,
    leftovers: kit.ledger.left.map(({ email }) => email),
  };
}

/** What can't be reached now stays in the ledger. */
async function removeAccounts(kit: Kit): Promise<void> {
  try {
    for (const account of kit.ledger.left) await removeAccount(kit, account);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
  }
}

async function setUp(kit: Kit, { mailbox, accounts, profile }: RunOptions): Promise<void> {
  const people: Person[] = [];
  for (const [index, name] of ['あおい', 'べに', 'しろ', 'みどり'].entries()) {
    const given = accounts[index];
    if (given === undefined && mailbox === null) throw new Error('Four accounts are needed where no mail can be read.');
    people.push(await enter(kit, given ?? (await newAccount(kit, mailbox as Mailbox, 'abcd'.charAt(index))), name));
  }
  const [a, b, c, d] = people;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  Object.assign(kit, { a, b, c, d });
  // Only cases that write listen to sockets.
  if (profile !== 'read-only') for (const person of [a, b, c]) await kit.watch.prepare(person);
  await fillProfiles([b, c]);
}
