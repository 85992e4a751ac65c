import { after } from '../lib/timer.ts';
import { isApiError } from './errors.ts';
import { session } from './session.ts';

/** Tries after the first. */
const MOST_RETRIES = 2;

/** A call is repeated only when another try can help: no answer, or a server that failed. Never after a 4xx. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MOST_RETRIES || !isApiError(error)) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status >= 500);
}

/** Milliseconds until the next try. @param failures so far, before the one that has just come */
export const retryDelay = (failures: number): number => 400 * 2 ** failures;

/** What a reading answers; one that fails is tried again by the rules of the queries, as long as its session lasts. */
export async function tryAgain<T>(read: () => Promise<T>): Promise<T> {
  const { token } = session.getState();
  for (let failures = 0; ; failures += 1) {
    try {
      return await read();
    } catch (error) {
      if (!shouldRetry(failures, error)) throw error;
      await new Promise<void>((resolve) => after(retryDelay(failures), resolve));
      if (session.getState().token !== token) throw error;
    }
  }
}
