import type { UnhandledFrameHandle } from 'msw';
import { setupWorker } from 'msw/browser';
import { definePreviewAddon } from 'storybook/internal/csf';
import { queryClientOf } from '../src/session/queryClientOf.ts';
import { sessions, startSession } from '../src/session/sessions.ts';
import { localStore } from '../src/lib/storage/storage.ts';
import { announcements } from '../src/ui/LiveRegion/LiveRegion.tsx';
import { snackbars } from '../src/ui/Snackbar/snackbars.ts';

export interface BackendParameters {
  parameters: {
    /** The fake backend's situation. A story without one talks to no backend: a request fails it. */
    scenario?: string;
    /** Everybody in it has the longest words that there may be, and no picture. */
    stretched?: boolean;
    /** E-mail address of who is logged in; null for nobody. */
    as?: string | null;
    /** How many unread announcements that user has besides those of the scenario. */
    announcements?: number;
    fault?: { operationId?: string; status?: number; rate?: number; latency?: number };
  };
}

const worker = setupWorker();
/** A built Storybook may lie in any folder. */
const workerPlace = { serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` } };
let started: Promise<unknown> | undefined;

/** Every story gets its own fake World, empty storage, no message of an earlier one, and the session that it asks for. */
export const backendAddon = () =>
  definePreviewAddon<BackendParameters>({
    async beforeEach({ globals, parameters: { scenario: own, stretched, as, announcements, fault } }) {
      started ??= startWorker();
      await started;
      forgetEarlierStory();
      if (own === undefined) return;
      const scenario = globals.scenario || own;
      const { storyBackend } = await import('../mocks/adapters/storyHandlers.ts');
      const { handlers, token } = storyBackend({ scenario, stretched, as, announcements, fault });
      worker.resetHandlers(...handlers);
      if (token !== null) startSession(token);
      queryClientOf(sessions.getState()).setDefaultOptions({
        queries: { retry: false, networkMode: 'always' },
        mutations: { networkMode: 'always' },
      });
    },
  });

/** Resolves when the worker serves this page: until then the first calls would leave it. */
async function startWorker(): Promise<void> {
  await worker.start({ ...workerPlace, quiet: true, onUnhandledFrame: reportAppTraffic });
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

function forgetEarlierStory(): void {
  worker.resetHandlers();
  sessions.getState().end('logout');
  snackbars.clear();
  announcements.setState([], true);
  sessionStorage.clear();
  // Also what a full storage has left in memory. Storybook itself keeps its own state here.
  for (const key of localStore.keys('')) if (!/^@?storybook/.test(key)) localStore.remove(key);
}

type Unhandled = Parameters<Extract<UnhandledFrameHandle, (...args: never) => unknown>>[0];

/** The page loads its own modules and pictures freely; what belongs to a backend, or to another host, is an error. */
function reportAppTraffic({ frame, defaults }: Unhandled): void {
  const url = new URL(addressOf(frame.data));
  const foreign = url.host !== location.host && url.protocol.startsWith('http');
  if (foreign || /^\/(api|ws|uploads)\//.test(url.pathname)) defaults.error();
}

function addressOf(data: unknown): string {
  const { request, connection } = data as { request?: Request; connection?: { client: { url: URL } } };
  return request?.url ?? connection?.client.url.href ?? location.href;
}
