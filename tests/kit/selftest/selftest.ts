import type { Contract } from '../../conformance/contract/contract.ts';
import { type Fake, startFake } from '../startFake.ts';
import { httpMailbox } from '../../conformance/engine/people.ts';
import { runKit, type RunResult } from '../../conformance/engine/run.ts';
import { describeFailure } from '../../conformance/report/text.ts';
import type { RunOptions } from '../../conformance/engine/runOptions.ts';
import { runOptions } from '../runOptions.ts';
import { bentAnswers } from './bentAnswers.ts';
import { cleanRun } from './cleanRun.ts';
import { leniencies } from './planted/leniencies.ts';
import type { Leniency } from './planted/leniency.ts';
import { legalVariants } from '../variants/variants.ts';
import type { Variant } from '../variants/variant.ts';
import { startVariant } from '../variants/variantServer.ts';

/** Fakes that are broken and checked at the same time. */
const LANES = 3;
/** An event that the fake sends is there at once, but for a machine that is busy. */
const PATIENCE = 2_000;
/** Some of the variants are slow. */
const PATIENCE_FOR_VARIANTS = 10_000;
/** A sample of the cases is one of so many. */
const SHARES = 48;
/** A bent answer is looked for first by so many of the cases that are given this answer. */
const CASES_FOR_AN_ANSWER = 6;

interface Planted {
  fault: string;
  title: string;
  /** The operations or events that a report should name first, joined by `|`; `*` where none is to blame alone. */
  about: string;
}

export interface FaultResult extends Planted {
  /** The checks that found it, the first first. */
  checks: readonly string[];
  /** What the report names first. */
  first: string;
  milliseconds: number;
  /** Nothing in the run gave it a chance: the answer never held the field. */
  isIdle: boolean;
}

export interface SelftestOptions {
  contract: Contract;
  /** Takes every n-th of the faults; 1 takes all. */
  every: number;
  /** Called after each case of the run on the clean fake. */
  onCleanCase: RunOptions['onCase'];
  /** Called before each part of the run with the number of what it tries. */
  onBegin: (what: string, count: number) => void;
  onResult: (result: FaultResult) => void;
}

export interface SelftestResult {
  numbered: readonly FaultResult[];
  bent: readonly FaultResult[];
  lenient: readonly FaultResult[];
  /** What was wrongly reported of the clean fake, and of servers that keep the contract in another way. */
  falseAlarms: readonly string[];
}

/** Breaks the fake in every known way, one after the other, and lets the kit look for it. */
export async function selftest({
  contract,
  every,
  onCleanCase,
  onBegin,
  onResult,
}: SelftestOptions): Promise<SelftestResult> {
  const fakes = await Promise.all(Array.from({ length: LANES }, () => startFake()));
  try {
    const [first] = fakes as [Fake, ...Fake[]];
    const { result: clean, alarms: falseAlarms } = await cleanRun(contract, {
      profile: every === 1 ? 'full' : 'standard',
      onCase: onCleanCase,
    });
    const catalogue = (await (await fetch(`${first.host}/__fake/planted`)).json()) as Planted[];
    const sample = <Item>(items: readonly Item[], step = every) => items.filter((_, index) => index % step === 0);
    // Every class has its numbers in a row: a small step keeps some of each.
    const faults = sample(catalogue, Math.min(every, 36));
    onBegin('numbered faults', faults.length);
    const numbered = await search(
      fakes,
      faults.map((planted) => ({
        ...planted,
        // A sample looks at what the fault is about first; all faults are looked for with all cases, so that it shows
        // how often each is reported.
        only: every === 1 ? [] : casesAbout(clean, planted.about),
        others: true,
        isSample: every > 1,
      })),
      contract,
      onResult,
    );
    const bends = sample(bentAnswers(contract, clean.seen));
    onBegin('bent answers', bends.length);
    const bent = await search(
      fakes,
      bends.map((fault) => ({
        fault,
        title: fault,
        about: fault.split(':')[0] ?? '',
        only: casesFor(clean, fault),
        others: false,
        isSample: true,
      })),
      contract,
      onResult,
    );
    const lenients = sample(leniencies(contract), Math.min(every, 240));
    onBegin('missing checks of requests', lenients.length);
    const lenient = await searchLenient(fakes, lenients, contract, onResult);
    const variants = legalVariants.map((variant, index) => ({
      variant,
      only: variant.cases ?? shareOf(clean, every, index),
    }));
    onBegin('legal variants', variants.length);
    const alarms = await shareOut(fakes, variants, (fake, { variant, only }) =>
      falseAlarmsOf(fake, contract, variant, only),
    );
    falseAlarms.push(...alarms.flat());
    return { numbered, bent, lenient, falseAlarms };
  } finally {
    for (const fake of fakes) fake.stop();
  }
}

/** In a sample every variant is looked at with some of the cases, and all of them together with most. */
function shareOf({ cases }: RunResult, every: number, number: number): string[] {
  if (every === 1) return [];
  return cases.filter((_, index) => index % SHARES === number % SHARES).map(({ id }) => id);
}

/** The failures that the kit reports for a correct variant of the fake. */
async function falseAlarmsOf(
  fake: Fake,
  contract: Contract,
  variant: Variant,
  only: readonly string[],
): Promise<string[]> {
  await plant(fake, null);
  const server = await startVariant(fake, variant);
  try {
    const { failures } = await check({ ...server, mailbox: fake.host }, contract, only, PATIENCE_FOR_VARIANTS);
    return failures.map((failure) => `${variant.name}: ${describeFailure(failure)}`);
  } finally {
    server.stop();
  }
}

/** The cases that are given the answer which the fault bends. */
function casesFor({ cases }: RunResult, fault: string): string[] {
  const [operationId, status] = fault.split(':');
  const touching = quickFirst(cases)
    .filter(({ touched }) => touched.includes(`${operationId} ${status}`))
    .map(({ id }) => id);
  return touching.length === 0 ? ['none'] : touching;
}

/** The cases that touch an operation or event which the fault is about. */
function casesAbout({ cases }: RunResult, about: string): string[] {
  const subjects = about.split('|');
  return quickFirst(cases)
    .filter(({ touched }) => touched.some((answer) => subjects.includes(answer.split(' ')[0] ?? '')))
    .map(({ id }) => id);
}

const quickFirst = (cases: RunResult['cases']) => cases.toSorted((a, b) => a.milliseconds - b.milliseconds);

interface Search extends Planted {
  /** The cases that are tried first; none for all at once. */
  only: readonly string[];
  /** Whether the other cases are tried when these find nothing. */
  others: boolean;
  /** Whether the first case that finds it is enough. */
  isSample: boolean;
}

/** Shares the items out among the fakes, each of which takes the next one when it is done; results as they come. */
async function shareOut<Item, Result>(
  fakes: readonly Fake[],
  items: readonly Item[],
  work: (fake: Fake, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = items.values();
  const results: Result[] = [];
  await Promise.all(
    fakes.map(async (fake) => {
      for (const item of queue) results.push(await work(fake, item));
    }),
  );
  return results;
}

/** The result of a planted fault for which the kit looks. */
async function resultOf(
  { fault, title, about }: Planted,
  find: () => Promise<RunResult>,
  onResult: (result: FaultResult) => void,
  hadNoEffect = () => Promise.resolve(false),
): Promise<FaultResult> {
  const begin = performance.now();
  const { failures } = await find();
  const result = {
    fault,
    title,
    about,
    checks: failures.map((failure) => failure.check),
    first: failures[0]?.subject ?? '',
    milliseconds: performance.now() - begin,
    isIdle: failures.length === 0 && (await hadNoEffect()),
  };
  onResult(result);
  return result;
}

const search = (
  fakes: readonly Fake[],
  planted: readonly Search[],
  contract: Contract,
  onResult: (result: FaultResult) => void,
) =>
  shareOut(fakes, planted, async (fake, next) => {
    await plant(fake, next.fault);
    const hadNoEffect = async () => (await effectsOf(fake)) === 0;
    return await resultOf(next, () => look(fake, contract, next), onResult, hadNoEffect);
  });

/** Looks with the cases that should see it, and with no other. */
const searchLenient = (
  fakes: readonly Fake[],
  all: readonly Leniency[],
  contract: Contract,
  onResult: (result: FaultResult) => void,
) =>
  shareOut(fakes, all, async (fake, { fault, about, only, create, effects }) => {
    await plant(fake, null);
    const find = async () => {
      const server = await startVariant(fake, create());
      return await check({ ...server, mailbox: fake.host }, contract, only, PATIENCE, true).finally(() =>
        server.stop(),
      );
    };
    const hadNoEffect = () => Promise.resolve(effects?.() === 0);
    return await resultOf({ fault, title: fault, about }, find, onResult, hadNoEffect);
  });

/** Looks with a few cases first, with others only where these found nothing. */
async function look(fake: Fake, contract: Contract, { only, others, isSample }: Search): Promise<RunResult> {
  const few = await check(fake, contract, only.slice(0, CASES_FOR_AN_ANSWER), PATIENCE, isSample);
  if (few.failures.length > 0 || only.length === 0) return few;
  const rest = only.slice(CASES_FOR_AN_ANSWER);
  const more = rest.length === 0 ? few : await check(fake, contract, rest, PATIENCE, isSample);
  return more.failures.length > 0 || !others ? more : await check(fake, contract, [], PATIENCE, isSample);
}

async function effectsOf({ host }: Fake): Promise<number | null> {
  const response = await fetch(`${host}/__fake/planted/effects`);
  return ((await response.json()) as { count: number | null }).count;
}

async function plant({ host }: Fake, fault: string | null): Promise<void> {
  const response = await fetch(`${host}/__fake/planted`, { method: 'POST', body: JSON.stringify({ fault }) });
  if (!response.ok) throw new Error(`${String(fault)}: ${await response.text()}`);
}

let runs = 0;

async function check(
  { host, mailbox = host }: { host: string; mailbox?: string },
  contract: Contract,
  only: readonly string[],
  patience = PATIENCE,
  stopsAtFirst = false,
): Promise<RunResult> {
  let isFound = false;
  runs += 1;
  return await runKit(
    runOptions({
      host,
      contract,
      mailbox: httpMailbox(`${mailbox}/__fake/mailbox`),
      run: `self${process.pid}-${runs}`,
      // The cases are those of the clean run, which may be a full one.
      profile: only.length > 0 ? 'full' : 'standard',
      only,
      patience,
      isStopped: () => stopsAtFirst && isFound,
      onCase: ({ failures }) => {
        isFound ||= failures.length > 0;
      },
    }),
  );
}
