import { localStore } from '../lib/storage/storage.ts';

const UNSENT = 'unsent:';

/** Returns the key prefix of a user's unconfirmed messages; each tab has its own key with this prefix. */
export const unsentPrefix = (userId: string) => `${UNSENT}${userId}:` as const;

/** Returns a prefix of keys; without a known user it covers all users. */
const prefixOf = (userId: string | undefined) => (userId === undefined ? UNSENT : unsentPrefix(userId));

/** Whether the user has unconfirmed messages in any tab. */
export function hasUnsent(userId: string | undefined): boolean {
  return localStore.keys(prefixOf(userId)).length > 0;
}

/** Removes a user's unconfirmed messages, after a deliberate logout. */
export function removeUnsent(userId: string | undefined): void {
  for (const key of localStore.keys(prefixOf(userId))) localStore.remove(key);
}
