import { paths } from '../../navigation/paths.ts';
import { loginPathFor, nextPath } from './nextPath.ts';
import { routeAt, type Route } from './routes.ts';

export type RouteDecision =
  | { kind: 'show'; route: Route; frame: 'shell' | 'bare' }
  /** Redirects with `replace`, so that Back does not lead here again. */
  | { kind: 'redirect'; to: string };

/** Matches what is behind a path of the app when its link is the end of a sentence, or was copied with it. */
const BEHIND_PATH = /(?<![^\w/-])[^\w/-]+$/;

/** Returns what a path shows for the current session (rules S20, A12, A13). */
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
