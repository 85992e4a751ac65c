import { useLocation, useSearchParams } from 'wouter';
import { type SelectedTag, type Filters, withoutUnknownTags, withTagToggled } from './filters.ts';
import { parseSearchParams, formatSearchParams, type SearchState, type SortOrder } from './searchParams.ts';
import { type TagsByKey, tagKey } from './useFilterCatalogue.ts';

/**
 * The search in the address, and functions to change it. Every change adds a history entry, so that Back reverts it.
 */
export interface SearchAddress {
  state: SearchState;
  setTagSelected: (choice: SelectedTag, chosen: boolean) => void;
  setFilters: (filters: Filters) => void;
  setSort: (sort: SortOrder) => void;
  hrefOf: (page: number) => string;
}

/** @param tags the existing tags; once they are known, other ids in the address are ignored */
export function useSearchParamsState(tags: TagsByKey | null): SearchAddress {
  const [path, navigate] = useLocation();
  const [parameters] = useSearchParams();
  const state = known(parseSearchParams(parameters), tags);
  const navigateTo = (changes: Partial<SearchState>) =>
    navigate(path + formatSearchParams({ ...state, page: 1, ...changes }));
  return {
    state,
    setTagSelected: (choice, chosen) => navigateTo({ filters: withTagToggled(state.filters, choice, chosen) }),
    setFilters: (filters) => navigateTo({ filters }),
    setSort: (sort) => navigateTo({ sort }),
    hrefOf: (page) => path + formatSearchParams({ ...state, page }),
  };
}

function known(state: SearchState, tags: TagsByKey | null): SearchState {
  if (tags === null) return state;
  return { ...state, filters: withoutUnknownTags(state.filters, ({ group, id }) => tags.has(tagKey(group, id))) };
}
