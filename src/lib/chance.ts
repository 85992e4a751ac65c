/** A number from 0 up to but not 1. The only place that asks the machine for chance. */
export function chance(): number {
  return Math.random();
}
