import { useEffect, useEffectEvent, use } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useIsAuthenticated } from '../../session/useIsAuthenticated.ts';
import { paths } from '../../navigation/paths.ts';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { Unread, scrollToInitialPosition } from '../shell/frameContext.ts';
import { ShellPlaceholder, crashFallback, ScreenPlaceholder } from './ScreenFallbacks.tsx';
import { documentTitle } from './copy.ts';
import { resolveRoute, preload, preloadInside } from './preload.ts';
import { Shell, type Route } from './routes.ts';

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

interface ScreenFrameProps {
  route: Route;
  path: string;
}

/**
 * Surrounds every screen: sets the document's title, catches errors, shows a placeholder while the screen's code is loaded,
 * and manages the focus.
 */
function ScreenFrame({ route, path }: ScreenFrameProps) {
  const { messages, notifications } = use(Unread);
  useEffect(() => recordFirstPath(path), [path]);
  const title = documentTitle(route.title, messages + notifications);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <LoadBoundary waiting={<ScreenPlaceholder route={route} />} crashed={crashFallback}>
      <route.Screen />
      <FocusOnNavigation path={path} />
    </LoadBoundary>
  );
}

// Module state, because the tree below the session is remounted on login, which counts as a navigation too.
let firstPath: string | null = null;
let lastPath: string | null = null;

/** Records the first path of the page load, even if the user leaves it before its code is loaded. */
function recordFirstPath(path: string): void {
  firstPath ??= path;
}

/**
 * After a navigation, removes the snackbar about the old screen, scrolls the new screen to its position and focuses its
 * heading, so that screen readers continue there. It does nothing on the first screen of a page load, where the browser's own initial focus is right.
 */
function FocusOnNavigation({ path }: { path: string }) {
  useEffect(() => {
    const from = lastPath ?? firstPath;
    const isFirstScreen = lastPath === null && (firstPath === null || firstPath === path);
    lastPath = path;
    if (isFirstScreen) return;
    snackbars.leaveScreen();
    scrollToInitialPosition();
    // With the same path, the user came back before the other screen's code had loaded, and the focus did not move. Nor
    // does the focus leave a menu that was opened while the code was loading, which would close, or a field of the new
    // screen that the user has already selected.
    const isTaken = Boolean(document.activeElement?.closest(':popover-open, main :is(input, textarea)'));
    if (from !== path && !isTaken) focusHeading();
  }, [path]);
  return null;
}
