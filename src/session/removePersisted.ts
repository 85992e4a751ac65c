import { removeAllDrafts } from './drafts.ts';
import { removePrivateLists } from './privateLists.ts';
import { removeTakes } from './takes.ts';

/** Removes the drafts, private lists and takes of all users, when the fake backend begins another World. */
export function removePersisted(): void {
  removeAllDrafts();
  removePrivateLists(undefined);
  removeTakes();
}
