import { usableWords } from '../../lib/forms/searchWords.ts';
import { trimUnseen } from '../../lib/text/trimText.ts';
import { filterGroups, type Filters, MAX_TAGS_PER_GROUP, noFilters } from './filters.ts';

/** The sort orders of the search. The first one is the default when the URL has no `sort` parameter. */
export const sortOrders = ['match', 'newest', 'active'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The complete state of the search, all of which is in the URL. */
export interface SearchState {
  filters: Filters;
  /** Words to find in names and bios; empty for no restriction. */
  words: string;
  /** Whether only people with a performance clip are found. */
  onlyWithClip: boolean;
  sort: SortOrder;
  /** Whether the people are shown one at a time, to be heard. */
  isListening: boolean;
  /** Page number, from 1. */
  page: number;
}

const MAX_ID_LENGTH = 64;

/** The state of a search without any condition. */
export const defaultSearch: SearchState = {
  filters: noFilters,
  words: '',
  onlyWithClip: false,
  sort: sortOrders[0],
  isListening: false,
  page: 1,
};

/**
 * Parses the query parameters of a URL. Ignores unknown parameters, unknown sort orders and invalid page numbers.
 * @example parseSearchParams(new URLSearchParams('genres=1,2&page=3'))
 * // { filters: { genres: ['1', '2'] }, words: '', onlyWithClip: false, sort: 'match', isListening: false, page: 3 }
 */
export function parseSearchParams(parameters: URLSearchParams): SearchState {
  return withinLimits({
    filters: Object.fromEntries(filterGroups.map((group) => [group, (parameters.get(group) ?? '').split(',')])),
    words: parameters.get('q') ?? '',
    onlyWithClip: parameters.get('clip') === '1',
    sort: sortOrders.find((order) => order === parameters.get('sort')) ?? sortOrders[0],
    isListening: parameters.get('view') === 'listen',
    page: Number(parameters.get('page')),
  });
}

/** Removes what a URL cannot contain. The same limits apply to parsing and formatting. */
function withinLimits({ filters, words, page, ...others }: SearchState): SearchState {
  const usableFilters = filterGroups.reduce<Filters>((all, group) => {
    const usable = usableIds(filters[group] ?? []);
    return usable.length === 0 ? all : { ...all, [group]: usable };
  }, noFilters);
  return {
    filters: usableFilters,
    words: usableWords(words),
    ...others,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** Removes invalid ids and those that contain a comma, because commas separate the ids in a URL. */
function usableIds(ids: readonly string[]): string[] {
  const trimmed = new Set(ids.map(trimUnseen));
  return [...trimmed]
    .filter((id) => id !== '' && id.length <= MAX_ID_LENGTH && id.isWellFormed() && !id.includes(','))
    .slice(0, MAX_TAGS_PER_GROUP);
}

/**
 * Returns the query string for a search, including `?`; empty for the default search.
 * @example formatSearchParams({ ...defaultSearch, filters: { genres: ['1', '2'] }, sort: 'newest', page: 2 })
 * // '?genres=1,2&sort=newest&page=2'
 */
export function formatSearchParams(state: SearchState): string {
  const { filters, words, onlyWithClip, sort, isListening, page } = withinLimits(state);
  const parts = filterGroups.flatMap((group) => {
    const ids = filters[group];
    // Commas are not encoded, so that shared links stay readable.
    return ids === undefined ? [] : [`${group}=${ids.map(encodeURIComponent).join(',')}`];
  });
  if (words !== '') parts.push(`q=${encodeURIComponent(words)}`);
  if (onlyWithClip) parts.push('clip=1');
  if (sort !== sortOrders[0]) parts.push(`sort=${sort}`);
  if (isListening) parts.push('view=listen');
  if (page !== 1) parts.push(`page=${page}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
