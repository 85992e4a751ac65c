import { parseJson } from '../../lib/storage/storage.ts';
import { truncate } from '../../lib/text/truncate.ts';
import type { Candidate } from './candidate.ts';
import { canonicalFilters } from './filters.ts';
import { defaultSearch, formatSearchParams, parseSearchParams, type SearchState } from './searchParams.ts';
import { isBlank } from '../../lib/text/isBlank.ts';

/** A search that the user saved under a name (rule F37). */
export interface SavedSearch {
  name: string;
  /** The search as a query string, see `searchAddress`. It identifies the saved search. */
  address: string;
  /**
   * The latest registration among the people found when the search was last viewed, in ms since 1970; 0 when nobody was
   * found. It is a server time, so that the clock of the device does not matter.
   */
  seenUntil: number;
}

export type SavedSearches = readonly SavedSearch[];

export const MAX_SAVED_SEARCHES = 20;
/** Maximum length of a name, in characters. */
export const MAX_SEARCH_NAME_LENGTH = 40;

/** Returns the query string of a search, independent of its page and of the order in which its tags were chosen. */
export function searchAddress(state: SearchState): string {
  return formatSearchParams({ ...state, filters: canonicalFilters(state.filters), page: 1 });
}

/** Whether a search has a condition; the sort order does not count. */
export function hasConditions(state: SearchState): boolean {
  return searchAddress({ ...state, sort: defaultSearch.sort }) !== '';
}

/** Parses the value of `localStorage`; ignores malformed entries, duplicates and those beyond the limit. */
export function parseSavedSearches(text: string | null): SavedSearches {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  const searches = new Map<string, SavedSearch>();
  for (const entry of stored as unknown[]) {
    const search = toSavedSearch(entry);
    if (search !== null && !searches.has(search.address)) searches.set(search.address, search);
  }
  return [...searches.values()].slice(0, MAX_SAVED_SEARCHES);
}

function toSavedSearch(entry: unknown): SavedSearch | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { name, address, seenUntil } = entry as Record<string, unknown>;
  if (typeof name !== 'string' || typeof address !== 'string') return null;
  const state = parseSearchParams(new URLSearchParams(address));
  const shortName = truncate(name, MAX_SEARCH_NAME_LENGTH, { asLimit: true });
  if (isBlank(shortName) || !hasConditions(state)) return null;
  return {
    name: shortName,
    address: searchAddress(state),
    seenUntil: typeof seenUntil === 'number' && seenUntil > 0 ? seenUntil : 0,
  };
}

export type NameFault = 'empty' | 'tooLong';

/** @param name without leading and trailing spaces */
export function nameFault(name: string): NameFault | null {
  if (isBlank(name)) return 'empty';
  return [...name].length > MAX_SEARCH_NAME_LENGTH ? 'tooLong' : null;
}

/** Suggests a name that consists of as many of the conditions as fit. */
export function suggestedName(conditions: readonly string[]): string {
  const fitting = conditions.reduce((name, condition) => {
    const longer = name === '' ? condition : `${name}・${condition}`;
    return name === '' || nameFault(longer) === null ? longer : name;
  }, '');
  return truncate(fitting, MAX_SEARCH_NAME_LENGTH, { asLimit: true });
}

/** Returns the latest registration among people, in ms since 1970; 0 without people. */
export function latestRegistration(people: readonly Candidate[]): number {
  return people.reduce((latest, { createdAt }) => Math.max(latest, createdAt), 0);
}
