import { useEffect, useEffectEvent } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { paths } from '../../navigation/paths.ts';
import { useIsAuthenticated } from '../../session/useIsAuthenticated.ts';
import { ShellPlaceholder } from '../shell/ShellPlaceholder.tsx';
import { resolveRoute } from './resolveRoute.ts';
import { crashFallback } from './CrashFallback.tsx';
import { preload, preloadInside } from './preload.ts';
import { Shell } from './routes.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';

/** Renders the screen of the current URL in its frame, subject to the session's access rights. */
export function Routes() {
  const [path] = useLocation();
  const search = useSearch();
  const admission = resolveRoute(path, search, useIsAuthenticated());
  const route = admission.kind === 'show' ? admission.route : null;

  // The shell is loaded lazily too. Without this, the screen's code and requests would only start after the shell's
  // code has loaded.
  const preloadAll = useEffectEvent(() => preload(`${path}?${search}`));
  useEffect(() => {
    if (route !== null) void preloadAll();
  }, [route]);

  if (admission.kind === 'redirect') return <Redirect key={path + search} to={admission.to} replace />;
  const screen = <ScreenFrame key={path} route={admission.route} path={path} />;
  if (admission.frame === 'bare') {
    // A user who starts to fill in the login form will soon need the shell and the first screen.
    const ahead = admission.route.path === paths.login ? preloadInside : undefined;
    return (
      <main id="main" onFocus={ahead}>
        {screen}
      </main>
    );
  }
  const waiting = (
    <ShellPlaceholder>
      <ScreenPlaceholder route={admission.route} />
    </ShellPlaceholder>
  );
  return (
    <LoadBoundary attempt={path} waiting={waiting} crashed={crashFallback}>
      <Shell>{screen}</Shell>
    </LoadBoundary>
  );
}
