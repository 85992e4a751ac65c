/// <reference types="msw/vite/client" />
import { ws } from 'msw';
import { network } from 'virtual:msw';
import { dropAllDrafts } from '../../src/lib/drafts.ts';
import { BROKEN_CODE } from '../realtime/hub.ts';
import { mswHandlers } from './mswHandlers.ts';
import { trustOwnScripts } from './trustOwnScripts.ts';
import { createWorldClient, type WorldClient } from './worldClient.ts';

/** A token that no World knows: the session of the scenario `expired`. */
const OUTDATED_TOKEN = 'bearer-outdated';

/** The app's session, as far as the fake's page side has to do with it. */
export interface PageSession {
  token(): string | null;
  /** Calls back when it changes. Answers how to stop. */
  subscribe(listener: () => void): () => void;
  start(token: string): void;
  end(): void;
}

/**
 * Puts the fake backend between this page and the network, and the mock panel beside the app. One World serves all tabs
 * and survives reloads. `?scenario=` and `?latency=` of the address choose it (decision W2) and are taken off the
 * address afterwards.
 */
export async function startBrowserBackend(session: PageSession): Promise<void> {
  trustOwnScripts();
  const { scenario, latency } = takeChoices();
  const client = await connect();
  const { staleSession, replaced } = await client.hello(scenario, latency);
  if (replaced) forgetOldWorld(session);
  if (staleSession && scenario !== null) session.start(OUTDATED_TOKEN);
  client.onReplaced(() => {
    clearTabStorage();
    window.location.assign('/login');
  });
  window.addEventListener('pagehide', () => client.leave());
  network.configure({ handlers: pageHandlers(client), onUnhandledFrame: 'bypass', context: { quiet: true } });
  await network.enable();
  window.otonowaFake = client.control;
  mountPanel(client, session).catch((error: unknown) => console.error(error));
}

/** Its code comes beside the app's. */
async function mountPanel({ panel }: WorldClient, session: PageSession): Promise<void> {
  const { mountMockPanel } = await import('../panel/mountMockPanel.tsx');
  mountMockPanel({
    line: panel,
    token: session.token,
    onSession: session.subscribe,
    enterAs(token) {
      session.end();
      session.start(token);
      window.location.assign('/search');
    },
    beginAnew(staleSession) {
      forgetOldWorld(session);
      // The next page begins with the outdated session: this one would find it dead before it is gone.
      window.location.assign(staleSession ? '/search?scenario=expired' : '/login');
    },
  });
}

/** Ids and tokens begin anew with a World: what was kept about the old one would be taken for somebody else's. */
function forgetOldWorld(session: PageSession): void {
  session.end();
  dropAllDrafts();
  clearTabStorage();
}

function clearTabStorage(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
}

function takeChoices(): { scenario: string | null; latency: number | null } {
  const url = new URL(window.location.href);
  const scenario = url.searchParams.get('scenario');
  const latency = url.searchParams.get('latency');
  url.searchParams.delete('scenario');
  url.searchParams.delete('latency');
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
  return { scenario, latency: latency === null || !(Number(latency) >= 0) ? null : Number(latency) };
}

/** A shared worker where the browser has one; else the World lives in this page alone. */
async function connect(): Promise<WorldClient> {
  if (typeof SharedWorker === 'function') {
    const worker = new SharedWorker(new URL('./worldWorker.ts', import.meta.url), {
      type: 'module',
      name: 'otonowa-fake',
    });
    return createWorldClient(worker.port);
  }
  const { createWorldHost } = await import('./worldHost.ts');
  const { port1, port2 } = new MessageChannel();
  createWorldHost().attach(port2);
  return createWorldClient(port1);
}

function pageHandlers(client: WorldClient) {
  const sockets = ws.link('*/ws/:userId');
  return [
    ...mswHandlers((request) => client.fetch(request)),
    sockets.addEventListener('connection', ({ client: socket, params }) => {
      if (client.isCut()) {
        // Now, before msw opens it: a refused socket was never open.
        socket.close(BROKEN_CODE);
        return;
      }
      const token = new URL(socket.url).searchParams.get('token') ?? '';
      const session = client.openSocket(String(params.userId), token, {
        text: (text) => socket.send(text),
        close: (code) => socket.close(code),
      });
      socket.addEventListener('message', (event) => {
        if (typeof event.data === 'string') session.send(event.data);
      });
      socket.addEventListener('close', () => session.closed());
    }),
  ];
}

declare global {
  interface Window {
    /** The control calls of decision W3, for tests; only in the mock build. */
    otonowaFake?: WorldClient['control'];
  }
}
