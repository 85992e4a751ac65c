import { useLocation, useSearchParams } from 'wouter';
import { type FilterChoice, type Filters, pruned, withChoice } from './filters.ts';
import { parseSearch, printSearch, type SearchState, type SortOrder } from './searchAddress.ts';
import { type KnownTags, tagKey } from './useFilterCatalogue.ts';

/** The search in the address, and the ways to change it. Every change is a step that Back takes back. */
export interface SearchAddress {
  state: SearchState;
  choose: (choice: FilterChoice, chosen: boolean) => void;
  setFilters: (filters: Filters) => void;
  setSort: (sort: SortOrder) => void;
  hrefOf: (page: number) => string;
}

/** @param tags those that exist; others in the address are ignored as soon as that is known */
export function useSearchAddress(tags: KnownTags | null): SearchAddress {
  const [path, navigate] = useLocation();
  const [parameters] = useSearchParams();
  const state = known(parseSearch(parameters), tags);
  const go = (changes: Partial<SearchState>) => navigate(path + printSearch({ ...state, page: 1, ...changes }));
  return {
    state,
    choose: (choice, chosen) => go({ filters: withChoice(state.filters, choice, chosen) }),
    setFilters: (filters) => go({ filters }),
    setSort: (sort) => go({ sort }),
    hrefOf: (page) => path + printSearch({ ...state, page }),
  };
}

function known(state: SearchState, tags: KnownTags | null): SearchState {
  if (tags === null) return state;
  return { ...state, filters: pruned(state.filters, ({ group, id }) => tags.has(tagKey(group, id))) };
}
