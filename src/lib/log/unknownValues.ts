import { logDetail } from './log.ts';

/** Limits for values of one log, because they come from the server: further values are neither stored nor logged. */
const MAX_VALUES = 20;
const MAX_LENGTH = 40;

/**
 * Returns a function that logs each unknown value once.
 * @example const logUnknownType = createUnknownValueLog((type) => `Frames of the unknown type ${type} are ignored`);
 */
export function createUnknownValueLog(describe: (value: string) => string): (value: string) => void {
  const logged = new Set<string>();
  return (value) => {
    // A slice alone would retain the whole text in memory; `JSON.stringify` copies it.
    const name = JSON.stringify(value.slice(0, MAX_LENGTH));
    if (logged.has(name) || logged.size >= MAX_VALUES) return;
    logged.add(name);
    logDetail(describe(name));
  };
}
