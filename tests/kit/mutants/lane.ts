/*
 * A worker thread of `selftest --mutants`: runs the kit against a fake backend of its own, with one mutant after the
 * other.
 */
import { parentPort } from 'node:worker_threads';
import { runKit, type RunResult } from '../../conformance/engine/run.ts';
import type { RunOptions } from '../../conformance/engine/runOptions.ts';
import { describeFailure } from '../../conformance/report/text.ts';
import { runOptions } from '../runOptions.ts';
import type { Answer, Found, Job, Recorded } from './mutant.ts';
import { NoServer, startMutatedFake } from './mutatedFake.ts';

/** How long an event may take: longer than in other runs, since a slow machine must not kill a mutant. */
const PATIENCE = 3_000;

const port = parentPort;
if (port === null) throw new Error('A lane is a worker.');
const answer = (message: Answer) => port.postMessage(message);
let fake = await startMutatedFake();
let runs = 0;

async function check(host: string, only: readonly string[], onCase: RunOptions['onCase']): Promise<RunResult> {
  runs += 1;
  const run = `mutant${process.pid}-${fake.mutants.length}-${Math.random().toString(36).slice(2, 8)}-${runs}`;
  let isFound = false;
  return await runKit(
    runOptions({
      host,
      profile: 'full',
      run,
      only,
      patience: PATIENCE,
      isStopped: () => isFound,
      onCase: async (done, count, all) => {
        isFound ||= done.failures.length > 0;
        await onCase(done, count, all);
      },
    }),
  );
}

async function record(): Promise<void> {
  await fake.reached();
  const host = await fake.begin(null, false);
  // What makes the World concerns every case.
  const atFirst = await fake.reached();
  const cases: Recorded[] = [];
  const { failures } = await check(host, [], async ({ id, milliseconds }) => {
    cases.push({ id, milliseconds, reached: [...atFirst, ...(await fake.reached())] });
  });
  answer({
    kind: 'recorded',
    cases,
    failures: failures.map((failure) => describeFailure(failure)),
  });
}

async function look({ mutant, anew, cases }: Extract<Job, { kind: 'look' }>): Promise<Found> {
  try {
    const host = await fake.begin(mutant, anew);
    const { failures, leftovers } = await check(host, cases.length === 0 ? ['none'] : cases, () => undefined);
    const [first] = failures;
    if (first !== undefined) return { outcome: 'killed', by: first.caseId, check: `${first.check}/${first.subject}` };
    return leftovers.length > 0
      ? { outcome: 'killed', by: 'setup', check: 'leftovers' }
      : { outcome: 'survived', by: null, check: null };
  } catch (error) {
    // Without a server there is nothing to check, and the kit says so.
    fake.stop();
    return { outcome: 'killed', by: 'setup', check: error instanceof NoServer ? 'no server' : String(error) };
  } finally {
    if (!fake.isAlive) fake = await startMutatedFake();
  }
}

async function work(job: Job): Promise<void> {
  if (job.kind === 'record') await record();
  else answer({ kind: 'found', mutant: job.mutant, found: await look(job) });
}

port.on('message', (job: Job | 'stop') => {
  if (job === 'stop') {
    fake.stop();
    process.exit();
  }
  void work(job);
});
answer({ kind: 'ready', mutants: fake.mutants, whileLoading: fake.whileLoading });
