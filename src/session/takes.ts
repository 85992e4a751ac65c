import { removeDatabase } from '../lib/storage/removeDatabase.ts';
import { readDraft } from './drafts.ts';

/** IndexedDB database of the takes that were recorded and not posted, by all users of this browser (rule B34). */
export const TAKES_DATABASE = 'takes';

/** Place of the draft that marks a stored take, because a draft can be read without the database. */
export const TAKE_DRAFT = 'take';

/** Whether a take of the user is stored and not posted. */
export const hasStoredTake = (userId: string): boolean => readDraft(userId, TAKE_DRAFT) !== '';

/** Removes the takes of all users after a deliberate logout (rule A16), also those of earlier, expired sessions. */
export const removeTakes = (): void => removeDatabase(TAKES_DATABASE);
