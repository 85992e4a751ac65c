import { onVisibility } from '../../lib/browser/onVisibility.ts';
import { operatorSetting } from '../../lib/browser/operatorSetting.ts';
import { trustedScript } from '../../lib/browser/trustedScript.ts';
import { logFailure } from '../../lib/log/log.ts';
import { after, every } from '../../lib/time/timer.ts';
import { isPageOfOtherVersion } from './appPage.ts';
import { SERVICE_WORKER } from '../../lib/browser/closeNotifications.ts';
import { deployment } from './deployment.ts';

/** Milliseconds until the app's files are cached, so that caching does not compete with the first screen's requests. */
const CACHE_DELAY_MS = 3_000;
/** Milliseconds between two checks of an open page for a newer version. */
const UPDATE_CHECK_INTERVAL_MS = 3_600_000;

/**
 * Watches for newer versions of the built app, registers the service worker and receives the browser's offer to install
 * the app. To be called once per page load.
 */
export function watchDeployment(): void {
  // A lazily loaded module failed to load: either this version's files are gone from the server, or there is no
  // network.
  window.addEventListener('vite:preloadError', () => {
    // The check fails without a network; then there is no newer version to report.
    checkServerVersion().catch(() => undefined);
  });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deployment.setState({ install: () => void promptInstall(event as BeforeInstallPromptEvent) });
  });
  if (!('serviceWorker' in navigator)) return;
  after(CACHE_DELAY_MS, () => {
    registerAndWatch().catch((error: unknown) => logFailure('The app cannot be kept for offline', error));
  });
}

async function registerAndWatch(): Promise<void> {
  const registration = await navigator.serviceWorker.register(trustedScript('otonowa-service-worker', SERVICE_WORKER));
  const look = () => {
    const { waiting } = registration;
    // Without a controller this is the first worker to be installed, not a newer version.
    if (waiting === null || navigator.serviceWorker.controller === null) return;
    deployment.setState({ waiting });
    // The page was loaded from the network, so it may be of the newer version already.
    checkServerVersion().catch(() => undefined);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
  const ask = () => {
    // The check fails without a network; then there is no newer version to report.
    registration.update().catch(() => undefined);
  };
  every(UPDATE_CHECK_INTERVAL_MS, ask);
  onVisibility((isVisible) => isVisible && ask());
}

/** Reports a newer version when the server's current page has another version than this page. */
async function checkServerVersion(): Promise<void> {
  const answer = await fetch('/', { cache: 'no-store' });
  if (answer.ok && isPageOfOtherVersion(await answer.text(), operatorSetting('version'))) {
    deployment.setState({ isUpdateAvailable: true });
  }
}

/** Shows the browser's prompt to install the app. The browser allows one prompt per event. */
async function promptInstall(event: BeforeInstallPromptEvent): Promise<void> {
  deployment.setState({ install: null });
  await event.prompt();
}

/** TypeScript has no type for this event, because it is not in the standard yet. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}
