import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ForksPoolWorker, type PoolOptions, type Vitest } from 'vitest/node';
import { type Job, type Jobs, JOBS_VARIABLE, type Line, LINES_VARIABLE, type RunResult } from './job.ts';

/** Milliseconds after which a job is considered stuck, because its tests wait for something that does not happen. */
const STUCK_AFTER = 60_000;

/** Number of jobs between two control runs, as long as these pass. */
const BATCH = 20;

export type Outcome = readonly RunResult[] | 'stuck';

/** Lanes work at the same time, each in a process of its own. */
interface Lane {
  readonly jobsFile: string;
  readonly linesFile: string;
}

let waiting: Lane[] = [];

/** Vitest's worker process for test files, with worker.ts as its program. */
export class LaneWorker extends ForksPoolWorker {
  protected override readonly entrypoint = fileURLToPath(new URL('./worker.ts', import.meta.url));

  constructor(options: PoolOptions) {
    const lane = waiting.shift();
    super({
      ...options,
      env: { ...options.env, [JOBS_VARIABLE]: lane?.jobsFile, [LINES_VARIABLE]: lane?.linesFile },
    });
  }
}

/**
 * Runs all jobs and reports each outcome as soon as it is known. A stuck process is ended, and another continues with
 * the remaining jobs.
 */
export async function runJobs(
  vitest: Vitest,
  jobs: readonly Job[],
  lanes: number,
  onOutcome: (job: number, outcome: Outcome) => void,
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'mutants-'));
  const specifications = await vitest.globTestSpecifications();
  let left = jobs.map((job, index) => [index, job] as const);
  try {
    for (let round = 0; left.length > 0; round += 1) {
      const count = Math.min(lanes, left.length, specifications.length);
      const parts = Array.from({ length: count }, (_, lane) => left.filter((_job, at) => at % count === lane));
      const opened = parts.map((part, lane) => {
        const files = {
          jobsFile: join(directory, `${round}-${lane}.json`),
          linesFile: join(directory, `${round}-${lane}.jsonl`),
        };
        writeFileSync(files.jobsFile, JSON.stringify({ batch: round === 0 ? BATCH : 1, jobs: part } satisfies Jobs));
        return files;
      });
      waiting = [...opened];
      const done = new Set<number>();
      const settle = (job: number, outcome: Outcome) => {
        if (done.has(job)) return;
        done.add(job);
        onOutcome(job, outcome);
      };
      const watch = setInterval(() => opened.forEach((lane) => look(lane, settle)), 500);
      await vitest.runTestSpecifications(specifications.slice(0, count));
      clearInterval(watch);
      opened.forEach((lane) => look(lane, settle));
      if (done.size === 0 && round > 0) throw new Error('The worker ended before its first job did.');
      left = left.filter(([job]) => !done.has(job));
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Reads what a lane has written, and ends its process if the last job is stuck. */
function look({ linesFile }: Lane, settle: (job: number, outcome: Outcome) => void): void {
  if (!existsSync(linesFile)) return;
  const lines = readFileSync(linesFile, 'utf8').trim().split('\n').map(readLine);
  for (const line of lines) if (line?.kind === 'end') settle(line.job, line.runs);
  const last = lines.at(-1);
  if (last?.kind !== 'begin' || Date.now() - last.at < STUCK_AFTER) return;
  settle(last.job, 'stuck');
  try {
    process.kill(last.pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

/** Parses a line; null for the last one while it is incomplete. */
function readLine(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}
