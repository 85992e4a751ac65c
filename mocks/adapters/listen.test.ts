import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from './listen.ts';

let server: Server;
beforeEach(() => {
  server = createServer((_, response) => response.end('here'));
});
afterEach(() => server.close());

const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
const hasIpv6 = addresses.some(({ address }) => address === '::1');
const outward = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');

async function isReached(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

test('by default only this machine can connect, by each of its loopback names', async () => {
  const port = await listen(server, 0);
  for (const host of ['127.0.0.1', 'localhost', ...(hasIpv6 ? ['[::1]'] : [])]) {
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('here');
  }
  for (const { address } of outward) expect([address, await isReached(address, port)]).toEqual([address, false]);
});

test('with a host, other machines can connect to it', async () => {
  const port = await listen(server, 0, '0.0.0.0');
  for (const { address } of outward) expect([address, await isReached(address, port)]).toEqual([address, true]);
  expect(await isReached('127.0.0.1', port)).toBe(true);
});

test('a port that is in use is reported', async () => {
  const other = createServer();
  const port = await listen(other, 0);
  await expect(listen(server, port)).rejects.toThrow('EADDRINUSE');
  other.close();
});
