/** Returns a random number in [0, 1). The only call of `Math.random` in the app, so that tests can replace it. */
export function randomFraction(): number {
  return Math.random();
}
