import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { endSession, restoreSession, session, startSession } from './api/session.ts';
import { App } from './app/App.tsx';
import { logFailure } from './lib/log.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root"');

restoreSession();

if (import.meta.env.VITE_MOCK === '1') {
  const { startBrowserBackend } = await import('../mocks/adapters/browser.ts');
  await startBrowserBackend({
    token: () => session.getState().token,
    subscribe: session.subscribe,
    start: startSession,
    end: () => endSession('logout'),
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
