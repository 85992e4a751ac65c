import { filterGroups, type Filters, MOST_TAGS, noFilters } from './filters.ts';

/** The first is what an address without any means. */
export const sortOrders = ['match', 'newest', 'active'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What somebody looks at: all of it is in the address. */
export interface SearchState {
  filters: Filters;
  sort: SortOrder;
  /** From 1. */
  page: number;
}

const LONGEST_ID = 64;

/**
 * Reads an address. What it doesn't know it ignores: other parameters, an order that there is not, a page that is no
 * number.
 * @example parseSearch(new URLSearchParams('genres=1,2&page=3')) // { filters: { genres: ['1', '2'] }, sort: 'match', page: 3 }
 */
export function parseSearch(parameters: URLSearchParams): SearchState {
  const filters = filterGroups.reduce<Filters>((all, group) => {
    const ids = (parameters.get(group) ?? '').split(',').map((id) => id.trim());
    const usable = [...new Set(ids)].filter((id) => id !== '' && id.length <= LONGEST_ID).slice(0, MOST_TAGS);
    return usable.length === 0 ? all : { ...all, [group]: usable };
  }, noFilters);
  const page = Number(parameters.get('page'));
  return {
    filters,
    sort: sortOrders.find((order) => order === parameters.get('sort')) ?? sortOrders[0],
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/**
 * Writes the part of an address behind the path, `?` included; empty for where everybody begins.
 * @example printSearch({ filters: { genres: ['1', '2'] }, sort: 'newest', page: 2 }) // '?genres=1,2&sort=newest&page=2'
 */
export function printSearch({ filters, sort, page }: SearchState): string {
  const parts = filterGroups.flatMap((group) => {
    const ids = filters[group];
    // Commas as they are: a link that people share should be one that they can read.
    return ids === undefined ? [] : [`${group}=${ids.map(encodeURIComponent).join(',')}`];
  });
  if (sort !== sortOrders[0]) parts.push(`sort=${sort}`);
  if (page !== 1) parts.push(`page=${page}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
