import '../ui/theme/global.css.ts';
import { useEffect, useEffectEvent } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { confirmNavigation } from '../lib/forms/leaveConfirmations.ts';
import { appBase } from '../lib/browser/history/appBase.ts';
import { SnackbarRegion } from '../ui/Snackbar/SnackbarRegion.tsx';
import { NoteEffect } from './effects/NoteEffect.tsx';
import { Routes } from './routes/Routes.tsx';
import type { SessionEnd } from '../session/session.ts';
import { isAuthenticated, onSessionEnd, sessions } from '../session/sessions.ts';
import { paths } from '../navigation/paths.ts';
import { snackbars } from '../ui/Snackbar/snackbars.ts';
import { sessionText } from './routes/copy.ts';
import { loginPathFor, preload } from './routes/preload.ts';
import { routeAt } from './routes/routes.ts';

export function App() {
  useEffect(() => preloadOnIntent(), []);
  return (
    <Router base={appBase} aroundNav={confirmNavigation}>
      <SessionEndHandler />
      <Routes />
      <SnackbarRegion />
      <NoteEffect />
    </Router>
  );
}

const TOPIC = 'session';

/**
 * Navigates to the login when a session ends and shows the reason. When another tab has ended
 * the session, no reason is shown here: that tab has shown it, and this one cannot know whether it was a logout or an
 * expired token.
 */
function SessionEndHandler() {
  const [path, navigate] = useLocation();
  const search = useSearch();

  const leave = useEffectEvent((reason: SessionEnd) => {
    snackbars.clear();
    // Another tab has signed in as another user; this tab continues with that session.
    if (isAuthenticated(sessions.getState())) return;
    if (reason === 'logout') {
      snackbars.show(sessionText.loggedOut, { kind: 'ok', topic: TOPIC });
      navigate(paths.login, { replace: true });
      return;
    }
    // Public screens remain open.
    if (routeAt(path).access !== 'protected') return;
    if (reason === 'expired') {
      snackbars.show(sessionText.expired, { kind: 'error', topic: TOPIC });
      navigate(loginPathFor(path, search), { replace: true });
    } else {
      navigate(paths.login, { replace: true });
    }
  });

  useEffect(() => onSessionEnd((reason) => leave(reason)), []);
  return null;
}

/** Events that occur shortly before a link is followed. */
const signs = ['pointerover', 'focusin', 'touchstart'];

/**
 * Starts the code and the first requests of a screen as soon as the user points at a link to it, touches or focuses it.
 * @returns a function that removes the listeners
 */
function preloadOnIntent(): () => void {
  const listening = new AbortController();
  for (const sign of signs) {
    document.addEventListener(sign, ({ target }) => consider(target), { signal: listening.signal, passive: true });
  }
  return () => listening.abort();
}

function consider(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // Links to other windows, files and fragments of this page are not navigations of the app.
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  void preload(link.href);
}
