import { MAX_SAVED_SEARCHES, type SavedSearch, type SavedSearches } from './savedSearch.ts';

/**
 * Returns the searches with one more; unchanged when they contain it already or the limit is reached.
 * @param index where it is inserted; default: at the end
 */
export function withSearch(searches: SavedSearches, search: SavedSearch, index = searches.length): SavedSearches {
  const isThere = searches.some(({ address }) => address === search.address);
  return isThere || searches.length >= MAX_SAVED_SEARCHES ? searches : searches.toSpliced(index, 0, search);
}

export function withoutSearch(searches: SavedSearches, address: string): SavedSearches {
  return searches.filter((search) => search.address !== address);
}

export function withName(searches: SavedSearches, address: string, name: string): SavedSearches {
  return searches.map((search) => (search.address === address ? { ...search, name } : search));
}

/** Returns the searches with one moved by one position; unchanged at the ends of the list. */
export function withMoved(searches: SavedSearches, address: string, by: -1 | 1): SavedSearches {
  const from = searches.findIndex((search) => search.address === address);
  const moved = searches[from];
  const neighbour = searches[from + by];
  if (moved === undefined || neighbour === undefined) return searches;
  return searches.with(from, neighbour).with(from + by, moved);
}
