/** Number of runs of every measurement: BENCH_RUNS, 5 unless given. */
export const RUNS = Number(process.env.BENCH_RUNS ?? 5);

/** A line of a table: heading → cell. */
export type Row = Record<string, string>;

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param share 0 for the least, 1 for the greatest */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the milliseconds that some work takes. */
export function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Name of the figure that says how fast the machine is: the CPU time in ms of a fixed loop, in the same run. */
export const MACHINE = 'machine ms';

/** The most that a figure may be: a number, or a time as a multiple of the figure `MACHINE` of the same run. */
export type Goal = number | { machines: number };

/** A figure misses its goal when most of the runs are more than a tenth above it. */
const TOLERANCE = 1.1;

/** Titles of the figures that have missed their goals. */
export const missed: string[] = [];

/**
 * Repeats a measurement. Returns a row for each figure, with the median, the goal, the median's share of it, and every
 * run.
 * @param title heading of the first column
 * @param goals of the figures that have one
 */
export async function sampled<Sample extends Record<string, number>>(
  title: string,
  run: () => Promise<Sample>,
  goals: Partial<Record<keyof Sample, Goal>> = {},
): Promise<Row[]> {
  const samples: Sample[] = [];
  // The first one warms the backend up.
  for (let count = 0; count <= RUNS; count += 1) samples.push(await run());
  const [, ...counted] = samples;
  return Object.keys(counted[0] ?? {}).map((key) => {
    const values = counted.map((sample) => sample[key] ?? Number.NaN);
    const goal = goals[key];
    const limits = counted.map((sample) => limitOf(goal, sample[MACHINE] ?? Number.NaN));
    const shares = values.map((value, at) => (value === 0 ? 0 : value / (limits[at] ?? Number.NaN)));
    const isMissed = shares.filter((share) => share > TOLERANCE).length > RUNS / 2;
    if (isMissed) missed.push(`${title}: ${key}`);
    return {
      [title]: key,
      median: cell(median(values)),
      goal: goal === undefined ? '' : cell(median(limits)),
      'of goal': goal === undefined ? '' : `${median(shares).toFixed(2)}${isMissed ? ' MISSED' : ''}`,
      runs: values.map(cell).join(' '),
    };
  });
}

function limitOf(goal: Goal | undefined, machine: number): number {
  if (goal === undefined) return Number.NaN;
  return typeof goal === 'number' ? goal : goal.machines * machine;
}

/** Small figures have decimals. */
const cell = (value: number) => value.toFixed(value === 0 || value >= 20 ? 0 : value >= 1 ? 1 : 4);

/** Prints rows with the same headings, the first column aligned left and the others right. */
export function printTable(rows: readonly Row[]): void {
  const headings = Object.keys(rows[0] ?? {});
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('   '),
    );
  }
  console.log();
}
