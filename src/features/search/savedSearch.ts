import { parseJson } from '../../lib/storage/storage.ts';
import { isBlank } from '../../lib/text/isBlank.ts';
import { truncate } from '../../lib/text/truncate.ts';
import { privateList } from '../../session/copy.ts';
import { createPrivateList, type PrivateList } from '../../session/privateList.ts';
import type { Session } from '../../session/session.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { canonicalFilters } from './filters.ts';
import type { ScoredProfile } from './profileIndex.ts';
import { defaultSearch, formatSearchParams, parseSearchParams, type SearchState } from './searchParams.ts';

/** A search that the user saved under a name. */
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

/** Returns the query string of a search, independent of its page, its view and the order in which its tags were chosen. */
export function searchAddress(state: SearchState): string {
  return formatSearchParams({ ...state, filters: canonicalFilters(state.filters), isListening: false, page: 1 });
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
export function latestRegistration(profiles: readonly ScoredProfile[]): number {
  return profiles.reduce((latest, { createdAt }) => Math.max(latest, createdAt), 0);
}

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

export type SavedSearchStore = PrivateList<SavedSearch>;

/** Creates the store for the saved searches of a session's user. */
export const createSavedSearchStore = (session: Session): SavedSearchStore =>
  createPrivateList(session, 'saved-searches', parseSavedSearches);

/** Topic of the snackbars about the saved searches. */
export const SAVED_TOPIC = 'searches';

/**
 * Changes the saved searches, and shows a snackbar if the browser does not store the change.
 * @returns whether the change was stored
 */
export function changeSavedSearches(
  store: SavedSearchStore,
  update: (searches: SavedSearches) => SavedSearches,
): boolean {
  const isPersisted = store.change(update);
  if (!isPersisted) snackbars.show(privateList.notPersisted, { kind: 'error', topic: SAVED_TOPIC });
  return isPersisted;
}
