import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Both loopback addresses: programs resolve `localhost` to either. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** Error codes of a machine without IPv6. */
const HAS_NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/**
 * Starts an HTTP server, such as that of `npm run backend`, on the loopback addresses, or on those of `host`.
 * @param port 0 for any free port
 * @returns the port
 */
export async function listen(server: HttpServer, port: number, host?: string): Promise<number> {
  if (host !== undefined) return await start(server, port, host);
  const [v4, v6] = LOOPBACK;
  const given = await start(server, port, v4);
  const twin = createServer((socket) => server.emit('connection', socket));
  try {
    await start(twin, given, v6);
    server.once('close', () => twin.close());
  } catch (error) {
    if (!HAS_NO_SUCH_ADDRESS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return given;
}

async function start(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
