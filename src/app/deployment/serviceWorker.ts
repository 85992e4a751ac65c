/**
 * Stands beside the pages of the built app and keeps the app's own files: a page without a network still opens, and
 * says that it is offline; a page of an older version still finds its code. Never a stale app: pages are asked from the
 * network first, and a newer version waits only as long as somebody uses the older one.
 *
 * The build puts `appFiles` and `appVersion` before this code (scripts/installable.ts).
 */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  /** Paths of the app's files; the first is the page itself. */
  appFiles: readonly string[];
  appVersion: string;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Asked) => void): void;
}

const worker = globalThis as unknown as Worker;
const FAMILY = 'otonowa-app-';
const KEPT = FAMILY + worker.appVersion;
const PAGE = '/';
const ASSETS = '/assets/';
/** A server may say that its answers vary with headers that make no difference to a file. */
const here = { cacheName: KEPT, ignoreVary: true };
const files = new Set(worker.appFiles);

async function keepFiles(): Promise<void> {
  const cache = await caches.open(KEPT);
  // What has its content's hash in its name the browser may have already.
  const anew = (file: string): RequestInit => (file.startsWith(ASSETS) ? {} : { cache: 'reload' });
  await cache.addAll(worker.appFiles.map((file) => new Request(file, anew(file))));
}

/** All but the version before: pages of it may be open in other tabs. Names come in the order they were made in. */
async function forgetOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== KEPT);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE, here);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** What has its content's hash in its name is the same in every version. */
async function file(request: Request, isHashed: boolean): Promise<Response> {
  return (await caches.match(request, isHashed ? { ignoreVary: true } : here)) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Pictures and sound that are opened in a tab of their own are no pages of the app.
  const isPage = request.mode === 'navigate' && !/^\/(api|uploads)\//.test(pathname);
  const isHashed = pathname.startsWith(ASSETS);
  if (isPage) event.respondWith(page(request));
  else if (isHashed || (pathname !== PAGE && files.has(pathname))) event.respondWith(file(request, isHashed));
});
