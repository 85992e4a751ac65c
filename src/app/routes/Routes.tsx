import { useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { LoadBoundary } from '../../lib/LoadBoundary.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsAuthenticated } from '../session/useIsAuthenticated.ts';
import { ShellPlaceholder } from '../shell/ShellPlaceholder.tsx';
import { admit } from './admission.ts';
import { Crash } from './Crash.tsx';
import { routeAt } from './routes.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

const Shell = lazyComponent(async () => (await import('../shell/Shell.tsx')).Shell);

function preloadInside() {
  Shell.preload();
  routeAt(paths.search).Screen.preload();
}

/** The screen at the current address, in its frame, for whoever is there. */
export function Routes() {
  const [path] = useLocation();
  const search = useSearch();
  const admission = admit(path, search, useIsAuthenticated());
  const Screen = admission.kind === 'show' ? admission.route.Screen : null;

  // The frame is on its way too; without this the screen's code would wait for the frame's.
  useEffect(() => Screen?.preload(), [Screen]);

  if (admission.kind === 'redirect') return <Redirect key={path + search} to={admission.to} replace />;
  const screen = <ScreenFrame key={path} route={admission.route} path={path} />;
  if (admission.frame === 'bare') {
    // Who begins to fill in the login will soon need what lies behind it.
    const ahead = admission.route.path === paths.login ? preloadInside : undefined;
    return (
      <main id="main" onFocus={ahead}>
        {screen}
      </main>
    );
  }
  return (
    <LoadBoundary attempt={path} waiting={<ShellPlaceholder />} crashed={<Crash />}>
      <Shell>{screen}</Shell>
    </LoadBoundary>
  );
}
