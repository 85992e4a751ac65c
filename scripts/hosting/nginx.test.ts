import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../../src/navigation/paths.ts';
import { cacheRules, securityHeaders } from './securityHeaders.ts';
import { smallBuild } from './smallBuild.ts';

const version = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr?.trim();
const hasNginx = process.platform !== 'win32' && version !== undefined && version !== '';
const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
const title = hasNginx ? version : 'nginx is not installed on this machine, so this is SKIPPED';
/** nginx refuses to run with the rights of root (start.sh). */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

describe.skipIf(!hasNginx)(`the container’s script and configuration (${title})`, () => {
  const apiHost = 'https://api.example.com';
  const reportUrl = 'https://reports.example.com/otonowa';
  let folder: string;
  let older: string;
  let port: number;
  let server: ChildProcess;

  beforeAll(async () => {
    older = await smallBuild('older');
    vi.stubEnv('VITE_REPORT_URL', reportUrl);
    folder = await smallBuild('current');
    vi.unstubAllEnvs();
    mkdirSync(join(folder, 'writable'));
    // Contains the files of an earlier version. Nothing else is writable.
    cpSync(join(older, 'dist/assets'), join(folder, 'writable/kept'), { recursive: true });
    giveAway(join(folder, 'writable'));
    chmodSync(folder, 0o755);
    port = await freePort();
    server = await start();
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
    for (const made of [folder, older]) rmSync(made, { recursive: true });
  });

  function giveAway(path: string): void {
    if (nobody.uid === undefined) return;
    chownSync(path, nobody.uid, nobody.gid);
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
      chownSync(join(path, name), nobody.uid, nobody.gid);
  }

  const environment = () => ({
    PATH: process.env.PATH,
    APP_FOLDER: join(folder, 'dist'),
    RUN_FOLDER: join(folder, 'writable/run'),
    KEPT_ASSETS: join(folder, 'writable/kept'),
    PORT: String(port),
    API_HOST: apiHost,
  });

  async function start(): Promise<ChildProcess> {
    const log = openSync(join(folder, 'writable/log'), 'a');
    giveAway(join(folder, 'writable'));
    const nginx = spawn('sh', [join(import.meta.dirname, 'start.sh')], {
      env: environment(),
      stdio: ['ignore', log, log],
      ...nobody,
    });
    let hasEnded = false;
    nginx.once('exit', () => (hasEnded = true));
    while (!(await ask('/healthz').catch(() => undefined))) {
      if (hasEnded) throw new Error(readFileSync(join(folder, 'writable/log'), 'utf8'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return nginx;
  }

  /** Requests a path and returns the raw response: not decompressed, and redirects not followed. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
        let body = '';
        answer.setEncoding('latin1').on('data', (part: string) => (body += part));
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
      });
      asked.on('error', reject).end();
    });

  /** Returns the head of the response to a proxy such as nginx with its default settings. */
  const askAsProxy = (path: string, accepted: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`GET ${path} HTTP/1.0\r\nVia: 1.1 cdn\r\nAccept-Encoding: ${accepted}\r\n\r\n`);
      });
      socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
      socket.on('end', () => resolve(answer.split('\r\n\r\n')[0] ?? '')).on('error', reject);
    });

  const filesOf = (build: string, ending: string) =>
    readdirSync(join(build, 'dist/assets'))
      .filter((name) => name.endsWith(ending))
      .map((name) => `/assets/${name}`);
  const scriptOf = (build: string) => filesOf(build, '.js').find((path) => path.includes('mount')) ?? '';

  it.each(Object.values(paths))('responds to %s with the page', async (path) => {
    for (const address of [path, `${path}?a=1`]) {
      const { status, headers, body } = await ask(address);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['cache-control']).toBe(cacheRules.others);
      expect(body).toContain(`data-api-host="${apiHost}"`);
      expect(body).toContain(`data-report-url="${reportUrl}"`);
    }
  });

  it('responds to an unknown address with the page and 404', async () => {
    for (const path of ['/nowhere', '/search/deeper', '/index.php', '/login.html']) {
      const { status, headers, body } = await ask(path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
      expect(body).toContain('id="root"');
      expect(headers['cache-control']).toBe(cacheRules.others);
    }
  });

  it.each([
    '/assets/none.js',
    '/api/users/me',
    '/uploads/x.png',
    '/ws/1',
    '/_headers',
    '/_redirects',
    '/.env',
    '/older/',
  ])('responds to %s without the page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toContain('id="root"');
    expect(headers['cache-control']).toBe(cacheRules.others);
  });

  it('sends the headers of the source with every response', async () => {
    const expected = Object.entries(securityHeaders({ apiHost, reportUrl }));
    for (const path of ['/', '/nowhere', '/assets/none.js', '/robots.txt', '/healthz', scriptOf(folder)]) {
      const { headers } = await ask(path);
      for (const [name, value] of expected) expect([path, headers[name.toLowerCase()]]).toEqual([path, value]);
      expect(headers['server']).toBe('nginx');
    }
  });

  it('lets files with a hash in their name be cached, and all others be revalidated', async () => {
    const asset = await ask(scriptOf(folder));
    expect(asset.headers['cache-control']).toBe(cacheRules.named);
    for (const path of ['/sw.js', '/manifest.webmanifest', '/icon.svg', '/robots.txt', '/preview.jpg']) {
      const { status, headers } = await ask(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, cacheRules.others]);
      expect((await ask(path, { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
    }
  });

  it('sends what was compressed at build time', async () => {
    const path = scriptOf(folder);
    const onDisk = (ending: string) => readFileSync(join(folder, `dist${path}${ending}`), 'latin1');
    const gzip = await ask(path, { 'Accept-Encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gzip.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gzip.body === onDisk('.gz')).toBe(true);
    const plain = await ask(path);
    expect([plain.headers['content-encoding'], plain.headers['content-type']]).toEqual([
      undefined,
      'text/javascript; charset=utf-8',
    ]);
    const brotli = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe(hasBrotli ? 'br' : 'gzip');
    expect(brotli.body === onDisk(hasBrotli ? '.br' : '.gz')).toBe(true);
    expect((await ask(`${path}.br`)).status).toBe(404);
    expect((await ask('/', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('sends it compressed also to a proxy, which may use HTTP/1.0', async () => {
    const encoding = async (path: string, accepted: string) => {
      const answer = await askAsProxy(path, accepted);
      return /^content-encoding: (\S+)/im.exec(answer)?.[1];
    };
    for (const path of ['/', scriptOf(folder)]) expect([path, await encoding(path, 'gzip')]).toEqual([path, 'gzip']);
    expect(await encoding(scriptOf(folder), 'gzip, br')).toBe(hasBrotli ? 'br' : 'gzip');
  });

  it('announces preloads in a header for the page only', async () => {
    const { headers } = await ask('/search');
    expect(headers.link).toContain(`<${scriptOf(folder)}>; rel=modulepreload; crossorigin`);
    expect(headers.link).toContain(`<${apiHost}>; rel=preconnect; crossorigin`);
    expect((await ask(scriptOf(folder))).headers.link).toBeUndefined();
  });

  it('serves the files of the previous version for open pages, and persists its own', async () => {
    expect(scriptOf(older)).not.toBe(scriptOf(folder));
    const { status, headers } = await ask(scriptOf(older));
    expect([status, headers['cache-control']]).toEqual([200, cacheRules.named]);
    const assets = readdirSync(join(folder, 'writable/kept')).map((name) => `/assets/${name}`);
    expect(assets).toEqual(expect.arrayContaining(filesOf(folder, '')));
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'POST'])('refuses %s', async (method) => {
    for (const path of ['/', '/search', '/robots.txt']) expect((await ask(path, {}, method)).status).toBe(405);
  });

  it('is healthy while it runs', async () => {
    const check = (at: number) =>
      spawnSync(join(import.meta.dirname, 'healthy.sh'), { env: { ...environment(), PORT: String(at) } }).status;
    expect(check(port)).toBe(0);
    expect(check(await freePort())).not.toBe(0);
  });

  it('logs calls without their query', async () => {
    await ask('/reset-password?token=secret-of-a-mail');
    const log = readFileSync(join(folder, 'writable/log'), 'utf8');
    expect(log).toMatch(/"GET \/[^"]*" 200 \d+$/m);
    expect(log).not.toContain('secret-of-a-mail');
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
