import { localStore } from './storage.ts';

const DRAFTS = 'draft:';

/** Where a person's unfinished work lies. Nobody else's session reads it. */
const folder = (userId: string) => `${DRAFTS}${userId}:`;

/**
 * What somebody began and has not sent yet, empty when there is nothing.
 * @param place what it belongs to: the id of a conversation, `profile`, `post`
 */
export function readDraft(userId: string, place: string): string {
  return localStore.get(folder(userId) + place) ?? '';
}

/** Keeps unfinished work for the same person's next visit; an empty one is removed. Answers whether it is kept. */
export function writeDraft(userId: string, place: string, draft: string): boolean {
  if (draft !== '') return localStore.set(folder(userId) + place, draft);
  localStore.remove(folder(userId) + place);
  return true;
}

/**
 * Removes drafts of a person: after a logout that they asked for, not when a session merely expires.
 * @param places only those whose place begins so; all unless given
 */
export function dropDrafts(userId: string, places = ''): void {
  removeAll(folder(userId) + places);
}

/** Removes everybody's drafts: after a logout of somebody of whom it never came out who they are. */
export function dropAllDrafts(): void {
  removeAll(DRAFTS);
}

function removeAll(prefix: string): void {
  for (const key of localStore.keys(prefix)) localStore.remove(key);
}
