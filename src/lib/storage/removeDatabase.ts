import { attempt } from '../errors/attempt.ts';

/** Removes a database of the browser, as soon as no tab uses it. Blocked or missing storage has nothing to remove. */
export function removeDatabase(name: string): void {
  attempt(() => indexedDB.deleteDatabase(name), null);
}
