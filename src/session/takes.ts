import { removeDatabase } from '../lib/storage/removeDatabase.ts';
import { readDraft } from './drafts.ts';

/** The database of takes that were recorded and not posted, of all users of this browser (rule B34). */
export const TAKES_DATABASE = 'takes';

/** The place of the draft that says that a take is stored, which can be read without the database. */
export const TAKE_DRAFT = 'take';

/** Whether a take of the user's is stored and not posted. */
export const hasStoredTake = (userId: string): boolean => readDraft(userId, TAKE_DRAFT) !== '';

/** Removes the takes after a deliberate logout (rule A16), those too that an expired session of somebody else has left. */
export const removeTakes = (): void => removeDatabase(TAKES_DATABASE);
