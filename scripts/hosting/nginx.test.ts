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
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, request, type Server } from 'node:http';
import { request as requestTls } from 'node:https';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../../src/navigation/paths.ts';
import { checkDeployment } from './checkDeployment.ts';
import { cacheRules, importMapIn, securityHeaders } from './securityHeaders.ts';
import { smallBuild } from './smallBuild.ts';

const version = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr?.trim();
const hasNginx = process.platform !== 'win32' && version !== undefined && version !== '';
const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
const title = hasNginx ? version : 'nginx is not installed on this machine, so this is SKIPPED';
const hasIPv6 = Object.values(networkInterfaces()).some((of) => of?.some(({ address }) => address === '::1'));
const loopbacks = hasIPv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'];
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
    for (const made of [folder, older]) chmodSync(made, 0o755);
    port = await freePort();
    server = await start();
  });
  afterAll(async () => {
    await end(server);
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
    await untilHealthy(nginx, 'log', () => ask('/healthz'));
    return nginx;
  }

  async function end(nginx: ChildProcess): Promise<void> {
    if (nginx.exitCode !== null) return;
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGQUIT');
    await ended;
  }

  async function untilHealthy(nginx: ChildProcess, log: string, askHealth: () => Promise<Answer>): Promise<void> {
    let hasEnded = false;
    nginx.once('exit', () => (hasEnded = true));
    while (!(await askHealth().catch(() => undefined))) {
      if (hasEnded) throw new Error(readFileSync(join(folder, 'writable', log), 'utf8'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Requests a path and returns the raw response: not decompressed, and redirects not followed. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', at = port, host = '127.0.0.1') =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ host, port: at, path, headers, method }, (answer) => {
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
    '/assets/.live',
    '/older/',
  ])('responds to %s without the page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toContain('id="root"');
    expect(headers['cache-control']).toBe(cacheRules.others);
  });

  it('sends the headers of the source with every response', async () => {
    const importMap = importMapIn(readFileSync(join(folder, 'dist/index.html'), 'utf8'));
    const expected = Object.entries(securityHeaders({ apiHost, reportUrl, importMap }));
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
    expect(headers.link).toContain(`<${scriptOf(folder)}>; rel=preload; as=script; crossorigin`);
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
    const check = (at: number, LISTEN = '') =>
      spawnSync(join(import.meta.dirname, 'healthy.sh'), { env: { ...environment(), PORT: String(at), LISTEN } })
        .status;
    expect(check(port)).toBe(0);
    expect(check(port, hasIPv6 ? '[::1],127.0.0.1' : '127.0.0.1')).toBe(0);
    expect(check(await freePort())).not.toBe(0);
  });

  it('logs the address of a call without its query, also when the call fails', async () => {
    await ask('/reset-password?token=secret-of-a-mail');
    await ask('/ws/1?token=secret-of-a-session');
    expect((await ask('/login?email=secret@example.com', { 'Content-Length': '2000000' }, 'POST')).status).toBe(413);
    const log = () => readFileSync(join(folder, 'writable/log'), 'utf8');
    await expect.poll(log).toMatch(/"POST \/login" 413 \d+$/m);
    expect(log()).toMatch(/"GET \/reset-password" 200 \d+$/m);
    expect(log()).not.toMatch(/secret|index\.html/);
  });

  describe('two releases in one nginx, the first of them behind the example with TLS', () => {
    let otherHost: string;
    let backend: Server;
    let received: IncomingMessage['headers'][];
    let ports: number[];
    let both: ChildProcess;
    const place = (name: string) => join(folder, 'writable', name);

    beforeAll(async () => {
      received = [];
      backend = createHttpServer(({ headers }, response) => {
        received.push(headers);
        response.writeHead(401, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }).end('{}');
      }).listen(0, '127.0.0.1');
      backend.on('upgrade', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
      await new Promise((resolve) => backend.once('listening', resolve));
      const api = (backend.address() as AddressInfo).port;
      otherHost = `http://127.0.0.1:${api}`;
      ports = [await freePort(), await freePort(), await freePort(), await freePort()];
      const [first = 0, second = 0, tls = 0, plain = 0] = ports;
      for (const [name, build, at, host] of [
        ['first', folder, first, apiHost],
        ['second', older, second, otherHost],
      ] as const) {
        const settings = { ACCESS_LOG: place('both.log'), LISTEN: hasIPv6 ? '127.0.0.1,[::1]' : '127.0.0.1' };
        const { status, stderr } = spawnSync('sh', [join(import.meta.dirname, 'start.sh'), 'prepare'], {
          env: {
            PATH: process.env.PATH,
            APP_FOLDER: join(build, 'dist'),
            RUN_FOLDER: place(name),
            PORT: String(at),
            API_HOST: host,
            ...settings,
          },
          encoding: 'utf8',
        });
        if (status !== 0) throw new Error(stderr);
      }
      const made = spawnSync('openssl', [
        ...'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=app.example.com'.split(' '),
        ...['-keyout', place('app.example.com.key'), '-out', place('app.example.com.pem')],
      ]);
      if (made.status !== 0) throw new Error('openssl made no certificate');
      const front = readFileSync(join(import.meta.dirname, 'nginx.front.conf'), 'utf8')
        .replaceAll(/(listen (?:\[::\]:)?)443/g, `$1${tls}`)
        .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${plain};`)
        .replaceAll(/.*listen \[::\].*\n/g, (line) => (hasIPv6 ? line : ''))
        .replaceAll('127.0.0.1:8080', `127.0.0.1:${first}`)
        .replaceAll('127.0.0.1:8000', `127.0.0.1:${api}`)
        .replaceAll('/etc/ssl/', `${join(folder, 'writable')}/`)
        .replaceAll('/var/log/nginx/otonowa.log', place('both.log'));
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const configuration = `pid ${place('both.pid')}; error_log ${place('both.log')} info; events {}
http {
  ${temporary.map((kind) => `${kind}_temp_path ${place('first/temp')};`).join(' ')}
  include ${place('first/server.conf')};
  include ${place('second/server.conf')};
  ${front}
}`;
      writeFileSync(place('both.conf'), configuration);
      giveAway(join(folder, 'writable'));
      both = spawn('nginx', ['-e', place('both.log'), '-c', place('both.conf'), '-g', 'daemon off;'], { ...nobody });
      await untilHealthy(both, 'both.log', () => askTls('/healthz'));
    });
    afterAll(async () => {
      backend.close();
      await end(both);
    });

    /** Asks the example with TLS. */
    const askTls = (path: string, headers: Record<string, string> = {}, host = '127.0.0.1') =>
      new Promise<Answer>((resolve, reject) => {
        const options = { host, port: ports[2], path, rejectUnauthorized: false, servername: 'app.example.com' };
        const asked = requestTls({ ...options, headers: { Host: 'app.example.com', ...headers } }, (answer) => {
          let body = '';
          answer.setEncoding('utf8').on('data', (part: string) => (body += part));
          answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
        });
        asked.on('error', reject).end();
      });

    it('sends the policy and the preloads of each release', async () => {
      for (const [index, build, host] of [
        [0, folder, apiHost],
        [1, older, otherHost],
      ] as const) {
        const { headers } = await ask('/search', {}, 'GET', ports[index]);
        expect(headers['content-security-policy']).toContain(` ${host} ${host.replace('http', 'ws')}`);
        expect(headers.link).toContain(`<${scriptOf(build)}>`);
      }
    });

    it.skipIf(process.platform !== 'linux')('listens at the given addresses only', async () => {
      const open = (host: string) => ask('/healthz', {}, 'GET', ports[0], host);
      await expect(open('127.0.0.2')).rejects.toThrow('ECONNREFUSED');
      for (const host of loopbacks) expect([host, (await open(host)).status]).toEqual([host, 200]);
      for (const host of loopbacks) expect([host, (await askTls('/healthz', {}, host)).status]).toEqual([host, 200]);
    });

    it('has no fault when it is checked from outside', async () => {
      expect((await checkDeployment(`http://127.0.0.1:${ports[1]}`)).faults).toEqual([]);
    });

    it('tells the backend who calls, whatever the client claims', async () => {
      const { headers } = await askTls('/search');
      expect(headers['content-security-policy']).toContain(apiHost);
      await askTls('/api/users/me', { 'X-Forwarded-For': '203.0.113.9' });
      expect(received.at(-1)).toMatchObject({
        host: 'app.example.com',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
    });

    it('sends the headers when the backend is down, and logs no query', async () => {
      backend.closeAllConnections();
      await new Promise((resolve) => backend.close(resolve));
      const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', Referer: 'https://app.example.com/?a=secret' };
      for (const [path, headers] of [
        ['/api/users?email=secret@example.com', {}],
        ['/ws/1?token=secret-of-a-session', upgrade],
      ] as const) {
        const answer = await askTls(path, headers);
        expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 502, 'text/html; charset=utf-8']);
        expect(answer.body).toContain('ただいまサーバーに接続できません');
        const { 'Content-Security-Policy': _, ...expected } = securityHeaders({ apiHost });
        for (const [name, value] of Object.entries({ ...expected, 'Cache-Control': 'no-store' }))
          expect([name, answer.headers[name.toLowerCase()]]).toEqual([name, value]);
        expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
      }
      const log = () => readFileSync(place('both.log'), 'utf8');
      await expect.poll(log).toMatch(/"GET \/ws\/1" 502 \d+ upstream 127\.0\.0\.1:\d+ 502$/m);
      expect(log()).toMatch(/"GET \/search" 200/);
      expect(log()).not.toMatch(/secret|index\.html/);
    });
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
