import { localStore } from '../lib/storage/storage.ts';
import { removeStored } from '../storage/removeStored.ts';
import type { Session } from './session.ts';

const UNSENT = 'unsent:';

/** Returns the key prefix of a user's unconfirmed messages; each tab has its own key with this prefix. */
export const unsentPrefix = (userId: string) => `${UNSENT}${userId}:` as const;

/** Returns a prefix of keys; without a known user it covers all users. */
const prefixOf = (userId: string | undefined) => (userId === undefined ? UNSENT : unsentPrefix(userId));

/** Whether the user has unconfirmed messages in any tab. */
export function hasUnsent(userId: string | undefined): boolean {
  return localStore.keys(prefixOf(userId)).length > 0;
}

/** Removes a user's unconfirmed messages. */
export const removeUnsent = (userId: string | undefined): void => removeStored(UNSENT, userId);

/**
 * Lets the board, which this folder may not import, say that a logout would lose a post: one with a file, or one that
 * is being sent. Text alone is kept as a draft, and a stored take is asked for separately.
 */
type Check = () => boolean;

const createChecks = (): Check[] => [];

/** Registers a check that the logout makes before it ends the session. */
export function addUnsentPostCheck(session: Session, check: Check): void {
  session.own(createChecks).push(check);
}

/** Whether a logout would lose a post. */
export function hasUnsentPost(session: Session): boolean {
  return session.own(createChecks).some((check) => check());
}
