import { type RequestHandler, type WebSocketHandler, ws } from 'msw';
import { REFUSED_CODE } from '../realtime/hub.ts';
import type { Backend } from './backend.ts';
import { mswHandler } from './mswHandler.ts';
import { respond } from './respond.ts';
import type { ReadClip } from './serveUpload.ts';

/** msw handlers for a backend in the same page or process: all operations, files and the socket. */
export function inPageHandlers(backend: Backend, readClip: ReadClip): (RequestHandler | WebSocketHandler)[] {
  const sockets = ws.link('*/ws/:userId');
  return [
    mswHandler((request) => respond(backend, request, readClip)),
    sockets.addEventListener('connection', ({ client, params }) => {
      const token = new URL(client.url).searchParams.get('token') ?? '';
      const session = backend.hub.connect(String(params.userId), token, {
        send: (text) => client.send(text),
        close: (code) => client.close(code),
      });
      if (session === null) {
        client.close(REFUSED_CODE);
        return;
      }
      client.addEventListener('message', (event) => {
        if (typeof event.data === 'string') session.receive(event.data);
      });
      client.addEventListener('close', () => session.closed());
    }),
  ];
}
