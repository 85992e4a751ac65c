/**
 * The service worker of the built app. It caches the app's own files for two purposes: without a network the app still
 * opens and shows that it is offline, and a page of an older version can still load its code. Navigations use the
 * network first, so the cached page is only a fallback: for a network that fails or stays silent, and for the page of
 * somebody else, as of a proxy or of a network that wants a login. A newer worker waits while pages of the older version
 * are open, unless the user loads the update.
 *
 * A file that another app shares is posted to `sharing.action` and waits in a cache of its own for the board's composer.
 *
 * A press on a notification of a message opens its chat in a tab of the app that is open, else in a new one.
 *
 * The build puts `appFiles`, `appVersion`, `pageMark` and `sharing` before this code (scripts/installable.ts).
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
  /** Part of the HTML page of every version of the app, and of no other page. */
  pageMark: string;
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

/** Caches the app's files; rejects if one of them comes from somebody else, so that the browser tries again later. */
async function cacheAppFiles(): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  // The names of files in /assets/ contain a hash of the content, so the browser's HTTP cache may serve them.
  const requestInitOf = (file: string): RequestInit => (file.startsWith(ASSETS_PATH) ? {} : { cache: 'reload' });
  await cache.addAll(worker.appFiles.map((file) => new Request(file, requestInitOf(file))));
  const foreign = await Promise.all(worker.appFiles.map((file) => isForeign(file)));
  if (!foreign.includes(true)) return;
  await caches.delete(CACHE_NAME);
  throw new TypeError('A file of the app was not sent by its server');
}

/** Whether a cached file is the HTML page of somebody else. */
async function isForeign(file: string): Promise<boolean> {
  const cached = await caches.match(file, here);
  if (!/html/.test(cached?.headers.get('Content-Type') ?? '')) return file === PAGE;
  return file !== PAGE || !(await cached?.text())?.includes(worker.pageMark);
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

/**
 * Milliseconds within which a page must arrive from the network. Long enough for a slow network, since the cached page
 * may be of an older version.
 */
const PAGE_MS = 4_000;

async function page(request: Request): Promise<Response> {
  const cached = await caches.match(PAGE, here);
  if (cached === undefined) return fetch(request);
  const silence = new Promise<null>((resolve) => {
    AbortSignal.timeout(PAGE_MS).addEventListener('abort', () => resolve(null));
  });
  return (await Promise.race([ownPage(request), silence])) ?? cached;
}

/**
 * Returns the page of the app from the network, of any status, since servers send it with a 404 for unknown addresses;
 * null where the network fails or something else arrives. The target of a redirect is not visible here, and the app has
 * none.
 */
async function ownPage(request: Request): Promise<Response | null> {
  try {
    const response = await fetch(request);
    return (await response.clone().text()).includes(worker.pageMark) ? response : null;
  } catch {
    return null;
  }
}

/**
 * Responds with a file from the cache, else from the network. A hashed file is the same in every version, so any cache
 * may contain it.
 */
async function file(request: Request, isHashed: boolean): Promise<Response> {
  return (await caches.match(request, isHashed ? { ignoreVary: true } : here)) ?? fetch(request);
}

/** Whether the last part of a path has an extension; the paths of the app have none. */
const hasFileName = (pathname: string): boolean => pathname.slice(pathname.lastIndexOf('/')).includes('.');

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
  // Pictures, sound files and texts that are opened in a tab of their own are navigations too, but not pages of the app.
  const isPage = request.mode === 'navigate' && !/^\/(api|uploads)\//.test(pathname) && !hasFileName(pathname);
  const isHashed = pathname.startsWith(ASSETS_PATH);
  if (isPage) event.respondWith(page(request));
  else if (isHashed || (pathname !== PAGE && files.has(pathname))) event.respondWith(file(request, isHashed));
});
