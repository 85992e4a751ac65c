import { trustedScript } from '../../lib/browser/trustedScript.ts';

/** Registers the app's service worker. The build compiles `/sw.js` from serviceWorker.ts. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedScript('otonowa-service-worker', '/sw.js'));
}
