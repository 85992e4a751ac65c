/** A failure that the person is not told about, or only in other words (spec.md section 8, read-type calls). */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what}:`, error instanceof Error ? `${error.name}: ${error.message}` : error);
}

/** Something worth knowing only while looking for a fault. */
export function logDetail(what: string): void {
  console.debug(what);
}
