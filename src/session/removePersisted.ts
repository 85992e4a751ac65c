import { removeAllDrafts } from './drafts.ts';
import { removePrivateLists } from './privateLists.ts';

/** Removes the drafts and private lists of all users, when the fake backend begins another World. */
export function removePersisted(): void {
  removeAllDrafts();
  removePrivateLists(undefined);
}
