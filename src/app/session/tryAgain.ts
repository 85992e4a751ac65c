import { after } from '../../lib/timer.ts';
import { retryDelay, shouldRetry } from '../providers/createQueryClient.ts';

/** What a reading answers; one that fails is tried again by the rules of the queries. */
export async function tryAgain<T>(read: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await read();
    } catch (error) {
      if (!shouldRetry(failures, error)) throw error;
      await new Promise<void>((resolve) => after(retryDelay(failures), resolve));
    }
  }
}
