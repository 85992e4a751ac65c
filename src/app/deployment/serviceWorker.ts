/**
 * The service worker of the built app. It caches the app's own files for two purposes: without a network the app still
 * opens and shows that it is offline, and a page of an older version can still load its code. Navigations use the
 * network first, so the cached page is only a fallback. A newer worker waits while pages of the older version are open,
 * unless the user loads the update.
 *
 * A file that another app shares is posted to `sharing.action` and waits in a cache of its own for the board's composer.
 *
 * A press on a notification of a message opens its chat in a tab of the app that is open, else in a new one.
 *
 * The build puts `appFiles`, `appVersion` and `sharing` before this code (scripts/installable.ts).
 */
interface ExtendableEventLike {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEventLike extends ExtendableEventLike {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface NotificationEventLike extends ExtendableEventLike {
  /** Its `data` is the path that a press opens. */
  notification: Notification;
}

/** A tab or window of this site. */
interface Tab {
  focus(): Promise<unknown>;
  postMessage(message: unknown, ports?: MessagePort[]): void;
}

interface Worker {
  /** Paths of the app's files; the first is the HTML page. */
  appFiles: readonly string[];
  appVersion: string;
  sharing: { action: string; field: string; cache: string; file: string; board: string };
  clients: {
    claim(): Promise<void>;
    /** Returns the tabs, the most recently used one first. */
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: NotificationEventLike) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEventLike) => void): void;
}

const worker = globalThis as unknown as Worker;
const CACHE_PREFIX = 'otonowa-app-';
const CACHE_NAME = CACHE_PREFIX + worker.appVersion;
const PAGE = '/';
const ASSETS_PATH = '/assets/';
/** `ignoreVary`: servers send `Vary` headers that make no difference to static files. */
const here = { cacheName: CACHE_NAME, ignoreVary: true };
const files = new Set(worker.appFiles);

async function cacheAppFiles(): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  // The names of files in /assets/ contain a hash of the content, so the browser's HTTP cache may serve them.
  const requestInitOf = (file: string): RequestInit => (file.startsWith(ASSETS_PATH) ? {} : { cache: 'reload' });
  await cache.addAll(worker.appFiles.map((file) => new Request(file, requestInitOf(file))));
}

/**
 * Deletes all caches but those of this version and of the previous one, since pages of the previous version may be open
 * in other tabs. `caches.keys()` returns the names in the order of their creation.
 */
async function deleteOldCaches(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await caches.match(PAGE, here);
    if (cached === undefined) throw error;
    return cached;
  }
}

/**
 * Responds with a file from the cache, else from the network. A hashed file is the same in every version, so any cache
 * may contain it.
 */
async function file(request: Request, isHashed: boolean): Promise<Response> {
  return (await caches.match(request, isHashed ? { ignoreVary: true } : here)) ?? fetch(request);
}

/** Stores a shared file for the board and redirects to the board; without a file it only redirects. */
async function share(request: Request): Promise<Response> {
  const { field, cache, file: place, board } = worker.sharing;
  const shared = (await request.formData()).get(field);
  if (shared instanceof File) {
    const headers = { 'Content-Type': shared.type, 'X-File-Name': encodeURIComponent(shared.name) };
    await (await caches.open(cache)).put(place, new Response(shared, { headers }));
  }
  return Response.redirect(board, 303);
}

/** Milliseconds within which a tab must respond: browsers let a press open a window for one second. */
const ANSWER_MS = 400;

/** Whether a tab runs and its user is logged in. The browser may have frozen a tab that was hidden for long. */
function canOpenChat(tab: Tab): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    AbortSignal.timeout(ANSWER_MS).addEventListener('abort', () => resolve(false));
    tab.postMessage('can you open a chat?', [port2]);
  });
}

async function openChat(address: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = await Promise.all(tabs.map(canOpenChat));
  const tab = tabs.find((_, index) => answers[index]);
  if (tab === undefined) return void (await worker.clients.openWindow(address));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a tab that the worker knows has none
  tab.postMessage({ open: address });
  // If the browser refuses, as long after a press, the chat is visible when the user returns to the tab.
  await tab.focus().catch(() => undefined);
}

worker.addEventListener('install', (event) => event.waitUntil(cacheAppFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openChat(event.notification.data as string));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === 'POST' && pathname === worker.sharing.action) event.respondWith(share(request));
  if (request.method !== 'GET') return;
  // Pictures and sound files that are opened in a tab of their own are navigations too, but not pages of the app.
  const isPage = request.mode === 'navigate' && !/^\/(api|uploads)\//.test(pathname);
  const isHashed = pathname.startsWith(ASSETS_PATH);
  if (isPage) event.respondWith(page(request));
  else if (isHashed || (pathname !== PAGE && files.has(pathname))) event.respondWith(file(request, isHashed));
});
