import { trimUnseen } from '../../lib/text/trimText.ts';
import { parseUrl } from '../../lib/text/parseUrl.ts';
import { nextIn, withNext, paths } from '../../navigation/paths.ts';
import { routeAt } from './routes.ts';

/** Maximum length of a path in UTF-16 code units. */
const MAX_LENGTH = 4_000;

/**
 * Maximum length of the URL of the login. Servers refuse one of about 8,000 characters, and in it each `%` of a path
 * becomes `%25`, and a Japanese character, which the router has decoded, nine characters.
 */
const MAX_URL_LENGTH = 7_500;

/**
 * Returns the path of the login screen, with the requested path in `?next=` (rule A13). If that is too long, its
 * parameters are omitted.
 */
export function loginPathFor(path: string, search: string): string {
  if (path === paths.home) return paths.login;
  const fitting = [search === '' ? path : `${path}?${search}`, path]
    .filter((address) => address.length <= MAX_LENGTH)
    .map((address) => withNext(paths.login, address));
  return fitting.find((url) => url.length <= MAX_URL_LENGTH) ?? paths.login;
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
