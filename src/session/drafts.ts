import { localStore } from '../lib/storage/storage.ts';

const DRAFTS = 'draft:';

/** Returns the key prefix of a user's drafts. Sessions of other users do not read them. */
const folder = (userId: string) => `${DRAFTS}${userId}:` as const;

/**
 * Reads a draft; an empty text when there is none.
 * @param place what the draft belongs to: the id of a conversation, `profile`, `post`
 */
export function readDraft(userId: string, place: string): string {
  return localStore.get(folder(userId) + place) ?? '';
}

/**
 * Persists a draft for the same user's next visit; an empty draft is removed.
 * @returns whether it is persisted
 */
export function writeDraft(userId: string, place: string, draft: string): boolean {
  if (draft !== '') return localStore.set(`${folder(userId)}${place}`, draft);
  localStore.remove(folder(userId) + place);
  return true;
}

/**
 * Removes a user's drafts: after a deliberate logout, not when the session expires.
 * @param places prefix of the places to remove; default: all
 */
export function removeDrafts(userId: string, places = ''): void {
  removeAll(folder(userId) + places);
}

/** Removes the drafts of all users: after a logout of a user whose id was never loaded. */
export function removeAllDrafts(): void {
  removeAll(DRAFTS);
}

function removeAll(prefix: string): void {
  for (const key of localStore.keys(prefix)) localStore.remove(key);
}
