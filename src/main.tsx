// The room src/main.tsx may import src/app, src/likes, src/conversations, src/media, src/tags, src/navigation,
// src/session, src/realtime, src/api, src/scoring, src/ui, src/lib.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreSession, sessions, startSession } from './session/sessions.ts';
import { App } from './app/App.tsx';
import { guardDoubleClick } from './lib/browser/doubleClick.ts';
import { logFailure } from './lib/log/log.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root"');

restoreSession();
guardDoubleClick(document);

if (import.meta.env.VITE_MOCK === '1') {
  const { removeAllDrafts } = await import('./session/drafts.ts');
  const { startBrowserBackend } = await import('../mocks/adapters/browser.ts');
  await startBrowserBackend({
    token: () => sessions.getState().token,
    subscribe: sessions.subscribe,
    start: startSession,
    end: () => sessions.getState().end('logout'),
    dropDrafts: removeAllDrafts,
  });
}

createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// The built app is kept for when there is no network; the fake backend has a service worker of its own.
if (import.meta.env.PROD && import.meta.env.VITE_MOCK !== '1') {
  import('./app/deployment/watchDeployment.ts').then(
    ({ watchDeployment }) => watchDeployment(),
    (error: unknown) => logFailure('The watch over the app’s versions did not arrive', error),
  );
}
