/** Logs a failure that the user does not see, or sees only in other words. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what}:`, error instanceof Error ? `${error.name}: ${error.message}` : error);
}

/** Logs a detail for debugging. */
export function logDetail(what: string): void {
  console.debug(what);
}
