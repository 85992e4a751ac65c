import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { REFUSED_CODE, type Session } from '../realtime/hub.ts';
import type { Backend } from './backend.ts';
import { control, ControlError } from './controls.ts';
import { respond } from './respond.ts';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, Range',
  'Access-Control-Expose-Headers': 'Content-Range, Accept-Ranges',
  'Access-Control-Max-Age': '600',
};

/** Frames over this size close the socket: no client of the contract sends one. */
const MAX_FRAME_BYTES = 1024 * 1024;

/** The fake backend on a real port: HTTP, `/ws/{userId}`, `/uploads/*` with CORS, and the controls under `/__fake/`. */
export function createNodeServer(backend: Backend): Server {
  const server = createServer((incoming, outgoing) => {
    answer(backend, toRequest(incoming))
      .then(
        (response) => write(outgoing, response),
        (error: unknown) => {
          console.error(error);
          return write(outgoing, Response.json({ detail: 'Internal Server Error' }, { status: 500 }));
        },
      )
      .catch((error: unknown) => {
        // The client went away in the middle of an answer.
        outgoing.destroy(error as Error);
      });
  });
  attachSockets(server, backend);
  return server;
}

async function answer(backend: Backend, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (pathname.startsWith('/__fake/')) return await respondToControl(backend, request, pathname);
  return await respond(backend, request, readClip);
}

function readClip(name: string): Promise<Blob> {
  return readFile(new URL(`../content/clips/${name}.webm`, import.meta.url)).then((bytes) => new Blob([bytes]));
}

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

async function write(outgoing: ServerResponse, response: Response | null): Promise<void> {
  if (response === null) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, { ...CORS, ...Object.fromEntries(response.headers) });
  if (response.body === null) outgoing.end();
  else await pipeline(response.body, outgoing);
}

async function respondToControl(backend: Backend, request: Request, path: string): Promise<Response> {
  const text = request.method === 'POST' ? await request.text() : '';
  try {
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    const answer = control(backend, request.method, path, body);
    return answer === null ? Response.json({ detail: 'Not Found' }, { status: 404 }) : Response.json(answer);
  } catch (error) {
    if (error instanceof ControlError || error instanceof SyntaxError) {
      return Response.json({ detail: error.message }, { status: 400 });
    }
    throw error;
  }
}

function attachSockets(server: Server, { hub }: Backend): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const userId = /^\/ws\/([^/]+)$/.exec(url.pathname)?.[1];
    if (userId === undefined) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (peer) => {
      peer.on('error', () => peer.terminate());
      const session = hub.connect(decodeURIComponent(userId), url.searchParams.get('token') ?? '', peer);
      if (session === null) peer.close(REFUSED_CODE, 'unauthorized');
      else carry(peer, session);
    });
  });
  server.on('close', () => sockets.close());
}

function carry(peer: WebSocket, session: Session): void {
  peer.on('message', (data, isBinary) => {
    if (!isBinary) session.receive((data as Buffer).toString('utf8'));
  });
  peer.on('close', () => session.closed());
}
