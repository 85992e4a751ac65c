import { privateList } from '../../../session/copy.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import type { SavedSearches } from './savedSearch.ts';
import type { SavedSearchStore } from './savedSearchStore.ts';

/** The subject of what is said about the saved searches. */
export const SAVED_TOPIC = 'searches';

/**
 * Changes the saved searches and says so when the browser does not keep the change.
 * @returns whether it does
 */
export function changeSavedSearches(
  store: SavedSearchStore,
  update: (searches: SavedSearches) => SavedSearches,
): boolean {
  const isPersisted = store.change(update);
  if (!isPersisted) snackbars.show(privateList.notPersisted, { kind: 'error', topic: SAVED_TOPIC });
  return isPersisted;
}
