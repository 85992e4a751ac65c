import { localStore } from './storage.ts';

/** Where a person's unfinished work lies. Nobody else's session reads or removes it. */
const folder = (userId: string) => `draft:${userId}:`;

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

/** Removes all drafts of a person: after a logout that they asked for, not when a session merely expires. */
export function dropDrafts(userId: string): void {
  for (const key of localStore.keys(folder(userId))) localStore.remove(key);
}
