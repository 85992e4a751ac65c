import { trimUnseen } from '../../lib/text/identifier.ts';
import { parseUrl } from '../../lib/text/parseUrl.ts';
import { nextIn, withNext } from '../../navigation/nextAddress.ts';
import { paths } from '../../navigation/paths.ts';
import { routeAt } from './routes.ts';

/**
 * Maximum length of a path in UTF-16 code units. Each `%` in it becomes `%25` in another URL, and servers refuse a URL
 * of about 8,000 characters.
 */
const MAX_LENGTH = 4_000;

/**
 * Returns the path of the login screen, with the requested path in `?next=` (rule A13). If that is too long, its
 * parameters are omitted.
 */
export function loginPathFor(path: string, search: string): string {
  const wanted = [search === '' ? path : `${path}?${search}`, path].find((address) => address.length <= MAX_LENGTH);
  if (wanted === undefined || path === paths.home) return paths.login;
  return withNext(paths.login, wanted);
}

/** Placeholder base for parsing relative URLs; never requested. */
const ORIGIN = 'https://app.invalid';

/**
 * Returns where to go after login: the path in `?next=` when it is inside this app, else the search (rule A13).
 * Guest-only screens are rejected, since they would redirect a signed-in user at once.
 */
export function nextPath(search: string): string {
  const next = trimUnseen(nextIn(search));
  const target = next.length > MAX_LENGTH || !next.startsWith('/') ? null : parseUrl(next, ORIGIN);
  if (target === null) return paths.search;
  // Parsed as browsers do: a backslash counts as a slash, line breaks are removed, and `/.//host` has the path
  // `//host`.
  const { origin, pathname, search: query, hash } = target;
  if (origin !== ORIGIN || pathname.startsWith('//') || routeAt(pathname).access === 'guest') return paths.search;
  return pathname + query + hash;
}
