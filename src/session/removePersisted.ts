import { removeStored } from '../storage/removeStored.ts';
import { removePrivateLists } from './privateLists.ts';
import { removeStoredPeople } from './storedPeople.ts';
import { removeTakes } from './takes.ts';

/**
 * Removes the drafts, private lists and takes of all users and the people of the search, when the fake backend begins
 * another World.
 */
export function removePersisted(): void {
  removeStored('draft:');
  removePrivateLists();
  removeTakes();
  removeStoredPeople();
}
