import { parseUrl } from '../../lib/text/parseUrl.ts';
import { nextIn, withNext } from '../../navigation/nextAddress.ts';
import { paths } from '../../navigation/paths.ts';
import { routeAt } from './routes.ts';

/**
 * In UTF-16 code units. Each `%` of an address becomes `%25` in another one, and servers refuse an address of about 8,000.
 */
const MAX_LENGTH = 4_000;

/**
 * Returns the address of the login screen, with the requested address in `?next=` (rule A13). Of one that is too long
 * the parameters are left out.
 */
export function loginPathFor(path: string, search: string): string {
  const wanted = [search === '' ? path : `${path}?${search}`, path].find((address) => address.length <= MAX_LENGTH);
  if (wanted === undefined || path === paths.home) return paths.login;
  return withNext(paths.login, wanted);
}

/** Placeholder base for parsing relative addresses; never requested. */
const ORIGIN = 'https://app.invalid';

/**
 * Returns where to go after login: the path in `?next=` when it is inside this app, else the search (rule A13).
 * Guest-only screens are rejected, since they would redirect a signed-in user at once.
 */
export function nextPath(search: string): string {
  const next = nextIn(search);
  const target = next.length > MAX_LENGTH || !next.startsWith('/') ? null : parseUrl(next, ORIGIN);
  if (target === null) return paths.search;
  // Parsed as browsers do: a backslash counts as a slash, line breaks are removed, and `/.//host` has the path
  // `//host`.
  const { origin, pathname, search: query, hash } = target;
  if (origin !== ORIGIN || pathname.startsWith('//') || routeAt(pathname).access === 'guest') return paths.search;
  return pathname + query + hash;
}
