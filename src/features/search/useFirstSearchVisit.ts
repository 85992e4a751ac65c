import { useEffect, useState } from 'react';
import { localStore } from '../../lib/storage/storage.ts';

/**
 * Key in local storage. It belongs to the device and contains nothing about the user, so a logout does not remove it.
 */
const KEY = 'search-seen';

/**
 * Returns whether this is the first visit of the search screen on this device (rule F33). The value does not change
 * while the screen is mounted, so that nothing moves.
 */
export function useFirstSearchVisit(): boolean {
  const [isFirst] = useState(() => localStore.get(KEY) === null);
  useEffect(() => void localStore.set(KEY, 'yes'), []);
  return isFirst;
}
