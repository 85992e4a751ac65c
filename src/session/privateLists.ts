import { removeStored } from '../storage/removeStored.ts';

/** Names of the lists that are stored for a user in this browser. Sessions of other users do not read them. */
export const privateLists = [
  'saved-searches',
  'hidden-people',
  'put-off',
  'seen-likes',
  'chat-marks',
  'heard',
] as const;
export type PrivateListName = (typeof privateLists)[number];

/** Returns the key of a user's list in local storage. */
export const privateListKey = (name: PrivateListName, userId: string) => `${name}:${userId}` as const;

/** Removes the lists of all users. */
export function removePrivateLists(): void {
  for (const name of privateLists) removeStored(`${name}:`);
}
