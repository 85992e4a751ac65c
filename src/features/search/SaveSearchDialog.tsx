import { useStore } from 'zustand';
import { useFocusFallback } from '../../lib/browser/focus/useFocusFallback.ts';
import { tagLabel } from '../../scoring/comparisonKey.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { search } from './copy.ts';
import { selectedTags } from './filters.ts';
import type { ScoredProfile } from './profileIndex.ts';
import {
  changeSavedSearches,
  latestRegistration,
  MAX_SAVED_SEARCHES,
  SAVED_TOPIC,
  type SavedSearchStore,
  searchAddress,
  suggestedName,
  withSearch,
} from './savedSearch.ts';
import { savedSearch } from './savedSearchCopy.ts';
import { SearchNameForm } from './SearchNameForm.tsx';
import type { SearchState } from './searchParams.ts';
import { tagKey, type TagsByKey } from './useFilterCatalogue.ts';

interface SaveSearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** The search to save. */
  state: SearchState;
  /** The people found by it. */
  profiles: readonly ScoredProfile[];
  /** Null while they are not loaded. */
  tags: TagsByKey | null;
  store: SavedSearchStore;
}

/** Saves a search under a name, which is suggested from the conditions. */
export function SaveSearchDialog({ open, onClose, state, profiles, tags, store }: SaveSearchDialogProps) {
  const isFull = useStore(store.state).items.length >= MAX_SAVED_SEARCHES;
  // The button that opened the dialog disappears after saving.
  useFocusFallback(open);
  const save = (name: string) => {
    const added = { name, address: searchAddress(state), seenUntil: latestRegistration(profiles) };
    if (changeSavedSearches(store, (searches) => withSearch(searches, added)))
      snackbars.show(savedSearch.done, { kind: 'ok', topic: SAVED_TOPIC });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} staysOnPressOutside title={savedSearch.save}>
      <SearchNameForm
        initialName={suggestedName(conditionNames(state, tags))}
        refusal={isFull ? savedSearch.full(MAX_SAVED_SEARCHES) : undefined}
        onSubmit={save}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function conditionNames({ filters, words, onlyWithClip }: SearchState, tags: TagsByKey | null): string[] {
  const labels = selectedTags(filters).flatMap(({ group, id }) => {
    const tag = tags?.get(tagKey(group, id));
    return tag === undefined ? [] : [tagLabel(tag)];
  });
  return [...labels, ...(words === '' ? [] : [words]), ...(onlyWithClip ? [search.onlyWithClip] : [])];
}
