import type { Server } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import type { Variant } from './variant.ts';
import { escaped, half, rewritten } from './variantTexts.ts';

/** The code of a close that refuses a token. */
const REFUSED = 4401;

/** Passes the frames between each socket of a variant server and the fake on, changed as the variant says. */
export function carrySockets(server: Server, host: string, variant: Variant): void {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: variant.fragments === true ? { threshold: 0 } : false,
  });
  const pass = (peer: WebSocket, text: string) => {
    const bytes = Buffer.from(variant.escapes === true ? escaped(text) : text);
    if (variant.fragments !== true) return peer.send(bytes, { binary: false });
    peer.send(bytes.subarray(0, half(bytes)), { binary: false, fin: false });
    peer.ping();
    peer.send(bytes.subarray(half(bytes)), { binary: false, fin: true });
  };
  server.on('upgrade', (request, socket, head) => {
    variant.hears?.(request.url ?? '/');
    if (variant.hangs === true) return;
    const inner = new WebSocket(new URL(request.url ?? '/', host.replace('http', 'ws')));
    const early: string[] = [];
    const queue = (data: unknown) => early.push(String(data));
    inner.on('message', queue);
    inner.on('error', () => socket.destroy());
    inner.once('close', (code) => {
      if (code !== REFUSED || early.length > 0 || variant.refusesByHttp !== true) return;
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
    const accept = () =>
      sockets.handleUpgrade(request, socket, head, (peer) => {
        const forward = (text: string) => {
          if (variant.withholds?.includes((JSON.parse(text) as { type: string }).type) === true) return;
          if (variant.between !== undefined) pass(peer, JSON.stringify(variant.between));
          pass(peer, rewritten(variant, text));
        };
        inner.off('message', queue);
        // online_users stays the first frame, whatever comes between the others.
        const [first, ...others] = early;
        if (first !== undefined) pass(peer, rewritten(variant, first));
        for (const text of others) forward(text);
        inner.on('message', (data) => forward((data as Buffer).toString('utf8')));
        inner.on('close', (code) => peer.close(code === REFUSED ? REFUSED : 1000));
        peer.on('message', (data, isBinary) => {
          variant.hears?.((data as Buffer).toString());
          inner.send(data as Buffer, { binary: isBinary });
        });
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
