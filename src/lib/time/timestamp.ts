const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Parses a timestamp of the wire to milliseconds since 1970; NaN when it is none.
 * A stamp without an offset is UTC, whatever zone the machine is in. The browser's own parser: the one of
 * date-fns takes ten times as long for each stamp of a list, and 1.5 kB.
 */
export function parseTimestamp(stamp: string): number {
  return Date.parse(HAS_OFFSET.test(stamp) ? stamp : `${stamp}Z`);
}
