import { after } from '../lib/time/timer.ts';
import { isApiError } from './errors.ts';
import { credentials } from './credentials.ts';

/** Maximum number of retries after the first attempt. */
const MAX_RETRIES = 2;

/** Whether a retry can help: there was no response, or a 5xx. Never after a 4xx. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || !isApiError(error)) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status >= 500);
}

/**
 * Returns the delay before the next attempt in milliseconds.
 * @param failures number of earlier failures, not counting the last one
 */
export const retryDelay = (failures: number): number => 400 * 2 ** failures;

/** Retries a request outside of a query by the same rules as queries, until the session ends. */
export async function withRetry<T>(read: () => Promise<T>): Promise<T> {
  const { signal } = credentials();
  for (let failures = 0; ; failures += 1) {
    try {
      return await read();
    } catch (error) {
      if (!shouldRetry(failures, error)) throw error;
      await new Promise<void>((resolve) => after(retryDelay(failures), resolve));
      if (signal.aborted) throw error;
    }
  }
}
