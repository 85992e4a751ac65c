/** Removes a database of the browser, as soon as no tab uses it. Blocked or missing storage has nothing to remove. */
export function removeDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // As in `localStore`.
  }
}
