import { readEntryState } from '../lib/browser/history/entryState.ts';
import { trimUnseen } from '../lib/text/trimText.ts';

/** The person whose profile dialog the URL opens: by profile id or, where only that is known, by user id. */
export type Person = { by: 'profile'; id: string } | { by: 'user'; id: string };

const parameters = ['profile', 'user'] as const;

/**
 * Returns the person whose dialog a URL opens, null when it opens none. A URL that was shared may have an invisible
 * character at its end.
 */
export function personIn(search: URLSearchParams): Person | null {
  for (const by of parameters) {
    const id = trimUnseen(search.get(by) ?? '');
    if (id !== '') return { by, id };
  }
  return null;
}

/**
 * Returns the current URL with a person's profile dialog open, or with null without one; other parameters stay.
 * @example personHref('/search', new URLSearchParams('page=2'), { by: 'profile', id: '7' }) // '/search?page=2&profile=7'
 */
export function personHref(path: string, search: URLSearchParams, person: Person | null): string {
  const next = new URLSearchParams(search);
  for (const name of parameters) next.delete(name);
  if (person !== null) next.set(person.by, person.id);
  const text = next.toString();
  return text === '' ? path : `${path}?${text}`;
}

const MARK = 'openedFrom';

/** Returns the props of a link that opens a person's dialog over the current screen, so that Back closes it. */
export function personLink(path: string, search: URLSearchParams, person: Person) {
  return { href: personHref(path, search, person), state: { [MARK]: personHref(path, search, null) } };
}

/** Whether a link on this screen opened the dialog that the URL contains: then Back leads to the screen. */
export const isOpenedFrom = (screen: string): boolean => readEntryState(MARK) === screen;
