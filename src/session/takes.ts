import { removeStored } from '../storage/removeStored.ts';
import type { StoredName } from '../storage/storedData.ts';
import { readDraft } from './drafts.ts';

/** IndexedDB database of the takes that were recorded and not posted, by all users of this browser. */
export const TAKES_DATABASE = 'takes' satisfies StoredName;

/** Place of the draft that marks a stored take, because a draft can be read without the database. */
export const TAKE_DRAFT = 'take';

/** Whether a take of the user is stored and not posted. */
export const hasStoredTake = (userId: string): boolean => readDraft(userId, TAKE_DRAFT) !== '';

/** Removes the takes of all users, also those of earlier, expired sessions. */
export const removeTakes = (): void => removeStored(TAKES_DATABASE);
