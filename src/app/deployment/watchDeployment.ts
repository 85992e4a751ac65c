import { logFailure } from '../../lib/log.ts';
import { onVisibility } from '../../lib/onVisibility.ts';
import { after, every } from '../../lib/timer.ts';
import { deployment } from './deployment.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

/** The app's files are kept when the first screen has what it needs, in ms after its start. */
const KEEP_AFTER = 3_000;
/** How often a page that stays open asks for a newer version, in ms. */
const ASK_EVERY = 3_600_000;

/** Looks out for newer versions of the built app, and keeps it for when there is no network. Once a page. */
export function watchDeployment(): void {
  // Code of this version is gone from the server, or there was no network.
  window.addEventListener('vite:preloadError', () => {
    // Without a network there is nothing newer.
    askServer().catch(() => undefined);
  });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deployment.setState({ install: () => void offer(event as BeforeInstallPromptEvent) });
  });
  if (!('serviceWorker' in navigator)) return;
  after(KEEP_AFTER, () => {
    keepApp().catch((error: unknown) => logFailure('The app cannot be kept for offline', error));
  });
}

async function keepApp(): Promise<void> {
  const registration = await registerServiceWorker();
  const look = () => {
    const { waiting } = registration;
    // Without a controller this is the first version that is kept at all.
    if (waiting === null || navigator.serviceWorker.controller === null) return;
    deployment.setState({ waiting });
    // The page came from the network: it may be of that version already.
    askServer().catch(() => undefined);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
  const ask = () => {
    // Without a network there is nothing newer.
    registration.update().catch(() => undefined);
  };
  every(ASK_EVERY, ask);
  onVisibility((isVisible) => isVisible && ask());
}

/** Whether the page that the server gives now starts other code than this one. */
async function askServer(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (own === null) return;
  const answer = await fetch('/', { cache: 'no-store' });
  if (answer.ok && !(await answer.text()).includes(new URL(own.src).pathname)) {
    deployment.setState({ isNewerThere: true });
  }
}

/** The offer holds once. */
async function offer(event: BeforeInstallPromptEvent): Promise<void> {
  deployment.setState({ install: null });
  await event.prompt();
}

/** Not in the standard yet. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}
