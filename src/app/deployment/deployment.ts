import { createStore } from 'zustand/vanilla';
import { after } from '../../lib/time/timer.ts';

interface Deployment {
  /** Whether the server has a newer version of the app than the one that this page runs. */
  isUpdateAvailable: boolean;
  /**
   * The service worker of the newer version, which is in the state `installed` and waits for activation; null without
   * one.
   */
  waiting: ServiceWorker | null;
  /** Opens the browser's prompt to add the app to the home screen; null while the browser does not offer it. */
  install: (() => void) | null;
}

/**
 * Store for the availability of a newer version and of the installation to the home screen. `watchDeployment` updates
 * it.
 */
export const deployment = createStore<Deployment>(() => ({ isUpdateAvailable: false, waiting: null, install: null }));

/** Milliseconds that the waiting service worker has to take control. After that the page is reloaded anyway. */
const ACTIVATION_TIMEOUT_MS = 3_000;

/** Activates the newer service worker and reloads the page. Text in progress survives as a persisted draft. */
export function applyUpdate(): void {
  const { waiting } = deployment.getState();
  const reload = () => window.location.reload();
  // Another tab may have activated the worker already.
  if (waiting?.state !== 'installed') return reload();
  const giveUp = after(ACTIVATION_TIMEOUT_MS, reload);
  const takenOver = () => {
    giveUp();
    reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', takenOver, { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  waiting.postMessage('take over');
}
