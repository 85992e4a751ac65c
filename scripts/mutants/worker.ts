import { appendFileSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';
import { type Jobs, JOBS_VARIABLE, type Line, LINES_VARIABLE, type Run, type RunResult } from './job.ts';
import { createMutantSwitch } from './mutantSwitch.ts';

/**
 * The process in which test files run again and again, each time with another mutant. A test file is evaluated anew each
 * time with all modules that it imports, since a mutant may change a constant or leave state behind; their code stays
 * compiled in the process.
 */
const board = createMutantSwitch();
// Failures are not shrunk, because nobody reads the smallest example; the seed gives the same cases each time.
fc.configureGlobal({ endOnFailure: true, seed: 1 });

type RunTests = Parameters<typeof init>[0]['runTests'];
type State = Parameters<RunTests>[0];
type Traces = Parameters<RunTests>[1];

/** Messages of Vitest about each run are ignored; only requests for modules are processed. */
const SILENT = new Set(
  'onQueued onCollected onTaskUpdate onTaskArtifactRecord onUserConsoleLog onUnhandledError onAfterSuiteRun snapshotSaved onTestModuleDependencies'.split(
    ' ',
  ),
);

/** A number that no mutant has. */
const NO_MUTANT = -1;

const write = (line: Line) => appendFileSync(String(process.env[LINES_VARIABLE]), `${JSON.stringify(line)}\n`);

async function runJobs(state: State, traces: Traces): Promise<void> {
  const { rpc } = state;
  state.rpc = new Proxy(rpc, {
    get: (target, name) =>
      SILENT.has(String(name)) ? () => Promise.resolve() : (Reflect.get(target, name) as unknown),
  });
  const [file] = state.ctx.files;
  if (file === undefined) return;
  // The real clock, since tests may replace it.
  const now = performance.now.bind(performance);
  const { batch, jobs } = JSON.parse(readFileSync(String(process.env[JOBS_VARIABLE]), 'utf8')) as Jobs;

  async function run({ testFile, zone, mostSteps, timeout }: Run, mutant: number | null): Promise<RunResult> {
    Object.assign(board, { active: mutant, reached: mutant === null ? new Set() : null, steps: 0, mostSteps });
    Object.assign(state.ctx.config, { isolate: false, testTimeout: timeout, hookTimeout: timeout });
    forgetModules(state.evaluatedModules);
    state.ctx.files = [{ ...file, filepath: testFile }];
    process.env.TZ = zone;
    for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) console[level] = () => {};
    globalThis.__firstFailure = null;
    const begin = now();
    await runBaseTests('run', state, traces);
    const result = {
      failure: globalThis.__firstFailure,
      milliseconds: now() - begin,
      steps: board.steps,
      reached: [...(board.reached ?? [])],
    };
    board.active = null;
    return result;
  }

  // A mutant may change the process so that the tests of the next one fail: outcomes count only when a run without a
  // mutant still passes after them. When it does not, the process ends, and these jobs run again in a new one.
  let unwritten: Line[] = [];
  for (const [number, job] of jobs) {
    write({ kind: 'begin', job: number, pid: process.pid, at: Date.now() });
    const runs: RunResult[] = [];
    for (const next of job.runs) {
      runs.push(await run(next, job.mutant));
      if (runs.at(-1)?.failure !== null) break;
    }
    unwritten.push({ kind: 'end', job: number, runs });
    const last = job.runs[runs.length - 1];
    if (unwritten.length < batch && number !== jobs.at(-1)?.[0]) continue;
    const isClean = last === undefined || job.mutant === null || (await run(last, NO_MUTANT)).failure === null;
    if (isClean || batch === 1) unwritten.forEach(write);
    unwritten = [];
    if (!isClean) return;
  }
}

/** Generated modules that import only each other contain no mutant and no state, and take long to evaluate. */
const REUSED = /\/generated\/|\/node_modules\//;

/** Makes every other module be evaluated anew at its next import. */
function forgetModules({ idToModuleMap }: State['evaluatedModules']): void {
  const known = new Map<string, boolean>();
  const isReused = (id: string): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const node = idToModuleMap.get(id);
    known.set(id, true);
    const reused = node === undefined || (REUSED.test(id) && [...node.imports].every(isReused));
    known.set(id, reused);
    return reused;
  };
  for (const [id, node] of idToModuleMap) {
    if (isReused(id)) continue;
    Object.assign(node, { promise: undefined, exports: undefined, evaluated: false });
    node.importers.clear();
  }
}

const send = (message: unknown) => process.send?.(message);
init({
  post: send,
  on: (callback) => process.on('message', callback),
  off: (callback) => process.off('message', callback),
  setup: setupEnvironment,
  runTests: runJobs,
  collectTests: () => undefined,
});
