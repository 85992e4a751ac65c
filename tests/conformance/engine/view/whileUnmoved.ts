import { agrees } from './agrees.ts';
import { Unmet } from '../findings/failure.ts';

/** Maximum number of comparisons when others change the list every time. */
const MOST_TRIES = 10;

/**
 * Compares responses about a list that others may change meanwhile. After a failure it compares again if the list has
 * changed since. Throws `Unmet` if it has not, and after the last try.
 */
export async function whileUnmoved(read: () => Promise<unknown>, compare: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count += 1) {
    const before = await read();
    try {
      await compare();
      return;
    } catch (error) {
      if (!(error instanceof Unmet) || count === MOST_TRIES || agrees(await read(), before)) throw error;
    }
  }
}
