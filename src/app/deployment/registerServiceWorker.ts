import { trustedScript } from '../../lib/trustedScript.ts';

/** Starts the app's service worker, which the build makes from serviceWorker.ts. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedScript('otonowa-service-worker', '/sw.js'));
}
