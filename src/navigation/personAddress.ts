import { readEntryState } from '../lib/browser/history/entryState.ts';

/** Whose profile dialog the address asks for: by profile id or, where only that is known, by user id (rule F13). */
export type Person = { by: 'profile'; id: string } | { by: 'user'; id: string };

const parameters = ['profile', 'user'] as const;

/** The person whose dialog is open at an address, null when none is. */
export function personIn(search: URLSearchParams): Person | null {
  for (const by of parameters) {
    const id = search.get(by);
    if (id !== null && id !== '') return { by, id };
  }
  return null;
}

/**
 * The address of where one is with somebody's profile dialog over it, or with null without any; all else is kept.
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

/** What a link needs to open somebody's dialog over the screen it is on, so that Back closes it. */
export function personLink(path: string, search: URLSearchParams, person: Person) {
  return { href: personHref(path, search, person), state: { [MARK]: personHref(path, search, null) } };
}

/** Whether the dialog that the address asks for was opened by a link on this screen: Back leads there. */
export const isOpenedFrom = (screen: string): boolean => readEntryState(MARK) === screen;
