import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, gzipSync } from 'node:zlib';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Portraits } from '../content/portrait.ts';
import { REFUSED_CODE, type Session } from '../realtime/hub.ts';
import type { Backend } from './backend.ts';
import { control, ControlError } from './panel/controls.ts';
import { type Answer, withOrigins } from './origins.ts';
import { catalogueOfFaults, plant } from './planted/plant.ts';
import type { PlantedFault } from './planted/plantedFault.ts';
import { respond } from './respond.ts';
import type { ReadContent } from './serveUpload.ts';

/** Larger frames close the socket: no client of the contract sends one. */
const MAX_FRAME_BYTES = 1024 * 1024;

/** The fake backend that the port serves, and the fault that the conformance kit has to find in it. */
interface Served {
  backend: Backend;
  fault: PlantedFault | null;
}

/**
 * Serves the fake backend on a port: HTTP, `/ws/{userId}`, `/uploads/*` with CORS, and the control calls under
 * `/__fake/`.
 */
export function createNodeServer(backend: Backend, fault: PlantedFault | null = null): Server {
  const served: Served = { backend, fault };
  const answer = (request: Request) => answerAsServed(served, request);
  const answerAll = withOrigins(answer);
  const server = httpServer((request) => (served.fault?.refusesOrigins === true ? answer : answerAll)(request));
  attachSockets(server, served);
  return server;
}

/**
 * How long a connection without a request stays open, in ms. A client on a busy machine may write to it after Node's own
 * 5 s without having noticed that it was closed.
 */
const IDLE_CONNECTION_MS = 120_000;

/** Creates a server that responds to each request with the result of `answer`; null breaks the connection. */
export function httpServer(answer: Answer): Server {
  return createServer({ keepAliveTimeout: IDLE_CONNECTION_MS }, (incoming, outgoing) => {
    const request = toRequest(incoming);
    answerWhole(answer, request)
      .then(
        (response) => write(outgoing, response, acceptsGzip(incoming)),
        (error: unknown) => {
          console.error(error);
          return write(outgoing, Response.json({ detail: 'Internal Server Error' }, { status: 500 }), false);
        },
      )
      .catch((error: unknown) => {
        // The client has disconnected before the end of the response.
        outgoing.destroy(error as Error);
      });
  });
}

async function answerAsServed(served: Served, request: Request): Promise<Response | null> {
  const { backend, fault } = served;
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/__fake/')) return await respondToControl(served, request, pathname);
  const next = async (asked: Request) => (await respond(backend, asked, read)) ?? Response.error();
  return (await fault?.http?.(request, next, backend)) ?? (await respond(backend, request, read));
}

const content = (name: string) => readFile(new URL(`../content/${name}`, import.meta.url));
let portraits: ReturnType<ReadContent['portraits']> | null = null;

const read: ReadContent = {
  file: async (name) => new Blob([await content(name)]),
  portraits: () => (portraits ??= content('portraits.json').then((bytes) => JSON.parse(bytes.toString()) as Portraits)),
};

function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const init: RequestInit & { duplex?: 'half' } = { method };
  init.headers = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((text): [string, string] => [name, text]),
  );
  if (method !== 'GET' && method !== 'HEAD') {
    init.body = Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>;
    init.duplex = 'half';
  }
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), init);
}

async function answerWhole(answer: Answer, request: Request): Promise<Response | null> {
  const response = await answer(request);
  await drainRequest(request);
  return response;
}

/**
 * Reads the rest of an upload. A response before its end would reset the connection while the client is still sending.
 */
async function drainRequest({ body, bodyUsed }: Request): Promise<void> {
  if (body === null || bodyUsed) return;
  try {
    await body.pipeTo(new WritableStream());
  } catch {
    // The client has disconnected.
  }
}

const acceptsGzip = ({ headers }: IncomingMessage) => /\bgzip\b/.test(headers['accept-encoding'] ?? '');

/** Minimum length in bytes of JSON that is compressed. */
const LEAST_COMPRESSED = 1_000;

/**
 * Sends a response, or breaks the connection when it is null. JSON is compressed, as backends do it: a hundred profiles
 * are 31 kB then instead of 190 kB.
 */
async function write(outgoing: ServerResponse, response: Response | null, canCompress: boolean): Promise<void> {
  if (response === null) {
    outgoing.destroy();
    return;
  }
  const headers = Object.fromEntries(response.headers);
  if (headers['content-type'] !== 'application/json' || response.body === null) {
    outgoing.writeHead(response.status, headers);
    if (response.body === null) outgoing.end();
    else await pipeline(response.body, outgoing);
    return;
  }
  const json = Buffer.from(await response.arrayBuffer());
  const isCompressed = canCompress && json.length >= LEAST_COMPRESSED;
  outgoing.writeHead(response.status, {
    ...headers,
    vary: 'Accept-Encoding',
    ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
  });
  outgoing.end(isCompressed ? gzipSync(json, { level: constants.Z_BEST_SPEED }) : json);
}

async function respondToControl(served: Served, request: Request, path: string): Promise<Response> {
  const { backend } = served;
  const text = request.method === 'POST' ? await request.text() : '';
  try {
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    if (path === '/__fake/planted/effects') return Response.json({ count: served.fault?.effects?.() ?? null });
    if (path === '/__fake/planted')
      return request.method === 'GET' ? Response.json(catalogueOfFaults()) : replant(served, body);
    const answer = control(backend, request.method, path, body);
    return answer === null ? Response.json({ detail: 'Not Found' }, { status: 404 }) : Response.json(answer);
  } catch (error) {
    if (error instanceof ControlError || error instanceof SyntaxError) {
      return Response.json({ detail: error.message }, { status: 400 });
    }
    throw error;
  }
}

/** Creates a new World with another planted fault, or with none. */
function replant(served: Served, { fault }: Record<string, unknown>): Response {
  const planted = typeof fault === 'string' ? plant(fault) : null;
  if (fault !== null && planted === null) throw new ControlError(`no fault ${JSON.stringify(fault)}`);
  served.fault = planted;
  served.backend.reset(served.backend.scenario);
  return Response.json({ ok: true });
}

function attachSockets(server: Server, served: Served): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const open = new Map<string, Set<WebSocket>>();
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const id = /^\/ws\/([^/]+)$/.exec(url.pathname)?.[1];
    if (id === undefined) {
      socket.destroy();
      return;
    }
    const userId = decodeURIComponent(id);
    sockets.handleUpgrade(request, socket, head, (peer) => {
      peer.on('error', () => peer.terminate());
      const own = open.get(userId) ?? new Set<WebSocket>();
      open.set(userId, own.add(peer));
      peer.on('close', () => own.delete(peer));
      const token = url.searchParams.get('token') ?? '';
      const session = connect(served, userId, token, peer, () => [...own].indexOf(peer));
      if (session === null) peer.close(REFUSED_CODE, 'unauthorized');
      else carry(served, peer, session);
    });
  });
  server.on('close', () => sockets.close());
}

function connect(
  { backend, fault }: Served,
  userId: string,
  token: string,
  peer: WebSocket,
  place: () => number,
): Session | null {
  const send = (frame: object) => peer.send(JSON.stringify(frame));
  const outgoing = fault?.outgoing;
  const end =
    outgoing === undefined
      ? peer
      : {
          send: (text: string) => {
            const frame = JSON.parse(text) as { type: string };
            outgoing({ backend, userId, frame: { ...frame }, nth: place(), send });
          },
          close: (code: number) => peer.close(code),
        };
  const session = backend.hub.connect(userId, token, end);
  if (session !== null || fault?.admits?.(token, backend) !== true) return session;
  const [owners] = [...backend.world.tokens].filter(([, owner]) => owner.userId === userId);
  return backend.hub.connect(userId, owners?.[0] ?? '', end);
}

function carry({ backend, fault }: Served, peer: WebSocket, session: Session): void {
  const receive = (text: string) => session.receive(text);
  peer.on('message', (data, isBinary) => {
    if (isBinary) return;
    const text = (data as Buffer).toString('utf8');
    if (fault?.incoming === undefined) {
      receive(text);
      return;
    }
    try {
      fault.incoming({ backend, userId: session.userId, text, receive });
    } catch {
      peer.terminate();
    }
  });
  peer.on('close', () => session.closed());
}
