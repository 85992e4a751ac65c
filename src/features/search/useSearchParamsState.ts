import { useLocation, useSearchParams } from 'wouter';
import { useStableCallback } from '../../lib/react/useStableCallback.ts';
import { type Filters, noFilters, type SelectedTag, withoutUnknownTags, withTagToggled } from './filters.ts';
import type { Narrowing } from './narrowing.ts';
import {
  defaultSearch,
  formatSearchParams,
  parseSearchParams,
  type SearchState,
  type SortOrder,
} from './searchParams.ts';
import { tagKey, type TagsByKey } from './useFilterCatalogue.ts';

/** The search in the URL, and functions to change it. Every change adds a history entry, so that Back reverts it. */
export interface SearchAddress {
  state: SearchState;
  setTagSelected: (choice: SelectedTag, chosen: boolean) => void;
  setSort: (sort: SortOrder) => void;
  /** Changes words or clip. A change of the words replaces the history entry, because the user is typing. */
  narrow: (changes: Partial<Narrowing>) => void;
  /** Removes all conditions. */
  clear: () => void;
  hrefOf: (page: number) => string;
  /** The same place in the other view. */
  otherView: string;
}

/**
 * Returns the search in the URL, for the search screen.
 * @param tags the existing tags; once they are known, other ids in the URL are ignored
 */
export function useSearchParamsState(tags: TagsByKey | null): SearchAddress {
  const [path, navigate] = useLocation();
  const [parameters] = useSearchParams();
  // Memoized by its text, so that the person of a dialog in the URL leaves the search as it is.
  const text = formatSearchParams(parseSearchParams(parameters));
  const { filters: chosen, ...others } = parseSearchParams(new URLSearchParams(text));
  // Memoized by its text, so that another order or page leaves the object, and with it the filter panel, unchanged.
  const filters = knownFilters(formatSearchParams({ ...defaultSearch, filters: chosen }), tags);
  const state = { filters, ...others };
  const navigateTo = (changes: Partial<SearchState>, options?: { replace: boolean }) =>
    navigate(path + formatSearchParams({ ...state, page: 1, ...changes }), options);
  return {
    state,
    setTagSelected: useStableCallback((choice: SelectedTag, isChosen: boolean) =>
      navigateTo({ filters: withTagToggled(filters, choice, isChosen) }),
    ),
    setSort: useStableCallback((next: SortOrder) => navigateTo({ sort: next })),
    narrow: useStableCallback((changes: Partial<Narrowing>) =>
      navigateTo(changes, { replace: state.words !== '' && Boolean(changes.words) }),
    ),
    clear: useStableCallback(() => navigateTo({ filters: {}, words: '', onlyWithClip: false })),
    hrefOf: (page) => path + formatSearchParams({ ...state, page }),
    otherView: path + formatSearchParams({ ...state, isListening: !state.isListening }),
  };
}

function knownFilters(text: string, tags: TagsByKey | null): Filters {
  if (text === '') return noFilters;
  const { filters } = parseSearchParams(new URLSearchParams(text));
  return tags === null ? filters : withoutUnknownTags(filters, ({ group, id }) => tags.has(tagKey(group, id)));
}
