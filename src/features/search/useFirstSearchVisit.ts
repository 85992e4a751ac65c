import type { UserId } from '../../api/generated/model/index.ts';
import { useEffect, useState } from 'react';
import { localStore } from '../../lib/storage/storage.ts';

/** Key prefix in local storage of the people who have visited the search screen on this device; a logout keeps it. */
const VISITED = 'search-visited:';

/**
 * Whether this is the person's first visit of the search screen on this device (rule F33). The answer lasts as long as
 * the screen, so that nothing moves while it is used. Until the person is known, somebody's earlier visit suffices.
 */
export function useFirstSearchVisit(userId: UserId | undefined): boolean {
  const [earlier] = useState(() => localStore.keys(VISITED));
  useEffect(() => {
    if (userId !== undefined) localStore.set(VISITED + userId, 'yes');
  }, [userId]);
  return userId === undefined ? earlier.length === 0 : !earlier.includes(VISITED + userId);
}
