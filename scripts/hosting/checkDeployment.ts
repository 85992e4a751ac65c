import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { PAGE_MARK } from '../../src/app/deployment/appPage.ts';
import { cacheRules, importMapIn, securityHeaders } from './securityHeaders.ts';

/** What `npm run tool -- check-deployment` prints. */
interface Checked {
  /** Version, backend and reports of the page, as the container says them at its start. */
  summary: string;
  /** A sentence for each fault. */
  faults: string[];
}

/**
 * Asks a deployment from outside, as a browser without a login does: the page, its headers, caching, compression, health,
 * the backend and the socket.
 * @param address origin of the app, such as https://app.example.com
 */
export async function checkDeployment(address: string): Promise<Checked> {
  const { origin: app, protocol } = new URL(address);
  const faults: string[] = [];
  /** Requests a URL without following redirects; null, and a fault, when nothing answers. */
  const ask = async (url: string, init: RequestInit = {}): Promise<Response | null> => {
    try {
      return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...init });
    } catch (error) {
      const { cause } = error as Error;
      faults.push(`${url} does not answer: ${cause instanceof Error ? cause.message : String(error)}`);
      return null;
    }
  };
  /** Asks and expects a status; null after a fault. */
  const expectStatus = async (url: string, expected: readonly number[], init?: RequestInit) => {
    const answer = await ask(url, init);
    if (answer === null || expected.includes(answer.status)) return answer;
    faults.push(`${url} answers ${answer.status}, and not ${expected.join(' or ')}`);
    return null;
  };
  const expectHeader = (answer: Response, name: string, expected: string) => {
    const found = answer.headers.get(name) ?? '(none)';
    if (found === expected) return;
    // Of the long policy only the directives that differ.
    const [sent, wanted] = [directivesOf(found), directivesOf(expected)];
    const without = (all: Map<string, string>, others: Map<string, string>) =>
      [...all].flatMap(([key, directive]) => (others.has(key) ? [] : [directive])).join('; ');
    const [added, missing] = [without(sent, wanted), without(wanted, sent)];
    if (added === '' && missing === '') return;
    faults.push(`${answer.url} sends ${name}: ${added}\n  expected: ${missing}`);
  };

  const answer = await expectStatus(`${app}/search`, [200]);
  const page = answer === null ? '' : await answer.text();
  if (answer === null || !page.includes(PAGE_MARK)) {
    if (answer !== null) faults.push(`${app}/search is not the page of the app`);
    return { summary: `${app}: nothing to check`, faults };
  }
  const setting = (name: string) =>
    (new RegExp(` data-${name}="([^"]*)"`).exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
  const apiHost = setting('api-host');
  const reportUrl = setting('report-url');
  const [, reportUri = ''] = /report-uri ([^;\s]+)/.exec(answer.headers.get('Content-Security-Policy') ?? '') ?? [];
  const headers = Object.entries(securityHeaders({ apiHost, reportUrl, reportUri, importMap: importMapIn(page) }));

  const [script = ''] = /\/assets\/[^"]+\.js/.exec(page.slice(page.indexOf('<script async'))) ?? [];
  const asset = await expectStatus(app + script, [200], { headers: { 'Accept-Encoding': 'br, gzip' } });
  const worker = await expectStatus(`${app}/sw.js`, [200]);
  for (const each of [answer, asset, worker]) {
    if (each === null) continue;
    for (const [name, value] of headers) expectHeader(each, name, value);
    expectHeader(each, 'Cache-Control', each === asset ? cacheRules.named : cacheRules.others);
  }
  for (const each of [asset, worker]) {
    const type = each?.headers.get('Content-Type') ?? '';
    if (each !== null && !/javascript/.test(type)) faults.push(`${each.url} is no script, but ${type || 'of no type'}`);
  }
  if (asset !== null && !asset.headers.has('Content-Encoding')) faults.push(`${asset.url} is not compressed`);
  const missing = await expectStatus(`${app}/assets/none.js`, [404]);
  if (missing?.headers.get('Cache-Control')?.includes('immutable')) {
    faults.push(`${missing.url} is missing, and caches may remember that for a year`);
  }
  // Static hosts have no such address and send the page.
  const health = await ask(`${app}/healthz`);
  const said = await health?.text();
  if (said !== undefined && said !== 'ok\n' && !said.includes(PAGE_MARK)) faults.push(`${app}/healthz does not say ok`);
  if (protocol === 'https:' && new URL(app).port === '') {
    const plain = await ask(app.replace('https:', 'http:'));
    if (plain !== null && !plain.headers.get('Location')?.startsWith('https://')) {
      faults.push(`${plain.url} does not lead to https`);
    }
  }

  await checkBackend(apiHost || app);
  const reports = reportUrl === '' ? 'off' : 'on';
  return { summary: `otonowa ${setting('version')} · backend ${apiHost || app} · reports ${reports}`, faults };

  async function checkBackend(backend: string): Promise<void> {
    const url = `${backend}/api/users/me`;
    const refused = await expectStatus(url, [401], { headers: { Origin: app } });
    if (refused !== null && !/json/.test(refused.headers.get('Content-Type') ?? '')) faults.push(`${url} is no JSON`);
    if (backend !== app) {
      const asked = { Origin: app, 'Access-Control-Request-Method': 'GET' };
      const preflight = await ask(url, {
        method: 'OPTIONS',
        headers: { ...asked, 'Access-Control-Request-Headers': 'authorization,content-type' },
      });
      for (const each of [refused, preflight]) {
        const allowed = each?.headers.get('Access-Control-Allow-Origin');
        if (each !== null && allowed !== app && allowed !== '*') faults.push(`${url} does not allow ${app} (CORS)`);
      }
    }
    const socket = await shakeHands(`${backend}/ws/check-deployment?token=none`, app);
    // 403: the server refuses the token before the handshake.
    if (socket !== 101 && socket !== 403) {
      faults.push(`${backend.replace(/^http/, 'ws')}/ws/ opens no socket: ${socket}. Does the proxy pass Upgrade on?`);
    }
  }
}

/** Returns the directives of a header by what they mean to a browser: blanks and the order of sources mean nothing. */
function directivesOf(header: string): Map<string, string> {
  const directives = header.split(';').map((each) => each.trim().split(/\s+/));
  return new Map(
    directives.map(([name = '', ...values]) => [
      [name, ...new Set(values.toSorted())].join(' '),
      [name, ...values].join(' '),
    ]),
  );
}

/** Returns the status of the answer to the handshake of a socket, or why there is none. */
function shakeHands(url: string, origin: string): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    const ask = url.startsWith('https:') ? tlsRequest : plainRequest;
    const headers = {
      Origin: origin,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'Y2hlY2stZGVwbG95bWVudA==',
    };
    const asked = ask(url, { headers, timeout: 10_000 });
    asked.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer within 10 s')));
    asked.on('error', ({ message }) => resolve(message));
    asked.end();
  });
}
