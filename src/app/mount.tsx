import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyReducedMotion } from '../ui/theme/reducedMotion.ts';
import { watchDeployment } from './deployment/watchDeployment.ts';

/**
 * Renders the app into an element of the page.
 * @param isMock whether the fake backend is inside, which has a service worker of its own
 */
export function mount(container: HTMLElement, isMock: boolean): void {
  applyReducedMotion();
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  // The built app is kept for when there is no network.
  if (import.meta.env.PROD && !isMock) watchDeployment();
}
