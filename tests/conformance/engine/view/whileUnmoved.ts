import { agrees } from './agrees.ts';
import { Unmet } from '../findings/failure.ts';

/** What others change all the time is compared so often. */
const MOST_TRIES = 3;

/**
 * Compares readings of a list that others may change meanwhile. What does not agree is compared anew where the list is
 * another one by then. Throws `Unmet` where it is the same, and after the third time.
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
