import { createStore } from 'zustand/vanilla';
import { after } from '../../lib/timer.ts';

interface Deployment {
  /** A newer version of the app than this page's is there. */
  isNewerThere: boolean;
  /** The service worker of the newer version, which waits to take over; null where there is none. */
  waiting: ServiceWorker | null;
  /** Asks the person whether to put the app on the home screen; null while the browser does not offer it. */
  install: (() => void) | null;
}

/** What this page knows of the app's versions and of its place on the device. `watchDeployment` keeps it. */
export const deployment = createStore<Deployment>(() => ({ isNewerThere: false, waiting: null, install: null }));

/** How long the newer worker may take to take over, in ms; then the page is loaded anew all the same. */
const TAKE_OVER_TIME = 3_000;

/** Loads the newer version. What is being written survives as a draft, as in every reload. */
export function loadNewer(): void {
  const { waiting } = deployment.getState();
  const reload = () => window.location.reload();
  // Another tab may have let it take over already.
  if (waiting?.state !== 'installed') return reload();
  const giveUp = after(TAKE_OVER_TIME, reload);
  const takenOver = () => {
    giveUp();
    reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', takenOver, { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  waiting.postMessage('take over');
}
