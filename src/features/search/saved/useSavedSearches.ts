import { useEffect } from 'react';
import type { UserId } from '../../../api/generated/model/index.ts';
import { usePrivateList } from '../../../session/privateList.ts';
import { latestRegistration, type SavedSearches } from './savedSearch.ts';
import { createSavedSearchStore, type SavedSearchStore } from './savedSearchStore.ts';
import type { SearchResults } from '../results/useSearchResults.ts';

interface SavedSearchesInUse {
  searches: SavedSearches;
  store: SavedSearchStore;
}

/**
 * Returns the viewer's saved searches. A search counts as viewed when all of its results are loaded.
 * @param here the query string of the search on the screen
 */
export function useSavedSearches(
  userId: UserId | undefined,
  here: string,
  { people, isComplete }: Pick<SearchResults, 'people' | 'isComplete'>,
): SavedSearchesInUse {
  const { list: store, items: searches } = usePrivateList(createSavedSearchStore, userId);

  const seenUntil = searches.find(({ address }) => address === here)?.seenUntil;
  const isLookedAt = seenUntil !== undefined && isComplete && people !== null;
  const latest = isLookedAt ? Math.max(seenUntil, latestRegistration(people)) : undefined;
  useEffect(() => {
    if (latest === undefined || latest === seenUntil) return;
    store.change((all) => all.map((search) => (search.address === here ? { ...search, seenUntil: latest } : search)));
  }, [store, here, seenUntil, latest]);

  return { searches, store };
}
