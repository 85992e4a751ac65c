/** Compares two timestamps with all their digits and offsets, because servers may use microseconds. */
export function compareTimes(a: string, b: string): number {
  const [x, y] = [split(a), split(b)];
  return x.seconds - y.seconds || (x.rest < y.rest ? -1 : x.rest > y.rest ? 1 : 0);
}

/**
 * Milliseconds since 1970. A time without an offset is a fault that `http.body` reports; here it counts as UTC, because
 * JavaScript would take it for the local time of the machine that runs the kit.
 */
export function timeOf(text: string): number {
  return Date.parse(HAS_OFFSET.test(text) ? text : `${text}Z`);
}

const HAS_OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;

function split(text: string): { seconds: number; rest: string } {
  const [, fraction = ''] = /\.(\d+)/.exec(text) ?? [];
  return { seconds: timeOf(text.replace(/\.\d+/, '')), rest: fraction.padEnd(9, '0') };
}
