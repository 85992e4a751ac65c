// The room src/app may import src/features, src/likes, src/conversations, src/media, src/tags, src/navigation,
// src/hiddenPeople, src/session, src/realtime, src/api, src/scoring, src/ui, src/lib.
import '../ui/theme/global.css.ts';
import { useEffect } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { confirmThenLeave } from '../lib/forms/leaveConfirmations.ts';
import { appBase } from '../lib/browser/appBase.ts';
import { trackInAppSteps } from '../lib/browser/inAppHistory.ts';
import { SnackbarRegion } from '../ui/Snackbar/SnackbarRegion.tsx';
import { NoteEffect } from './effects/NoteEffect.tsx';
import { preloadOnIntent } from './routes/preloadOnIntent.ts';
import { Routes } from './routes/Routes.tsx';
import { SessionEndHandler } from './session/SessionEndHandler.tsx';

/**
 * Asks about unsaved changes before a navigation. A navigation with `replace`, such as the redirect to the login when a
 * session has ended, is never held up.
 */
const confirmNavigation: AroundNavHandler = (navigate, to, options) => {
  if (options?.replace === true) navigate(to, options);
  else confirmThenLeave(() => navigate(to, options));
};

export function App() {
  useEffect(() => trackInAppSteps(), []);
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
