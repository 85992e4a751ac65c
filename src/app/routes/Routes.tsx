import { useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { paths } from '../../navigation/paths.ts';
import { useIsAuthenticated } from '../../session/useIsAuthenticated.ts';
import { ShellPlaceholder } from '../shell/ShellPlaceholder.tsx';
import { resolveRoute } from './resolveRoute.ts';
import { CrashFallback } from './CrashFallback.tsx';
import { routeAt } from './routes.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

const Shell = lazyComponent(async () => (await import('../shell/Shell.tsx')).Shell);

function preloadShell() {
  Shell.preload();
  routeAt(paths.search).Screen.preload();
}

/** The screen at the current address in its frame, subject to the session's access rights. */
export function Routes() {
  const [path] = useLocation();
  const search = useSearch();
  const admission = resolveRoute(path, search, useIsAuthenticated());
  const Screen = admission.kind === 'show' ? admission.route.Screen : null;

  // The shell is loaded lazily too. Without this, the screen's code would only be requested after the shell's has
  // arrived.
  useEffect(() => Screen?.preload(), [Screen]);

  if (admission.kind === 'redirect') return <Redirect key={path + search} to={admission.to} replace />;
  const screen = <ScreenFrame key={path} route={admission.route} path={path} />;
  if (admission.frame === 'bare') {
    // A user who starts to fill in the login form will soon need the shell and the first screen.
    const ahead = admission.route.path === paths.login ? preloadShell : undefined;
    return (
      <main id="main" onFocus={ahead}>
        {screen}
      </main>
    );
  }
  return (
    <LoadBoundary attempt={path} waiting={<ShellPlaceholder />} crashed={<CrashFallback />}>
      <Shell>{screen}</Shell>
    </LoadBoundary>
  );
}
