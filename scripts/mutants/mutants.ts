import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { createVitest } from 'vitest/node';
import { betweenTests } from '../../tests/support/betweenTests.ts';
import { root } from '../dependencies.mjs';
import type { Mutant } from './instrument.ts';
import type { Job, Run, RunResult } from './job.ts';
import { LaneWorker, runJobs } from './runJobs.ts';
import { hasUnitTests, isBeside, readSources, type Sources } from './sources.ts';
import { type Outcome, report, type MutantResult } from './results.ts';

/**
 * Makes one small change of the code at a time, and checks whether the unit tests notice it:
 * `npm run tool -- mutants --only realtime/commands`. `--every 10` takes a tenth of the mutants, chosen by `--seed`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: String(availableParallelism()) },
  },
});

/** How many times longer a run with a mutant may take than one without. */
const SLACK = 5;
const LEAST_TIMEOUT = 2_000;
const LEAST_STEPS = 10_000;

const begin = performance.now();

function isAsked(testFile: string, { file }: Mutant): boolean {
  return isBeside(relative(root, testFile), file);
}

function isNamed({ testFile }: Run, name: string): boolean {
  return relative(root, testFile) === name;
}

interface CleanRun {
  readonly run: Run;
  readonly reached: ReadonlySet<number>;
  readonly steps: number;
}

/** Runs each test file with no mutant. */
async function cleanRuns(): Promise<CleanRun[]> {
  const specifications = await vitest.globTestSpecifications();
  const files = specifications
    .map(({ moduleId }) => moduleId)
    .filter((testFile) => chosen.some((mutant) => isAsked(testFile, mutant)));
  const found: CleanRun[] = [];
  const plain = (testFile: string): Run => ({
    testFile,
    zone: testFile.includes('.timezone.') ? 'America/New_York' : 'UTC',
    mostSteps: Number.MAX_SAFE_INTEGER,
    timeout: 60_000,
  });
  const clean = files.map((testFile): Job => ({ mutant: null, runs: [plain(testFile)] }));
  await runJobs(vitest, clean, Number(values.lanes), (job, outcome) => {
    const run = clean[job]?.runs[0];
    if (run === undefined) return;
    const last = outcome === 'stuck' ? undefined : outcome.at(-1);
    if (last === undefined || last.failure !== null)
      throw new Error(`${run.testFile} fails without a mutant: ${last?.failure ?? 'it is stuck'}`);
    found.push(measured(run, last));
  });
  return found.sort((a, b) => (a.run.testFile < b.run.testFile ? -1 : 1));
}

const measured = (run: Run, { milliseconds, steps, reached }: RunResult): CleanRun => ({
  run: { ...run, timeout: Math.max(LEAST_TIMEOUT, milliseconds * SLACK), mostSteps: LEAST_STEPS + steps * SLACK },
  reached: new Set(reached),
  steps,
});

function sample(mutants: readonly Mutant[], every: number, seed: number): readonly Mutant[] {
  if (every === 1) return mutants;
  // A linear congruential step spreads the ids, so that neighbours fall into different samples.
  const order = (id: number) => ((id + seed) * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return mutants.filter(({ id }) => Math.floor(order(id) / 2 ** 8) % every === 0);
}

/** Loads the instrumented sources in place of the files, so that other plugins transform them as usual. */
function writeMutants({ code }: Sources): Plugin {
  return {
    name: 'mutants',
    enforce: 'pre',
    // An id with a query is another module, such as the URL of a worker, and is not found here.
    load: (id) => code.get(relative(root, id).replaceAll('\\', '/')) ?? null,
  };
}

function progress(text: string): void {
  process.stderr.write(`${((performance.now() - begin) / 1_000).toFixed(0)} s: ${text}\n`);
}

const sources = readSources(root, hasUnitTests(values.only));
const chosen = sample(sources.mutants, Number(values.every), Number(values.seed));
const outcomes = new Map<Mutant, Outcome>();

process.env.VITEST = 'true';
const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    include: ['{src,mocks}/**/*.test.ts'],
    setupFiles: ['tests/support/failOnConsole.ts', 'tests/support/resetCredentials.ts'],
    ...betweenTests,
    // The cache on disk would contain the mutants of an earlier run.
    fsModuleCache: false,
    reporters: [{}],
    maxWorkers: Number(values.lanes),
    pool: { name: 'mutants', createPoolWorker: (options) => new LaneWorker(options) },
    runner: fileURLToPath(new URL('./firstFailure.ts', import.meta.url)),
  },
  { plugins: [writeMutants(sources), vanillaExtractPlugin()] },
);

function finish(code: number): never {
  const left = chosen.length - outcomes.size;
  const lines = report([...outcomes].map(([mutant, outcome]): MutantResult => ({ mutant, outcome })));
  if (left > 0) lines.push(`${left} mutants were not tried`);
  lines.push(`${((performance.now() - begin) / 1_000).toFixed(0)} s`);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exit(code);
}
process.once('SIGINT', () => finish(130));

const tests = await cleanRuns();
const jobs: Job[] = [];
const jobMutants: Mutant[] = [];
for (const mutant of chosen) {
  const runs = tests.filter(({ reached, run }) => reached.has(mutant.id) && isAsked(run.testFile, mutant));
  if (runs.length === 0) outcomes.set(mutant, 'unreached');
  else {
    const own = mutant.file.replace(/\.tsx?$/, '.test.ts');
    const first = runs.sort((a, b) => Number(isNamed(b.run, own)) - Number(isNamed(a.run, own)) || a.steps - b.steps);
    jobs.push({ mutant: mutant.id, runs: first.map(({ run }) => run) });
    jobMutants.push(mutant);
  }
}
progress(`${jobs.length} mutants, ${tests.length} test files`);
await runJobs(vitest, jobs, Number(values.lanes), (job, outcome) => {
  const mutant = jobMutants[job];
  if (mutant === undefined) return;
  const killer = outcome === 'stuck' ? 'nothing came for a long time' : (outcome.at(-1)?.failure ?? null);
  outcomes.set(mutant, killer === null ? 'survived' : 'killed');
  if (outcomes.size % 100 === 0) progress(`${outcomes.size} of ${chosen.length}`);
});
finish(0);
