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

/**
 * Repeats a measurement. Returns a row for each figure, with the median, the best and every run.
 * @param title heading of the first column
 * @param decimals of a figure; none unless given
 */
export async function sampled<Sample extends Record<string, number>>(
  title: string,
  run: () => Promise<Sample>,
  decimals: Partial<Record<keyof Sample, number>> = {},
): Promise<Row[]> {
  const samples: Sample[] = [];
  // The first one warms the backend up.
  for (let count = 0; count <= RUNS; count += 1) samples.push(await run());
  const [, ...counted] = samples;
  return Object.keys(counted[0] ?? {}).map((key) => {
    const values = counted.map((sample) => sample[key] ?? Number.NaN);
    const cell = (value: number) => value.toFixed(decimals[key] ?? 0);
    const best = cell(Math.min(...values));
    return { [title]: key, median: cell(median(values)), best, runs: values.map(cell).join(' ') };
  });
}

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
