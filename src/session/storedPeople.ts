import { localStore } from '../lib/storage/storage.ts';
import { removeStored } from '../storage/removeStored.ts';
import type { StoredName } from '../storage/storedData.ts';

/** IndexedDB database of the people whom the search has loaded. */
export const PEOPLE_DATABASE = 'people' satisfies StoredName;

/** Key in local storage of a mark that people may be in the database, which a search reads without opening it. */
const MARK = 'people-stored';

/** Whether people may be stored. */
export const hasStoredPeople = (): boolean => localStore.get(MARK) !== null;

/** To be called before the first is stored, so that none is there without the mark. @returns whether it is stored */
export const markStoredPeople = (): boolean => localStore.set(MARK, '1');

/** Removes the stored people. Nothing is lost that cannot be fetched again. */
export function removeStoredPeople(): void {
  removeStored(MARK);
  removeStored(PEOPLE_DATABASE);
}
