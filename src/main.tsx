import { preload } from './app/routes/preload.ts';
import { guardDoubleClick } from './lib/browser/focus/doubleClick.ts';
import { focusPressed } from './lib/browser/focus/focusPressed.ts';
import { preventFileDrops } from './lib/browser/preventFileDrops.ts';
import { keepEarlyKeys } from './lib/keyboard/earlyKeys.ts';
import { publishIncident } from './lib/incidents/incidents.ts';
import { logFailure } from './lib/log/log.ts';
import { within } from './lib/time/timer.ts';
import { continueLastVisit } from './session/lastVisit.ts';
import { isAuthenticated, restoreSession, sessions, startSession } from './session/sessions.ts';

/** After this time, in ms, the app is rendered with placeholders for the code that is still loading. */
const MOST_WAIT_FOR_CODE_MS = 500;

/**
 * Starts the app. The entry is small and contains no React DOM, so that it runs as soon as possible: the code of the
 * screen, the code that renders it and the screen's first data are all requested at once. It is a function because a
 * chunk that imports the entry would wait forever for a top-level `await` in it.
 */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html has no element with the id "root"');

  restoreSession();
  continueLastVisit(() => isAuthenticated(sessions.getState()));
  guardDoubleClick(document);
  focusPressed(document);
  preventFileDrops(window);
  keepEarlyKeys(document);

  if (import.meta.env.VITE_REPORT_URL) {
    const startReports = async () => (await import('./reports/startReports.ts')).startReports();
    startReports().catch((error: unknown) => logFailure('The reporter did not start', error));
  }

  const isMock = import.meta.env.VITE_MOCK === '1';
  if (isMock) {
    const { removePersisted } = await import('./session/removePersisted.ts');
    const { startBrowserBackend } = await import('../mocks/adapters/browser.ts');
    await startBrowserBackend({
      token: () => sessions.getState().token,
      subscribe: sessions.subscribe,
      start: startSession,
      end: () => sessions.getState().end('logout'),
      dropDrafts: removePersisted,
    });
  }

  const code = preload(window.location.href);
  const { mount } = await import('./app/mount.tsx');
  // Some supported browsers have no popovers (docs/browsers.md).
  if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill');
  // The page shows the app's mark meanwhile. React shows what replaces a fallback 300 ms after the fallback at the
  // earliest, so that an unneeded fallback would delay the screen.
  await within(MOST_WAIT_FOR_CODE_MS, code);
  mount(container, isMock);
}

start().catch((error: unknown) => {
  logFailure('The app did not start', error);
  if (import.meta.env.VITE_REPORT_URL) publishIncident({ kind: 'crash', where: 'start', error });
  const notStarted = document.querySelector<HTMLTemplateElement>('template#not-started');
  document.getElementById('starting')?.remove();
  if (notStarted !== null) document.body.append(notStarted.content);
  // Without a network a reload by hand leads out of the app; with one nothing is lost by it.
  window.addEventListener('online', () => window.location.reload(), { once: true });
});
