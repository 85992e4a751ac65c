import { paths } from '../../lib/paths.ts';
import { loginPathFor, nextPath } from './nextPath.ts';
import { routeAt, type Route } from './routes.ts';

export type Admission =
  | { kind: 'show'; route: Route; frame: 'shell' | 'bare' }
  /** Goes elsewhere; the address is replaced, so that Back does not lead here again. */
  | { kind: 'redirect'; to: string };

/** What somebody gets to see at an address (spec.md section 2, decisions A12, A13). */
export function admit(path: string, search: string, isAuthenticated: boolean): Admission {
  if (path === paths.home) {
    return { kind: 'redirect', to: isAuthenticated ? paths.search : loginPathFor(path, search) };
  }
  const route = routeAt(path);
  if (route.access === 'protected' && !isAuthenticated) return { kind: 'redirect', to: loginPathFor(path, search) };
  if (route.access === 'guest' && isAuthenticated) return { kind: 'redirect', to: nextPath(search) };
  // A wrong address keeps the way to everything else for those who are logged in.
  const frame = isAuthenticated && (route.access === 'protected' || route.path === '*') ? 'shell' : 'bare';
  return { kind: 'show', route, frame };
}
