import { removeStored } from '../storage/removeStored.ts';
import { removePrivateLists } from './privateLists.ts';
import { removeTakes } from './takes.ts';

/** Removes the drafts, private lists and takes of all users, when the fake backend begins another World. */
export function removePersisted(): void {
  removeStored('draft:');
  removePrivateLists();
  removeTakes();
}
