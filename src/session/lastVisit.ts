import { onPageClose } from '../lib/browser/onPageClose.ts';
import { localStore } from '../lib/storage/storage.ts';
import { tabStore } from '../lib/storage/tabStore.ts';

/** Keys in local storage of the parts with which the next visit continues. */
const keys = { place: 'last-place', sound: 'last-sound' } as const;
type Part = keyof typeof keys;

/** Key in `sessionStorage` that marks a tab that has shown the app: there the home page is opened on purpose. */
const BEGUN = 'begun';

/** Persists a part for the next visit; null removes it. */
export function writeLastVisit(part: Part, text: string | null): void {
  if (text === null) localStore.remove(keys[part]);
  else localStore.set(keys[part], text);
}

/** Returns a part of the last visit and removes it, so that it is continued once; null when there is none. */
export function takeLastVisit(part: Part): string | null {
  const text = localStore.get(keys[part]);
  writeLastVisit(part, null);
  return text;
}

/**
 * Replaces the URL of the home page by the one of the last visit when the tab is new, and persists the current one for
 * the next visit when the page closes. To be called before anything renders.
 * @param isLoggedIn called when the page closes
 */
export function continueLastVisit(isLoggedIn: () => boolean): void {
  onPageClose(() => {
    if (isLoggedIn()) writeLastVisit('place', window.location.pathname + window.location.search);
  });
  const isNewTab = tabStore.get(BEGUN) === null;
  tabStore.set(BEGUN, '1');
  const { pathname, search } = window.location;
  if (!isNewTab || pathname + search !== import.meta.env.BASE_URL) return;
  const place = takeLastVisit('place');
  if (place?.startsWith(import.meta.env.BASE_URL) === true) window.history.replaceState(null, '', place);
}
