import { vi } from 'vitest';

/**
 * A limit that only a condition that never becomes true reaches, on a slow and busy machine too. Vitest's own limit is
 * one second.
 */
const LONGEST_WAIT_MS = 60_000;

/** Waits until the check throws nothing, and returns what it returns. */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: LONGEST_WAIT_MS });
