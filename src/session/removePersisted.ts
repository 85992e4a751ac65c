import { removeStored } from '../storage/removeStored.ts';
import { removePrivateLists } from './privateLists.ts';

/**
 * Removes the drafts, private lists and takes of all users and the people of the search, when the fake backend begins
 * another World.
 */
export function removePersisted(): void {
  for (const name of ['draft:', 'takes', 'people-stored', 'people'] as const) removeStored(name);
  removePrivateLists(undefined);
}
