import { useFocusFallback } from '../../lib/browser/focus/useFocusFallback.ts';
import { privateList } from '../../session/copy.ts';
import { common } from '../../ui/copy.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import type { Candidate } from './candidate.ts';
import { changeSavedSearches, SAVED_TOPIC } from './changeSavedSearches.ts';
import { savedSearch } from './savedSearchCopy.ts';
import { newPeopleCount } from './newPeopleCount.ts';
import { MAX_SAVED_SEARCHES, type SavedSearch, type SavedSearches } from './savedSearch.ts';
import { withMoved, withName, withoutSearch, withSearch } from './savedSearchChanges.ts';
import { SavedSearchItem } from './SavedSearchItem.tsx';
import type { SavedSearchStore } from './savedSearchStore.ts';
import * as css from './SavedSearchesDialog.css.ts';

interface SavedSearchesDialogProps {
  open: boolean;
  onClose: () => void;
  searches: SavedSearches;
  /** All people, the newest first; null while not all of them are loaded. */
  everybody: readonly Candidate[] | null;
  store: SavedSearchStore;
}

/**
 * Renders the saved searches: links that apply them, with buttons that rename, move and delete them (rules F37 and
 * F38).
 */
export function SavedSearchesDialog({ open, onClose, searches, everybody, store }: SavedSearchesDialogProps) {
  // The button that opened the dialog disappears with the last search.
  useFocusFallback(open);
  const remove = (removed: SavedSearch, index: number) => {
    const isPersisted = store.change((all) => withoutSearch(all, removed.address));
    const restore = () => {
      // Other searches may have been saved meanwhile.
      if (store.state.getState().items.length < MAX_SAVED_SEARCHES)
        changeSavedSearches(store, (all) => withSearch(all, removed, index));
      else snackbars.show(savedSearch.full(MAX_SAVED_SEARCHES), { kind: 'error', topic: SAVED_TOPIC });
    };
    // One snackbar, because a second one would offer to undo only after the first has closed.
    snackbars.show(isPersisted ? savedSearch.deleted : `${savedSearch.deleted}。${privateList.notPersisted}`, {
      kind: isPersisted ? 'ok' : 'error',
      // A topic of its own, because each snackbar undoes another deletion.
      topic: `search:${removed.address}`,
      action: { label: common.undo, run: restore },
    });
  };
  return (
    <Dialog open={open} onClose={onClose} title={savedSearch.title} size="medium">
      <ul className={css.list}>
        {searches.map((search, index) => (
          <SavedSearchItem
            key={search.address}
            search={search}
            newPeople={everybody === null ? 0 : newPeopleCount(search, everybody)}
            isFirst={index === 0}
            isLast={index === searches.length - 1}
            onApply={onClose}
            onRename={(name) => changeSavedSearches(store, (all) => withName(all, search.address, name))}
            onStep={(by) => changeSavedSearches(store, (all) => withMoved(all, search.address, by))}
            onDelete={() => remove(search, index)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
