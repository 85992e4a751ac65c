import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { publishIncident } from '../lib/incidents/incidents.ts';
import { logFailure } from '../lib/log/log.ts';
import { App } from './App.tsx';
import { trackHistory } from '../lib/browser/history/inAppHistory.ts';
import { applyReducedMotion } from '../ui/theme/reducedMotion.ts';

/**
 * Renders the app into an element of the page.
 * @param isMock whether the fake backend is inside, which has a service worker of its own
 */
export function mount(container: HTMLElement, isMock: boolean): void {
  applyReducedMotion();
  trackHistory();
  const root = import.meta.env.VITE_REPORT_URL
    ? createRoot(container, { onCaughtError: publishCrash })
    : createRoot(container);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // Rendered in slices, so that the page can respond to input meanwhile.
  startTransition(() => root.render(app));
  // The files of the built app are cached, so that it opens without a network.
  if (import.meta.env.PROD && !isMock) {
    const watch = async () => (await import('./deployment/watchDeployment.ts')).watchDeployment();
    watch().catch((error: unknown) => logFailure('New versions of the app are not noticed', error));
  }
}

/** Reports an error that a boundary has caught, because the browser does not report it to the window. */
function publishCrash(error: unknown): void {
  logFailure('A part of the screen crashed', error);
  publishIncident({ kind: 'crash', where: 'screen', error });
}
