import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { isPageOfOtherVersion, PAGE_MARK } from './appPage.ts';

type Listener = (event: object) => void;

interface FakeTab {
  name: string;
  /** Whether it responds that it can open a chat. */
  answers: boolean;
}

/** Starts the service worker of an app with these files. @returns its listeners */
async function start(appFiles: readonly string[] = []): Promise<ReadonlyMap<string, Listener>> {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('appFiles', appFiles);
  vi.stubGlobal('appVersion', 'v1');
  vi.stubGlobal('pageMark', PAGE_MARK);
  vi.stubGlobal('sharing', { action: '/share' });
  vi.stubGlobal('location', { origin: 'https://otonowa.test' });
  vi.stubGlobal('addEventListener', (kind: string, listener: Listener) => listeners.set(kind, listener));
  vi.resetModules();
  // @ts-expect-error -- browsers run it as a script, so it is no module
  await import('./serviceWorker.ts');
  return listeners;
}

/** Starts the service worker with these tabs. @returns what a press on a notification does */
async function press(...tabs: FakeTab[]): Promise<string[]> {
  const done: string[] = [];
  vi.stubGlobal('clients', {
    matchAll: async () =>
      tabs.map(({ name, answers }) => ({
        postMessage(message: string | { open: string }, ports: MessagePort[] = []) {
          if (typeof message === 'object') done.push(`${name} opens ${message.open}`);
          else if (answers) ports[0]?.postMessage('yes');
        },
        focus: async () => void done.push(`${name} comes to the front`),
      })),
    openWindow: async (address: string) => void done.push(`a new tab opens ${address}`),
  });
  const listeners = await start();
  const work: Promise<unknown>[] = [];
  const notification = { data: '/messages?c=c1', close: () => void done.push('closed') };
  listeners.get('notificationclick')?.({
    notification,
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  });
  await Promise.all(work);
  return done;
}

const login = { name: 'the login', answers: false };
const board = { name: 'the board', answers: true };
const likes = { name: 'the likes', answers: true };

test.each([
  ['no tab is open', [], ['a new tab opens /messages?c=c1']],
  [
    'one is open in which somebody is logged in',
    [login, board],
    ['the board opens /messages?c=c1', 'the board comes to the front'],
  ],
  ['several are', [likes, board], ['the likes opens /messages?c=c1', 'the likes comes to the front']],
  ['no open one can show a chat, or the browser has stopped it', [login], ['a new tab opens /messages?c=c1']],
])('M42: a press on a notification while %s', async (_, tabs, expected) => {
  expect(await press(...tabs)).toEqual(['closed', ...expected]);
});

const html = { 'Content-Type': 'text/html' };
const appPage = (name: string) => `<title>${name}</title><div id="root" data-api-host=""></div>`;
const portal = '<h1>Wi-Fiにログイン</h1>';
const silent = () => new Promise<never>(() => {});

describe('S31: a navigation', () => {
  /** Navigates while the network responds so. @returns the text that is shown, null where the browser loads it itself */
  async function shownAt(path: string, answer: () => Promise<Response>, stored = true): Promise<string | null> {
    vi.stubGlobal('caches', { match: async () => (stored ? new Response(appPage('stored')) : undefined) });
    vi.stubGlobal('fetch', answer);
    // The time that the network has is over as soon as nothing else happens.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const limit = new AbortController();
      setTimeout(() => limit.abort());
      return limit.signal;
    });
    const shown: Promise<Response>[] = [];
    const request = { method: 'GET', mode: 'navigate', url: `https://otonowa.test${path}` };
    (await start()).get('fetch')?.({ request, respondWith: (response: Promise<Response>) => shown.push(response) });
    const [response] = shown;
    return response === undefined ? null : (await response).text();
  }
  const answer = (body: string | null, init: ResponseInit = {}) => {
    return async () => new Response(body, { headers: html, ...init });
  };
  const redirect = async () => ({ clone: () => new Response(null), status: 0, type: 'opaqueredirect' }) as Response;

  test.each([
    ['of the app', answer(appPage('fresh')), 'fresh'],
    ['of the app for an unknown address', answer(appPage('fresh'), { status: 404 }), 'fresh'],
    ['that fails', async () => Promise.reject(new TypeError('Failed to fetch')), 'stored'],
    ['that never comes', silent, 'stored'],
    ['whose body never comes', async () => ({ clone: () => ({ text: silent }) }) as unknown as Response, 'stored'],
    ['of a proxy', answer('<h1>502 Bad Gateway</h1>', { status: 502 }), 'stored'],
    ['of a network that wants a login', answer(portal), 'stored'],
    ['that redirects', redirect, 'stored'],
  ])('with an answer %s', async (_, network, shown) => {
    expect(await shownAt('/board', network)).toBe(appPage(shown));
  });

  test('without a stored page shows what the network sends', async () => {
    expect(await shownAt('/board', answer(portal), false)).toBe(portal);
  });

  test.each(['/api/posts', '/uploads/a.png', '/robots.txt'])('to %s is left to the network', async (path) => {
    expect(await shownAt(path, answer('text'))).toBeNull();
  });
});

test.each([
  ['the app has sent', appPage('v1'), 'text/javascript', true],
  ['of which a portal has sent the page', portal, 'text/javascript', false],
  ['of which a portal has sent the code', appPage('v1'), 'text/html', false],
])('S31: files are kept that %s: %#', async (_, page, typeOfCode, isKept) => {
  const stored = new Map<string, Response>();
  const add = (path: string) =>
    stored.set(
      path,
      path === '/'
        ? new Response(page, { headers: html })
        : new Response('', { headers: { 'Content-Type': typeOfCode } }),
    );
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
  );
  vi.stubGlobal('caches', {
    open: async () => ({ addAll: async (requests: { url: string }[]) => requests.forEach(({ url }) => add(url)) }),
    match: async (path: string) => stored.get(path)?.clone(),
    delete: async () => stored.clear(),
  });
  const work: Promise<unknown>[] = [];
  (await start(['/', '/assets/a.js'])).get('install')?.({ waitUntil: (done: Promise<unknown>) => work.push(done) });
  const [outcome] = await Promise.allSettled(work);
  expect([outcome?.status, stored.size]).toEqual(isKept ? ['fulfilled', 2] : ['rejected', 0]);
});

test.each([
  ['the same version', `${appPage('OTONOWA')}<div data-version="1+a">`, false],
  ['another version', `${appPage('OTONOWA')}<div data-version="1+b">`, true],
  ['a network that wants a login', portal, false],
])('S31: the page of %s', (_, text, isOther) => {
  expect(isPageOfOtherVersion(text, '1+a')).toBe(isOther);
});

test('S31: the page of the app is told from others', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(PAGE_MARK);
});
