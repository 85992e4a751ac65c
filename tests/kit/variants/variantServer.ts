import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Answer, Variant } from './variant.ts';
import { carrySockets } from './variantSockets.ts';
import { absolute, FILES, half, relative, rewritten } from './variantTexts.ts';

/** Starts a server that passes requests and sockets on to the fake and changes what `variant` says. */
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
  const sentBytes = Buffer.concat(chunks);
  const bytes = variant.understands?.(sentBytes) ?? sentBytes;
  const isForm = headers['content-type']?.startsWith('multipart/') === true;
  const asked = {
    method,
    path: url.replace(/\?.*/, ''),
    search: /\?.*/.exec(url)?.[0] ?? '',
    bytes,
    authorization: headers.authorization,
    body: isForm ? '' : bytes.toString(),
    fileName: isForm ? /filename="([^"]*)"/.exec(bytes.toString('latin1'))?.[1] : undefined,
  };
  const caught = await variant.catches?.(asked);
  if (caught !== undefined) {
    await send(outgoing, variant, caught);
    return;
  }
  const sent = new Headers();
  for (const name of [
    'authorization',
    'content-type',
    'origin',
    'range',
    'if-range',
    'access-control-request-method',
    'access-control-request-headers',
  ] as const) {
    const value = headers[name];
    if (value !== undefined) sent.set(name, String(value));
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(new URL(url, host), {
    method,
    headers: sent,
    ...(hasBody ? { body: new Uint8Array(relative(variant, bytes, headers.host)) } : {}),
  });
  if (variant.closes === true) outgoing.setHeader('connection', 'close');
  if (url.startsWith(FILES)) {
    const bytes = Buffer.from(await response.arrayBuffer());
    await write(outgoing, variant, response.status, Object.fromEntries(response.headers), bytes);
    return;
  }
  if (variant.jitter !== undefined && Math.random() < variant.jitter.share) {
    await sleep(Math.random() * variant.jitter.most);
  }
  const media = response.headers.get('content-type');
  const answer = {
    status: response.status,
    headers: {
      ...Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('access-control-'))),
      'content-type': media === null || variant.escapes !== true ? (media ?? '') : `${media}; charset=utf-8`,
    },
    text: absolute(variant, rewritten(variant, await response.text()), headers.host),
  };
  await send(outgoing, variant, variant.answer?.(asked, answer) ?? answer);
}

async function send(outgoing: ServerResponse, variant: Variant, { status, headers, text }: Answer): Promise<void> {
  const isZipped = variant.gzip === true && status !== 204 && text !== '';
  const named = Object.entries(headers).filter(([, value]) => value !== '');
  const sent = { ...Object.fromEntries(named), ...(isZipped ? { 'content-encoding': 'gzip' } : {}) };
  const bytes = status === 204 ? Buffer.of() : Buffer.from(text);
  await write(outgoing, variant, status, sent, isZipped ? gzipSync(bytes) : bytes);
}

async function write(
  outgoing: ServerResponse,
  { oldHttp, parts }: Variant,
  status: number,
  headers: Readonly<Record<string, string>>,
  bytes: Buffer,
): Promise<void> {
  if (oldHttp === true) {
    const lines = Object.entries(headers)
      .filter(([name]) => !/^(?:connection|keep-alive|content-length|transfer-encoding)$/.test(name))
      .map(([name, value]) => `${name}: ${value}\r\n`);
    outgoing.socket?.write(`HTTP/1.0 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    outgoing.socket?.end(bytes);
    return;
  }
  outgoing.writeHead(status, headers);
  if (parts === true && bytes.length > 1) {
    outgoing.write(bytes.subarray(0, half(bytes)));
    await sleep(1);
    outgoing.end(bytes.subarray(half(bytes)));
  } else if (bytes.length > 0) outgoing.end(bytes);
  else outgoing.end();
}
