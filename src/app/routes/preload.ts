import { isAuthenticated, sessions } from '../../session/sessions.ts';
import { paths, nextIn, withNext } from '../../navigation/paths.ts';
import { withoutBase } from '../../lib/browser/history/appBase.ts';
import { parseUrl } from '../../lib/text/parseUrl.ts';
import { trimUnseen } from '../../lib/text/trimText.ts';
import { routeAt, Shell, type Route } from './routes.ts';

/**
 * Starts everything that a URL needs, all at once: the code of its screen, the code of the shell, and the first
 * requests. Rendering finds the code and the requests in flight.
 * @param address a URL of the app, absolute or with a path only
 * @returns resolves when the code has loaded or failed to load
 */
export async function preload(address: string): Promise<void> {
  const { pathname: path, search } = new URL(address, window.location.origin);
  const pathname = withoutBase(path);
  const session = sessions.getState();
  const decision = resolveRoute(pathname, search.slice(1), isAuthenticated(session));
  if (decision.kind === 'redirect') return preload(decision.to);
  const { Screen, calls } = decision.route;
  const screen = Screen.load();
  if (decision.frame === 'bare') return screen;
  const shell = Shell.load();
  // A failure is ignored: the components send the requests that have not started.
  calls?.().then(
    // The session may have ended meanwhile, and the requests would be sent without its token.
    (startCalls) => session.signal.aborted || startCalls(session, new URLSearchParams(search)),
    () => undefined,
  );
  await Promise.all([screen, shell]);
}

/** Loads the code of the shell and of the first screen in it, for a user who is about to log in. */
export function preloadInside(): void {
  const { Screen, calls } = routeAt(paths.search);
  Shell.preload();
  Screen.preload();
  calls?.().catch(() => undefined);
}

type RouteDecision =
  | { kind: 'show'; route: Route; frame: 'shell' | 'bare' }
  /** Redirects with `replace`, so that Back does not lead here again. */
  | { kind: 'redirect'; to: string };

/** Matches what is behind a path of the app when its link is the end of a sentence, or was copied with it. */
const BEHIND_PATH = /(?<![^\w/-])[^\w/-]+$/;

/** Returns what a path shows for the current session. */
export function resolveRoute(path: string, search: string, isAuthenticated: boolean): RouteDecision {
  if (path === paths.home) {
    return { kind: 'redirect', to: isAuthenticated ? paths.search : loginPathFor(path, search) };
  }
  const route = routeAt(path);
  if (route.path === '*') {
    const meant = path.replace(BEHIND_PATH, '');
    if (routeAt(meant).path !== '*') return { kind: 'redirect', to: search === '' ? meant : `${meant}?${search}` };
  }
  if (route.access === 'protected' && !isAuthenticated) return { kind: 'redirect', to: loginPathFor(path, search) };
  if (route.access === 'guest' && isAuthenticated) return { kind: 'redirect', to: nextPath(search) };
  // For signed-in users the not-found screen is shown in the shell with its navigation.
  const frame = isAuthenticated && (route.access === 'protected' || route.path === '*') ? 'shell' : 'bare';
  return { kind: 'show', route, frame };
}

/** Maximum length of a path in UTF-16 code units. */
const MAX_LENGTH = 4_000;

/**
 * Maximum length of the URL of the login. Servers refuse one of about 8,000 characters, and in it each `%` of a path
 * becomes `%25`, and a Japanese character, which the router has decoded, nine characters.
 */
const MAX_URL_LENGTH = 7_500;

/**
 * Returns the path of the login screen, with the requested path in `?next=`. If that is too long, its
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
 * Returns where to go after login: the path in `?next=` when it is inside this app, else the search.
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
