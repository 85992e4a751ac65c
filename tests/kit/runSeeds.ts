import { runKit } from '../conformance/engine/run.ts';
import { describeFailure } from '../conformance/report/text.ts';
import { runOptions } from './runOptions.ts';
import { startFake } from './startFake.ts';

/** Number of runs beside each other: a slow server shows checks that depend on time. */
const LANES = 8;

/**
 * Runs the standard profile with the seeds from 1 to `count` on clean fakes, `LANES` runs at a time. Prints each finding
 * with its seed.
 * @returns the exit code: 1 with a finding
 */
export async function runSeeds(count: number): Promise<number> {
  const seeds = Array.from({ length: count }, (_, index) => index + 1).values();
  let findings = 0;
  let ended = 0;

  async function runLane(): Promise<void> {
    const fake = await startFake();
    try {
      for (const seed of seeds) {
        const { failures, leftovers } = await runKit(
          runOptions({ host: fake.host, run: `seed-${seed}`, seed, atOnce: 4 }),
        );
        const lines = [
          ...failures.map((failure) => describeFailure(failure)),
          ...leftovers.map((leftover) => `left behind: ${JSON.stringify(leftover)}`),
        ];
        for (const line of lines) process.stdout.write(`✗ seed ${seed}: ${line}\n`);
        findings += lines.length;
        ended += 1;
        if (ended % LANES === 0) process.stdout.write(`${ended} of ${count} runs, ${findings} findings\n`);
      }
    } finally {
      fake.stop();
    }
  }

  await Promise.all(Array.from({ length: Math.min(LANES, count) }, runLane));
  process.stdout.write(`${ended} runs, ${findings} findings\n`);
  return findings === 0 ? 0 : 1;
}
