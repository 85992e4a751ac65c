/// <reference types="msw/vite/client" />
import { ws } from 'msw';
import { network } from 'virtual:msw';
import { mswHandlers } from './mswHandlers.ts';
import { createWorldClient, type WorldClient } from './worldClient.ts';

/** A token that no World knows: the session of the scenario `expired`. */
const OUTDATED_TOKEN = 'bearer-outdated';

/**
 * Puts the fake backend between this page and the network. One World serves all tabs and survives reloads.
 * `?scenario=` and `?latency=` of the address choose it (decision W2) and are taken off the address afterwards.
 * Answers the token that the page is to begin with, where the scenario has one.
 */
export async function startBrowserBackend(): Promise<{ token: string | null }> {
  const { scenario, latency } = takeChoices();
  const client = await connect();
  const { staleSession } = await client.hello(scenario, latency);
  network.configure({ handlers: pageHandlers(client), onUnhandledFrame: 'bypass', context: { quiet: true } });
  await network.enable();
  window.otonowaFake = client.control;
  return { token: staleSession && scenario !== null ? OUTDATED_TOKEN : null };
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
    /** The control calls of decision W3, for tests and the mock panel; only in the mock build. */
    otonowaFake?: WorldClient['control'];
  }
}
