import { createPrivateList, type PrivateList } from '../../session/privateList.ts';
import type { Session } from '../../session/session.ts';
import { parseSavedSearches, type SavedSearch } from './savedSearch.ts';

export type SavedSearchStore = PrivateList<SavedSearch>;

/** Creates the store for the saved searches of a session's user (rule F37). */
export const createSavedSearchStore = (session: Session): SavedSearchStore =>
  createPrivateList(session, 'saved-searches', parseSavedSearches);
