import { localStore } from '../lib/storage/storage.ts';
import { removeDatabase } from '../lib/storage/removeDatabase.ts';

/** IndexedDB database of the people whom the search has loaded (rule F44). */
export const PEOPLE_DATABASE = 'people';

/** Key in local storage of the time at which all of them were fetched, because it can be read without the database. */
const SINCE = 'people-since';

/** Whether people are stored, perhaps too long ago to be used. */
export const hasStoredPeople = (): boolean => localStore.get(SINCE) !== null;

/** Returns when all stored people were fetched, in milliseconds since 1970; 0 when none are stored. */
export const storedPeopleSince = (): number => Number(localStore.get(SINCE)) || 0;

/** Marks the people in the database as stored. @param since when all of them were fetched */
export const markStoredPeople = (since: number): void => void localStore.set(SINCE, String(since));

/** Removes the stored people, at every end of a session (rule A16): nothing is lost that cannot be fetched again. */
export function removeStoredPeople(): void {
  localStore.remove(SINCE);
  removeDatabase(PEOPLE_DATABASE);
}
