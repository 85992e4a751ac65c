import { http, type HttpHandler, HttpResponse, type WebSocketHandler, ws } from 'msw';
import type { Peer, Session } from '../realtime/hub.ts';

/** Only at the root of a host: the development server has modules in other folders of these names. */
const BACKEND = /^https?:\/\/[^/]+\/(?:api|uploads)\//;

/**
 * Returns the handler by which msw answers all calls and requests for files of a page, in mock mode and in stories. It
 * responds with the result of `respond`; when it is null, the request fails without a response. One handler for all,
 * because msw copies a request and reads the cookies for each.
 */
export function mswHandler(respond: (request: Request) => Promise<Response | null>): HttpHandler {
  return http.all(BACKEND, async ({ request }) => (await respond(request)) ?? HttpResponse.error());
}

type Connect = (userId: string, token: string, peer: Peer) => Pick<Session, 'receive' | 'closed'> | null;

/** Returns the handler of the sockets. When `connect` returns null, a socket is closed with this code. */
export function mswSocketHandler(connect: Connect, refusedCode: number): WebSocketHandler {
  return ws.link('*/ws/:userId').addEventListener('connection', ({ client, params }) => {
    const token = new URL(client.url).searchParams.get('token') ?? '';
    const session = connect(String(params.userId), token, {
      send: (text) => client.send(text),
      close: (code) => client.close(code),
    });
    if (session === null) {
      // Before msw opens the socket: a refused socket must never be open.
      client.close(refusedCode);
      return;
    }
    client.addEventListener('message', (event) => {
      if (typeof event.data === 'string') session.receive(event.data);
    });
    client.addEventListener('close', () => session.closed());
  });
}
