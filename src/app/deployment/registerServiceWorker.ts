import { trustedScript } from '../../lib/browser/trustedScript.ts';

/** Path of the app's service worker, which the build compiles from serviceWorker.ts. */
export const SERVICE_WORKER = '/sw.js';

/** Registers the app's service worker. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedScript('otonowa-service-worker', SERVICE_WORKER));
}
