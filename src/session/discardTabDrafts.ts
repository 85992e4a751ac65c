import { localStore } from '../lib/storage/storage.ts';
import { COPY, draftKey } from './drafts.ts';
import type { TabDrafts } from './tabDrafts.ts';

/**
 * Discards a user's drafts at all places with this prefix, except what another open tab has written. Apart from
 * `tabDrafts.ts`, which first loads contain.
 */
export function discardTabDrafts({ suffix }: TabDrafts, userId: string, places: string): void {
  for (const key of localStore.keys(draftKey(userId, places))) {
    if (key.includes(COPY) && !key.endsWith(suffix)) localStore.set(key as `draft:${string}`, '');
    else localStore.remove(key);
  }
}
