import { useEffect, useState } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import { absoluteUrl } from '../../lib/browser/history/appBase.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { usePrivateList } from '../../session/privateList.ts';
import { COPY_TOPIC, copyText } from '../../ui/copyText.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { icon } from '../../ui/icons/icon.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
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

const SaveDialog = lazyComponent(async () => (await import('./SaveSearchDialog.tsx')).SaveSearchDialog);
const ListDialog = lazyComponent(async () => (await import('./SavedSearchesDialog.tsx')).SavedSearchesDialog);

export interface SavedSearchToolsProps {
  /** The path of the search in this app, with all of its conditions; null without any. */
  href: string | null;
  state: SearchState;
  results: SearchResults;
  /** Null while they are not loaded. */
  tags: TagsByKey | null;
  /** The viewer; undefined while unknown. */
  userId: UserId | undefined;
}

const StarIcon = icon('m12 3.6 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.8l5.9-.8Z');
const ShareIcon = icon('M12 14.5V3.5M8 7l4-4 4 4M7.5 11H5v9.5h14V11h-2.5');
const SavedIcon = icon(
  'M4 6.5h11M4 12h7M4 17.5h6M17 10.5l1.3 2.7 2.9.4-2.1 2 .5 2.9-2.6-1.4-2.6 1.4.5-2.9-2.1-2 2.9-.4Z',
);

/**
 * Renders, as icons, a button that copies the link to the search, one that saves it unless it is saved, and one that
 * opens the saved searches if there are any.
 */
export function SavedSearchTools({ href, state, results, tags, userId }: SavedSearchToolsProps) {
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
      {href !== null && (
        <IconButton label={savedSearch.share} onClick={() => void share(href)}>
          <ShareIcon />
        </IconButton>
      )}
      {canSave && (
        <IconButton label={savedSearch.save} onIntent={SaveDialog.preload} onClick={() => setOpened('save')}>
          <StarIcon />
        </IconButton>
      )}
      {searches.length > 0 && (
        <IconButton label={savedSearch.title} onIntent={ListDialog.preload} onClick={() => setOpened('list')}>
          <SavedIcon />
        </IconButton>
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

/** Copies the URL of a search, for sharing it. */
async function share(href: string): Promise<void> {
  const isCopied = await copyText(absoluteUrl(href));
  if (!isCopied) snackbars.show(savedSearch.shareFailed, { kind: 'error', topic: COPY_TOPIC });
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
