import { useEffect, useState } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { usePrivateList } from '../../session/privateList.ts';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import {
  createSavedSearchStore,
  hasConditions,
  latestRegistration,
  type SavedSearches,
  type SavedSearchStore,
  searchAddress,
} from './savedSearch.ts';
import { savedSearch } from './savedSearchCopy.ts';
import type { SearchState } from './searchParams.ts';
import type { TagsByKey } from './useFilterCatalogue.ts';
import type { SearchResults } from './useSearchResults.ts';
import * as css from './SearchResults.css.ts';

const SaveDialog = lazyComponent(async () => (await import('./SaveSearchDialog.tsx')).SaveSearchDialog);
const ListDialog = lazyComponent(async () => (await import('./SavedSearchesDialog.tsx')).SavedSearchesDialog);

export interface SavedSearchToolsProps {
  state: SearchState;
  results: SearchResults;
  /** Null while they are not loaded. */
  tags: TagsByKey | null;
  /** The viewer; undefined while unknown. */
  userId: UserId | undefined;
}

/** Renders a button to save the search unless it is saved, and one to open the saved searches if there are any. */
export function SavedSearchTools({ state, results, tags, userId }: SavedSearchToolsProps) {
  'use no memo';
  const [opened, setOpened] = useState<'save' | 'list' | null>(null);
  const here = searchAddress(state);
  const { searches, store } = useSavedSearches(userId, here, results);
  const canSave = userId !== undefined && hasConditions(state) && searches.every(({ address }) => address !== here);
  // When the last search is deleted, the list closes, and does not open again when the deletion is undone.
  if (opened === 'list' && searches.length === 0) setOpened(null);
  const close = () => setOpened(null);
  return (
    <>
      {canSave && (
        <ToolButton dialog={SaveDialog} onClick={() => setOpened('save')}>
          {savedSearch.save}
        </ToolButton>
      )}
      {searches.length > 0 && (
        <ToolButton dialog={ListDialog} onClick={() => setOpened('list')}>
          {savedSearch.title}
        </ToolButton>
      )}
      <LazyDialog open={opened === 'save'} onFailed={close}>
        <SaveDialog
          open={opened === 'save'}
          onClose={close}
          state={state}
          profiles={results.profiles ?? []}
          tags={tags}
          store={store}
        />
      </LazyDialog>
      <LazyDialog open={opened === 'list'} onFailed={close}>
        <ListDialog
          open={opened === 'list'}
          onClose={close}
          searches={searches}
          allProfiles={results.allProfiles}
          store={store}
        />
      </LazyDialog>
    </>
  );
}

interface ToolButtonProps {
  children: string;
  /** The dialog that the button opens. */
  dialog: { preload: () => void };
  onClick: () => void;
}

function ToolButton({ children, dialog, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={css.searchTool}
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={dialog.preload}
      onFocus={dialog.preload}
    >
      {children}
    </button>
  );
}

interface SavedSearchesInUse {
  searches: SavedSearches;
  store: SavedSearchStore;
}

/**
 * Returns the viewer's saved searches. A search counts as viewed when all of its results are loaded.
 * @param here the query string of the search on the screen
 */
function useSavedSearches(
  userId: UserId | undefined,
  here: string,
  { profiles, isComplete }: Pick<SearchResults, 'profiles' | 'isComplete'>,
): SavedSearchesInUse {
  const { list: store, items: searches } = usePrivateList(createSavedSearchStore, userId);

  const seenUntil = searches.find(({ address }) => address === here)?.seenUntil;
  const isLookedAt = seenUntil !== undefined && isComplete && profiles !== null;
  const latest = isLookedAt ? Math.max(seenUntil, latestRegistration(profiles)) : undefined;
  useEffect(() => {
    if (latest === undefined || latest === seenUntil) return;
    store.change((all) => all.map((search) => (search.address === here ? { ...search, seenUntil: latest } : search)));
  }, [store, here, seenUntil, latest]);

  return { searches, store };
}
