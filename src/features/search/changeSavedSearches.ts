import { privateList } from '../../session/copy.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import type { SavedSearches } from './savedSearch.ts';
import type { SavedSearchStore } from './savedSearchStore.ts';

/** Topic of the snackbars about the saved searches. */
export const SAVED_TOPIC = 'searches';

/**
 * Changes the saved searches, and shows a snackbar if the browser does not store the change.
 * @returns whether the change was stored
 */
export function changeSavedSearches(
  store: SavedSearchStore,
  update: (searches: SavedSearches) => SavedSearches,
): boolean {
  const isPersisted = store.change(update);
  if (!isPersisted) snackbars.show(privateList.notPersisted, { kind: 'error', topic: SAVED_TOPIC });
  return isPersisted;
}
