import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { WebSocket, WebSocketServer } from 'ws';

/** How a server in front of the fake differs from it. */
export interface Variant {
  name: string;
  /** Another answer in place of the fake's; undefined leaves it. */
  answer?(asked: Asked, answer: Answer): Answer | undefined;
  /** Another text of every JSON value, keys included. */
  rewrite?(value: unknown): unknown;
  gzip?: true;
  /** Milliseconds that a call may take at the most, and what share of the calls takes any. */
  jitter?: { most: number; share: number };
  /** Refuses a handshake with HTTP 403 and not with a close. */
  refusesByHttp?: true;
  /** A frame that is sent before each of the fake's. */
  between?: object;
  /** A handshake is never answered. */
  hangs?: true;
  /** Types of frames that are not passed on. */
  withholds?: readonly string[];
  /** JSON with every letter beyond ASCII as an escape, and with its encoding in the media type. */
  escapes?: true;
  /** Files have an absolute address. */
  absoluteFiles?: true;
  /** Every connection is closed after its answer. */
  closes?: true;
}

export interface Asked {
  method: string;
  path: string;
  authorization: string | undefined;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

const REFUSED = 4401;

/** A server of another build: the fake behind a layer that speaks a little differently. */
export async function startVariant(
  { host }: { host: string },
  variant: Variant,
): Promise<{ host: string; stop(): void }> {
  const server = createServer((incoming, outgoing) => {
    pass(host, variant, incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  });
  carrySockets(server, host, variant);
  await new Promise<void>((resolve) => {
    server.listen(0, () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  return { host: `http://localhost:${port}`, stop: () => server.close() };
}

async function pass(
  host: string,
  variant: Variant,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const sent = new Headers();
  for (const name of [
    'authorization',
    'content-type',
    'origin',
    'range',
    'access-control-request-method',
    'access-control-request-headers',
  ] as const) {
    const value = headers[name];
    if (value !== undefined) sent.set(name, value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(new URL(url, host), {
    method,
    headers: sent,
    ...(hasBody ? { body: new Uint8Array(relative(variant, Buffer.concat(chunks), headers.host)) } : {}),
  });
  if (variant.closes === true) outgoing.setHeader('connection', 'close');
  if (url.startsWith('/uploads/')) {
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
    return;
  }
  if (variant.jitter !== undefined && Math.random() < variant.jitter.share) {
    await sleep(Math.random() * variant.jitter.most);
  }
  const asked = { method, path: url.replace(/\?.*/, ''), authorization: headers.authorization };
  const media = response.headers.get('content-type');
  const answer = {
    status: response.status,
    headers: {
      ...Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('access-control-'))),
      'content-type': media === null || variant.escapes !== true ? (media ?? '') : `${media}; charset=utf-8`,
    },
    text: absolute(variant, rewritten(variant, await response.text()), headers.host),
  };
  send(outgoing, variant.answer?.(asked, answer) ?? answer, variant.gzip === true);
}

const FILES = '/uploads/';

/** What a client sends back has the address that it was given. */
function relative({ absoluteFiles }: Variant, body: Buffer, host = ''): Buffer {
  return absoluteFiles === true
    ? Buffer.from(body.toString('latin1').replaceAll(`http://${host}${FILES}`, FILES), 'latin1')
    : body;
}

function absolute({ absoluteFiles, escapes }: Variant, text: string, host = ''): string {
  const addressed = absoluteFiles === true ? text.replaceAll(`"${FILES}`, `"http://${host}${FILES}`) : text;
  return escapes === true
    ? addressed.replaceAll(/[^\p{ASCII}]/gu, (letter) => letter.split('').map(escapeUnit).join(''))
    : addressed;
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

function rewritten({ rewrite }: Variant, text: string): string {
  if (rewrite === undefined || text === '') return text;
  try {
    return JSON.stringify(rewriteAll(JSON.parse(text), rewrite));
  } catch {
    return text;
  }
}

function rewriteAll(value: unknown, rewrite: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteAll(item, rewrite));
  if (typeof value !== 'object' || value === null) return rewrite(value);
  const entries = Object.entries(value).map(([key, held]) => [key, rewriteAll(held, rewrite)]);
  return rewrite(Object.fromEntries(entries));
}

function send(outgoing: ServerResponse, { status, headers, text }: Answer, gzip: boolean): void {
  const isEmpty = status === 204 || text === '';
  const named = Object.entries(headers).filter(([, value]) => value !== '');
  outgoing.writeHead(status, {
    ...Object.fromEntries(named),
    ...(gzip && !isEmpty ? { 'content-encoding': 'gzip' } : {}),
  });
  if (isEmpty) outgoing.end();
  else outgoing.end(gzip ? gzipSync(text) : text);
}

function carrySockets(server: ReturnType<typeof createServer>, host: string, variant: Variant): void {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (variant.hangs === true) return;
    const inner = new WebSocket(new URL(request.url ?? '/', host.replace('http', 'ws')));
    const early: string[] = [];
    const keep = (data: unknown) => early.push(String(data));
    inner.on('message', keep);
    inner.on('error', () => socket.destroy());
    inner.once('close', (code) => {
      if (code !== REFUSED || early.length > 0 || variant.refusesByHttp !== true) return;
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
    const accept = () =>
      sockets.handleUpgrade(request, socket, head, (peer) => {
        const tell = (text: string) => {
          if (variant.withholds?.includes((JSON.parse(text) as { type: string }).type) === true) return;
          if (variant.between !== undefined) peer.send(JSON.stringify(variant.between));
          peer.send(rewritten(variant, text));
        };
        inner.off('message', keep);
        // online_users stays the first frame, whatever comes between the others.
        const [first, ...others] = early;
        if (first !== undefined) peer.send(rewritten(variant, first));
        for (const text of others) tell(text);
        inner.on('message', (data) => tell((data as Buffer).toString('utf8')));
        inner.on('close', (code) => peer.close(code === REFUSED ? REFUSED : 1000));
        peer.on('message', (data) => inner.send((data as Buffer).toString('utf8')));
        peer.on('close', () => inner.close());
        if (inner.readyState >= WebSocket.CLOSING) peer.close(REFUSED);
      });
    // The fake's first word decides: a good handshake is followed by online_users, a bad one by a close.
    inner.once('message', accept);
    if (variant.refusesByHttp !== true)
      inner.once('close', (code) => code === REFUSED && early.length === 0 && accept());
  });
  server.on('close', () => sockets.close());
}
