import { localStore } from '../lib/storage/storage.ts';

export const DRAFTS = 'draft:';

/** Returns the key of a user's draft at a place, or a prefix of keys. Sessions of other users do not read them. */
export const draftKey = (userId: string, place: string) => `${DRAFTS}${userId}:${place}` as const;

/** Comes before the id of a tab in the key of that tab's copy of a draft (`tabDrafts.ts`). */
export const COPY = '@';

/**
 * Reads the newest text of all tabs at a place; an empty text when there is none.
 * @param place what the draft belongs to: the id of a conversation, `profile`, `post`
 */
export function readDraft(userId: string, place: string): string {
  return localStore.get(draftKey(userId, place)) ?? '';
}

/**
 * Persists a draft that all tabs share, for the same user's next visit; an empty draft is removed.
 * @returns whether it is persisted
 */
export function writeDraft(userId: string, place: string, draft: string): boolean {
  if (draft !== '') return localStore.set(draftKey(userId, place), draft);
  localStore.remove(draftKey(userId, place));
  return true;
}

/**
 * Removes a user's drafts: after a deliberate logout, not when the session expires.
 * @param places prefix of the places to remove; default: all
 */
export function removeDrafts(userId: string, places = ''): void {
  for (const key of localStore.keys(draftKey(userId, places))) localStore.remove(key);
}
