import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreSession, startSession } from './api/session.ts';
import { App } from './app/App.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root"');

if (import.meta.env.VITE_MOCK === '1') {
  const { startBrowserBackend } = await import('../mocks/adapters/browser.ts');
  const { token } = await startBrowserBackend();
  if (token !== null) startSession(token);
}

restoreSession();
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
