import { localStore, removeDatabase } from '../lib/storage/storage.ts';
import { tabStore } from '../lib/storage/tabStore.ts';
import { storedData, type StoredName, storedRows } from './storedData.ts';

/**
 * Removes what is stored under a name. Storage that is blocked or missing has nothing to remove.
 * @param userId the user whose data is removed; undefined for that of all users
 */
export function removeStored(name: StoredName, userId?: string): void {
  const where = (storedData[name] as (typeof storedRows)[number][1]).in ?? 'local';
  if (where === 'database') removeDatabase(name);
  else if (where === 'cache') void removeCache(name);
  else if (where === 'tab') tabStore.remove(name);
  else if (!name.endsWith(':')) localStore.remove(name);
  else {
    const own = `${name}${userId ?? ''}`;
    // Of user-1 and user-10 one id begins like the other.
    for (const key of localStore.keys(own)) {
      if (userId === undefined || key === own || key.startsWith(`${own}:`)) localStore.remove(key);
    }
  }
}

async function removeCache(name: string): Promise<void> {
  try {
    await caches.delete(name);
  } catch {
    // As in `localStore`.
  }
}

/**
 * Removes what ends with a login.
 * @param end a deliberate logout also removes what the user has begun and not sent or saved; it stays after an expired
 * session
 * @param userId undefined while the user is unknown: then the data of all users is removed rather than left to whoever
 * comes next
 */
export function removeAtEnd(end: 'logout' | 'login', userId: string | undefined): void {
  for (const [name, { ends }] of storedRows) if (ends === 'login' || ends === end) removeStored(name, userId);
}
