/** Compares two timestamps with all their digits and offsets, because servers may use microseconds. */
export function compareTimes(a: string, b: string): number {
  const [x, y] = [split(a), split(b)];
  return x.seconds - y.seconds || (x.rest < y.rest ? -1 : x.rest > y.rest ? 1 : 0);
}

function split(text: string): { seconds: number; rest: string } {
  const [, fraction = ''] = /\.(\d+)/.exec(text) ?? [];
  return { seconds: Date.parse(text.replace(/\.\d+/, '')), rest: fraction.padEnd(9, '0') };
}
