import { setupWorker } from 'msw/browser';
import { appBase } from '../../src/lib/browser/history/appBase.ts';
import { BROKEN_CODE } from '../realtime/hub.ts';
import { mswHandler, mswSocketHandler } from './mswHandler.ts';
import { trustOwnScripts } from './trustOwnScripts.ts';
import { createWorldClient, type WorldClient } from './world/worldClient.ts';

/** A token that exists in no World: the session of the scenario `expired`. */
const OUTDATED_TOKEN = 'bearer-outdated';

/** The parts of the app's session that the fake backend uses. */
export interface PageSession {
  token(): string | null;
  /**
   * Subscribes to changes.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void;
  start(token: string): void;
  end(): void;
  /** Removes the drafts of all users. */
  dropDrafts(): void;
}

/**
 * Starts the fake backend in this page and mounts the mock panel. All tabs share one World, which survives reloads. The
 * parameters `?scenario=` and `?latency=` of the URL configure it (rule W2) and are removed from the URL.
 */
export async function startBrowserBackend(session: PageSession): Promise<void> {
  trustOwnScripts();
  const { scenario, latency } = takeChoices();
  const client = await connect();
  const { staleSession, replaced, lost } = await client.hello(scenario, latency);
  // The console of the shared worker is hidden.
  if (lost !== null) console.warn(lost);
  if (replaced) forgetOldWorld(session);
  if (staleSession && scenario !== null) session.start(OUTDATED_TOKEN);
  client.onReplaced(() => {
    clearTabStorage();
    window.location.assign(`${appBase}/login`);
  });
  window.addEventListener('pagehide', () => client.leave());
  const handlers = [
    mswHandler((request) => client.fetch(request)),
    mswSocketHandler((...socket) => (client.isCut() ? null : client.openSocket(...socket)), BROKEN_CODE),
  ];
  // Not the network of `virtual:msw`: it is off during a hot update, so that the development server would answer calls,
  // and stays off after two updates at once.
  await setupWorker(...handlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  window.otonowaFake = client.control;
  mountPanel(client, session).catch((error: unknown) => console.error(error));
}

/** The panel's code is loaded in parallel with the app's. */
async function mountPanel({ panel }: WorldClient, session: PageSession): Promise<void> {
  const { mountMockPanel } = await import('../panel/mountMockPanel.tsx');
  mountMockPanel({
    line: panel,
    token: session.token,
    onSession: session.subscribe,
    enterAs(token) {
      session.end();
      session.start(token);
      window.location.assign(`${appBase}/search`);
    },
    beginAnew(staleSession) {
      forgetOldWorld(session);
      // The next page starts with the outdated session: this page would discover it as expired before it is unloaded.
      window.location.assign(appBase + (staleSession ? '/search?scenario=expired' : '/login'));
    },
  });
}

/**
 * A new World issues the same ids and tokens again, so data that was persisted for the old one would be attributed to
 * the wrong user.
 */
function forgetOldWorld(session: PageSession): void {
  session.end();
  session.dropDrafts();
  clearTabStorage();
}

function clearTabStorage(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Storage that the browser blocks contains nothing to remove.
  }
}

function takeChoices(): { scenario: string | null; latency: number | null } {
  const url = new URL(window.location.href);
  const scenario = url.searchParams.get('scenario');
  const latency = url.searchParams.get('latency');
  url.searchParams.delete('scenario');
  url.searchParams.delete('latency');
  // A static host adds a slash to the URL of a folder.
  if (url.pathname.length > appBase.length + 1) url.pathname = url.pathname.replace(/\/$/, '');
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
  return { scenario, latency: latency === null || !(Number(latency) >= 0) ? null : Number(latency) };
}

/** Uses a shared worker if the browser has one; otherwise the World is in this page. */
async function connect(): Promise<WorldClient> {
  if (typeof SharedWorker === 'function') {
    const worker = new SharedWorker(new URL('./world/worldWorker.ts', import.meta.url), {
      type: 'module',
      name: 'otonowa-fake',
    });
    return createWorldClient(worker.port);
  }
  const { createWorldHost } = await import('./world/worldHost.ts');
  const { port1, port2 } = new MessageChannel();
  createWorldHost().attach(port2);
  return createWorldClient(port1);
}

declare global {
  interface Window {
    /** The control calls of rule W3, for tests; only in the mock build. */
    otonowaFake?: WorldClient['control'];
  }
}
