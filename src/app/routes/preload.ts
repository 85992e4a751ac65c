import { withoutBase } from '../../lib/browser/history/appBase.ts';
import { paths } from '../../navigation/paths.ts';
import { isAuthenticated, sessions } from '../../session/sessions.ts';
import { resolveRoute } from './resolveRoute.ts';
import { routeAt, Shell } from './routes.ts';

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
