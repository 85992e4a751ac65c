import { useEffect, useState } from 'react';
import { localStore } from '../../../lib/storage/storage.ts';

/** Key in local storage. It belongs to the device and names nobody, so a logout keeps it. */
const KEY = 'search-seen';

/**
 * Whether this is the first visit of the search screen on this device (rule F33). The answer lasts as long as the screen,
 * so that nothing moves while it is used.
 */
export function useFirstSearchVisit(): boolean {
  const [isFirst] = useState(() => localStore.get(KEY) === null);
  useEffect(() => void localStore.set(KEY, 'yes'), []);
  return isFirst;
}
