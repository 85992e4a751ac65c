import { selectCases } from '../cases/allCases.ts';
import { withOwnExamples } from '../contract/ownExamples.ts';
import { type Exchange, Unreachable } from './exchange.ts';
import type { Failure } from './findings/failure.ts';
import type { DoneCase, RunOptions } from './runOptions.ts';
import { type Case, Kit, type PassedFrame, type Performed } from './kit.ts';
import type { Person } from './person.ts';
import { Ledger, removeWithAny } from './ledger.ts';
import { BURST, casesAtOnce, planOf, type Sample, speedOf } from './pace.ts';
import type { Secrets } from './findings/secrets.ts';
import { enter, fillProfiles, type Mailbox, newAccount, removeAccount } from './people.ts';

export interface RunResult {
  cases: readonly DoneCase[];
  /** Ids of the cases that were not run: because one that they need failed, or the run ended. */
  skipped: readonly string[];
  failures: readonly Failure[];
  /** Failures of waived checks, which do not count. */
  waived: readonly Failure[];
  exchanges: readonly Exchange[];
  frames: readonly PassedFrame[];
  /** The parts of the contract that occurred: see `report/coverage.ts`. */
  seen: ReadonlySet<string>;
  /** The secrets that no report may contain. */
  secrets: Secrets;
  /** E-mail addresses of accounts of the kit that could not be deleted. */
  leftovers: readonly string[];
  /** How often the server answered 429, by operation, and the milliseconds that calls have waited. */
  limited: { counts: ReadonlyMap<string, number>; waited: number };
}

/** The id of the case that prepares the people of all others. */
export const SETUP = 'setup';
/** Number of consecutive cases without a response after which the run ends. */
const MOST_SILENT_CASES = 3;

/**
 * Runs the cases on a backend of the app, for the command line and the self-test: with accounts of the kit's own, which
 * it tries to delete afterwards whatever happens, or with given ones.
 */
export async function runKit(given: RunOptions): Promise<RunResult> {
  const options = { ...given, contract: withOwnExamples(given.contract, given.run) };
  const kit = new Kit({
    ...options,
    enter: enterAgain,
    ledger: new Ledger(options.ledger, options.run, options.accounts),
  });
  kit.secrets.originOf = (token) => options.mailbox?.originOf?.(token) ?? null;
  const kits = [kit];
  const cases: DoneCase[] = [];
  const chosen = selectCases(options);
  const end = performance.now() + options.maxTime;
  /** Whether each case ended normally, by id. Cases that need it wait for the promise. */
  const outcomes = new Map<string, Promise<boolean>>();

  async function perform(on: Kit, one: Performed): Promise<boolean> {
    const begin = performance.now();
    const { id, title } = one;
    const hasEndedNormally = await on.perform(one);
    const failures = kit.findings.failures.filter(({ caseId }) => caseId === id);
    const milliseconds = performance.now() - begin;
    const done = { id, title, failures, sameAs: on.sameAs, milliseconds, touched: [...(kit.touched.get(id) ?? [])] };
    // Without a server, or without its mails (which no operation fetches), there is nothing to check.
    const { unreachable } = on;
    if (id === SETUP && unreachable !== null && (kit.exchanges.length === 0 || unreachable.operationId === null))
      throw unreachable;
    cases.push(done);
    await options.onCase(done, cases.length, chosen.length + 1);
    return hasEndedNormally;
  }

  const isOver = () =>
    performance.now() > end || options.isStopped() || kits.some(({ silentCases }) => silentCases >= MOST_SILENT_CASES);

  /** Runs cases from the queue one after the other; several kits share a queue. */
  async function work(on: Kit, queue: Iterable<Case>): Promise<void> {
    for (const one of queue) {
      if (isOver()) return;
      const needed = await Promise.all((one.needs ?? []).map((id) => outcomes.get(id) ?? Promise.resolve(true)));
      // A case that needs a failed one would only repeat its finding.
      const outcome = needed.every(Boolean) ? perform(on, one) : Promise.resolve(false);
      outcomes.set(one.id, outcome);
      await outcome;
    }
  }

  try {
    const isReady = await perform(kit, {
      id: SETUP,
      title: 'Four people register, verify, log in and have a profile.',
      run: (one) => setUp(one, options),
    });
    if (isReady) {
      // Only a forecast needs more than the first requests.
      const sample = options.onPlan === undefined ? { sample: [], own: 0 } : await sampleOf(kit);
      const speed = speedOf(kit.exchanges, sample, await burstOf(kit));
      // Cases at the same time need more people than the four given accounts.
      const atOnce = options.accounts.length > 0 ? 1 : (options.atOnce ?? casesAtOnce(speed.latency));
      options.onPlan?.(planOf(chosen, speed, atOnce));
      kits.push(...(await othersBeside(kit, options, Math.min(atOnce, chosen.length) - 1)));
      if (kits.length === 1) await work(kit, chosen);
      else {
        const shared = chosen.filter((one) => !one.alone);
        // Cases that mostly wait begin first, so that none of them is left waiting alone at the end.
        const queue = [...shared.filter((one) => one.isIdle), ...shared.filter((one) => !one.isIdle)].values();
        await Promise.all(kits.map((one) => work(one, queue)));
        const alone = chosen.filter((one) => one.alone);
        await work(kit, alone);
      }
    }
  } finally {
    for (const one of kits) await one.watch.close();
    // Given accounts are not deleted, so their data is removed.
    if (options.accounts.length > 0 && options.profile !== 'read-only') await kit.tidyUp();
    await removeAccounts(kit);
  }
  return {
    cases,
    skipped: chosen.map(({ id }) => id).filter((id) => !cases.some((done) => done.id === id)),
    failures: kit.findings.failures,
    waived: kit.findings.waived,
    exchanges: kit.exchanges,
    frames: kit.frames,
    seen: kit.seen,
    secrets: kit.secrets,
    leftovers: kit.ledger.left.map(({ email }) => email),
    limited: kit.limiter,
  };
}

/** Logs somebody in again who has a profile already. */
const enterAgain = (kit: Kit, person: Person) => enter(kit, person, '');

/** Operations whose answers are as different as those of a run, from one row to a page of a hundred. */
const SAMPLED = ['getCurrentUser', 'getMyProfile', 'listTagCategories', 'listProfiles', 'searchProfiles', 'listPosts'];
/** Milliseconds for which they are called, at least once each: in a shorter time a busy machine says nothing. */
const SAMPLING = 800;

/** Calls some operations one after the other. Returns how long each call took, with what the kit does for it. */
async function sampleOf({ a }: Kit): Promise<Sample> {
  const end = performance.now() + SAMPLING;
  const sample: number[] = [];
  const used = process.cpuUsage();
  while (sample.length < SAMPLED.length || performance.now() < end) {
    const begin = performance.now();
    await a.call(SAMPLED[sample.length % SAMPLED.length] ?? '');
    sample.push(performance.now() - begin);
  }
  const { user, system } = process.cpuUsage(used);
  return { sample, own: (user + system) / 1_000 / sample.length };
}

/** Number of bursts; of a busy machine the shortest one counts. */
const BURSTS = 3;

/** Returns how many milliseconds some requests at the same time take. */
async function burstOf({ a }: Kit): Promise<number> {
  const bursts: number[] = [];
  for (let count = 0; count < BURSTS; count += 1) {
    const begin = performance.now();
    await Promise.all(Array.from({ length: BURST }, () => a.call('getMyProfile')));
    bursts.push(performance.now() - begin);
  }
  return Math.min(...bursts);
}

/** Creates more kits of the same run, each with four people of its own. Leaves out those whose setup fails. */
async function othersBeside(kit: Kit, options: RunOptions, count: number): Promise<Kit[]> {
  const others = Array.from({ length: Math.max(0, count) }, (_, index) => {
    const { ledger } = kit;
    return new Kit({ ...options, enter: enterAgain, ledger, run: `${options.run}.${index + 2}`, beside: kit });
  });
  const ready = await Promise.all(
    others.map((one) =>
      one.perform({ id: SETUP, title: 'More people for cases at the same time.', run: (own) => setUp(own, options) }),
    ),
  );
  return others.filter((_, index) => ready[index]);
}

/** Deletes the accounts. When the server is unreachable, the rest remains in the ledger. */
async function removeAccounts(kit: Kit): Promise<void> {
  try {
    await Promise.all(kit.ledger.left.map((left) => removeWithAny(left, (account) => removeAccount(kit, account))));
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
  // Cases that only read use no sockets.
  if (profile !== 'read-only') for (const person of [a, b, c]) await kit.watch.prepare(person);
  await fillProfiles([b, c]);
}
