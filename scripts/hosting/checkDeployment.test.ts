import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkDeployment } from './checkDeployment.ts';
import { cacheRules, securityHeaders } from './securityHeaders.ts';

/** An answer: status, headers and body. */
type Reply = [number, OutgoingHttpHeaders, string];

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(answer: (request: IncomingMessage) => Reply, upgradeStatus: number): Promise<string> {
  const server = createServer((request, response) => {
    const [status, headers, body] = answer(request);
    response.writeHead(status, headers).end(body);
  });
  server.on('upgrade', (_, socket) => {
    const upgrade = upgradeStatus === 101 ? 'Upgrade: websocket\r\nConnection: Upgrade\r\n' : 'Content-Length: 0\r\n';
    socket.end(`HTTP/1.1 ${upgradeStatus} X\r\n${upgrade}\r\n`);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Deployment {
  /** Replaces headers of the app's answers at this path; undefined removes one. */
  headers?: (path: string, sent: OutgoingHttpHeaders) => OutgoingHttpHeaders;
  replies?: Record<string, Reply>;
  /** Headers of the backend's answers. */
  cors?: OutgoingHttpHeaders;
  upgradeStatus?: number;
}

/** Serves an app and its backend that have no fault but the given ones, and checks them. */
async function check({ headers, replies = {}, cors, upgradeStatus = 101 }: Deployment = {}) {
  const json = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*', ...cors };
  const backend = await serve(({ method }) => [method === 'OPTIONS' ? 204 : 401, json, ''], upgradeStatus);
  const page = `<div id="root" data-api-host="${backend}" data-report-url="" data-version="1.2.3"></div><script async type="module" crossorigin src="/assets/index-1.js"></script>`;
  const script = { 'Content-Type': 'text/javascript' };
  const all: Record<string, Reply> = {
    '/search': [200, { 'Content-Type': 'text/html' }, page],
    '/assets/index-1.js': [200, { ...script, 'Content-Encoding': 'identity', 'Cache-Control': cacheRules.named }, ''],
    '/sw.js': [200, script, ''],
    '/healthz': [200, {}, 'ok\n'],
    ...replies,
  };
  const app = await serve(({ url = '' }) => {
    const [status, own, body] = all[url] ?? [404, {}, ''];
    const sent: OutgoingHttpHeaders = {
      ...securityHeaders({ apiHost: backend }),
      'Cache-Control': cacheRules.others,
      ...own,
    };
    Object.assign(sent, headers?.(url, sent));
    return [status, Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)), body];
  }, 404);
  const { summary, faults } = await checkDeployment(app);
  const named = (text: string) => text.replaceAll(app, 'APP').replaceAll(backend, 'BACKEND');
  return {
    summary: named(summary),
    faults: faults.map((fault) => named(fault.replace(backend.replace('http', 'ws'), 'SOCKET'))),
  };
}

test('a deployment without a fault, and what runs there', async () => {
  expect(await check()).toEqual({ summary: 'otonowa 1.2.3 · backend BACKEND · reports off', faults: [] });
  expect((await check({ upgradeStatus: 403, replies: { '/healthz': [200, {}, 'data-api-host='] } })).faults).toEqual(
    [],
  );
});

test('a policy that means the same to a browser is no fault', async () => {
  const headers = (_: string, sent: OutgoingHttpHeaders) => ({
    'Content-Security-Policy': `${String(sent['Content-Security-Policy'])
      .replaceAll("'self' blob:", "blob: 'self' 'self'")
      .replaceAll('; ', ' ;  ')} ;`,
  });
  expect((await check({ headers })).faults).toEqual([]);
});

test.each<[string, Deployment, string]>([
  ['a header that a proxy removes', { headers: () => ({ 'X-Frame-Options': undefined }) }, 'X-Frame-Options: (none)'],
  [
    'the policy of another release, which blocks the socket',
    {
      headers: (path) => (path === '/search' ? securityHeaders({ apiHost: 'https://other.example.com' }) : {}),
    },
    "APP/search sends Content-Security-Policy: img-src 'self' blob: data: https://other.example.com; media-src",
  ],
  [
    'a page that caches keep',
    { headers: () => ({ 'Cache-Control': 'max-age=60' }) },
    'sends Cache-Control: max-age=60',
  ],
  ['files that are not compressed', { headers: () => ({ 'Content-Encoding': undefined }) }, 'is not compressed'],
  ['the page in place of a missing file', { replies: { '/assets/none.js': [200, {}, ''] } }, 'none.js answers 200'],
  [
    'a missing file that caches keep',
    { headers: (path) => (path.includes('none') ? { 'Cache-Control': cacheRules.named } : {}) },
    'may remember that for a year',
  ],
  ['a worker that is the page', { replies: { '/sw.js': [200, { 'Content-Type': 'text/html' }, ''] } }, 'is no script'],
  ['a server that is not healthy', { replies: { '/healthz': [500, {}, 'down'] } }, 'healthz does not say ok'],
  ['another page', { replies: { '/search': [200, {}, 'Welcome to nginx!'] } }, 'is not the page of the app'],
  ['no page', { replies: { '/search': [502, {}, ''] } }, 'APP/search answers 502, and not 200'],
  ['a backend that refuses the origin', { cors: { 'Access-Control-Allow-Origin': 'https://a.example' } }, '(CORS)'],
  ['a backend that sends pages', { cors: { 'Content-Type': 'text/html' } }, 'BACKEND/api/users/me is no JSON'],
  ['a proxy that opens no socket', { upgradeStatus: 400 }, 'SOCKET/ws/ opens no socket: 400'],
])('finds %s', async (_, deployment, fault) => {
  const { faults } = await check(deployment);
  expect(faults.join('\n')).toContain(fault);
});

test('says that nothing answers', async () => {
  const closed = await serve(() => [200, {}, ''], 404);
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
  expect((await checkDeployment(closed)).faults).toEqual([
    expect.stringMatching(/search does not answer: connect ECONNREFUSED/),
  ]);
});
