import { now } from '../../time/clock.ts';

/** Name of the number that tells an entry from all others of the tab. The entries of layers share that of their screen. */
export const MARK = 'mark';

let lastMark = 0;

/** Returns a number that no entry of the tab has as its mark. */
export function newMark(): number {
  lastMark = Math.max(lastMark + 1, now());
  return lastMark;
}

/** Reads a value from the state of the current history entry; undefined when there is none. It survives a reload. */
export function readEntryState(name: string): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
}

/** Stores a value in the state of the current history entry and preserves the other values. */
export function writeEntryState(name: string, value: unknown): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), [name]: value }, '');
}
