/** Returns the time in milliseconds since 1970. The only function that reads the machine's clock. */
export function now(): number {
  return Date.now();
}
