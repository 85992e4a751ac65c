import { removeAllDrafts } from './drafts.ts';
import { removePrivateLists } from './privateLists.ts';
import { removeStoredPeople } from './storedPeople.ts';
import { removeTakes } from './takes.ts';

/**
 * Removes the drafts, private lists and takes of all users and the people of the search, when the fake backend begins
 * another World.
 */
export function removePersisted(): void {
  removeAllDrafts();
  removePrivateLists(undefined);
  removeTakes();
  removeStoredPeople();
}
