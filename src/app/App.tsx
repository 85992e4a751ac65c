import '../ui/theme/global.css.ts';
import '../ui/theme/clipMargin.css.ts';
import '../ui/theme/oldBrowser.css.ts';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { confirmNavigation } from '../lib/forms/leaveConfirmations.ts';
import { appBase } from '../lib/browser/history/appBase.ts';
import { SnackbarRegion } from '../ui/Snackbar/SnackbarRegion.tsx';
import { NoteEffect } from './effects/NoteEffect.tsx';
import { preloadOnIntent } from './routes/preloadOnIntent.ts';
import { Routes } from './routes/Routes.tsx';
import { SessionEndHandler } from './session/SessionEndHandler.tsx';

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
