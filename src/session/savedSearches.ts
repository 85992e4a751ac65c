import { localStore } from '../lib/storage/storage.ts';

const SAVED_SEARCHES = 'saved-searches:';

/** Key of a user's saved searches. Sessions of other users do not read it. */
export const savedSearchesKey = (userId: string) => SAVED_SEARCHES + userId;

/** Removes a user's saved searches, after a deliberate logout; without a known user those of all users. */
export function removeSavedSearches(userId: string | undefined): void {
  const keys = userId === undefined ? localStore.keys(SAVED_SEARCHES) : [savedSearchesKey(userId)];
  for (const key of keys) localStore.remove(key);
}
