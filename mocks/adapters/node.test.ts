import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { hana } from '../personas/hana.ts';
import { adjustableClock } from '../world/clock.ts';
import { createBackend } from './backend.ts';
import { createNodeServer } from './node.ts';

const backend = createBackend({
  scenario: 'default',
  clock: adjustableClock(Date),
  latency: () => 0,
  wait: () => Promise.resolve(),
  checkAnswers: true,
});
let server: Server;
let host: string;

beforeAll(async () => {
  server = createNodeServer(backend).listen(0);
  await once(server, 'listening');
  host = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => control('reset', { scenario: 'default' }));

const control = (call: string, body: object) =>
  fetch(`${host}/__fake/${call}`, { method: 'POST', body: JSON.stringify(body) });
const json = (token: string, method = 'GET', body?: object) => ({
  method,
  headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

async function logIn(email: string): Promise<{ token: string; userId: string }> {
  const body = { email, password: 'password123' };
  const { access_token: token } = await (await fetch(`${host}/api/auth/login`, json('', 'POST', body))).json();
  const { id: userId } = await (await fetch(`${host}/api/users/me`, json(token))).json();
  return { token, userId };
}

function openSocket(userId: string, token: string) {
  const socket = new WebSocket(`${host.replace('http', 'ws')}/ws/${userId}?token=${token}`);
  const frames: { type: string }[] = [];
  const arrivals = new Set<() => void>();
  socket.on('message', (data) => {
    frames.push(JSON.parse((data as Buffer).toString()));
    for (const arrival of arrivals) arrival();
  });
  const frame = (type: string) =>
    new Promise<unknown>((resolve) => {
      const look = () => {
        const found = frames.find((candidate) => candidate.type === type);
        if (found !== undefined) resolve(found);
      };
      arrivals.add(look);
      look();
    });
  return { socket, frames, frame };
}

describe('the fake backend on a port', () => {
  it('serves HTTP to other origins', async () => {
    const preflight = await fetch(`${host}/api/posts/`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    const { token } = await logIn(hana.email);
    const response = await fetch(`${host}/api/posts/?page=1&per_page=5`, json(token));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toHaveLength(5);
    expect((await fetch(`${host}/api/nothing`)).status).toBe(404);
  });

  it('compresses JSON that is not short for a client that accepts gzip, and no other', async () => {
    const { token } = await logIn(hana.email);
    const encodingFor = async (accepted: string, skip = 0) => {
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': accepted };
      const response = await fetch(`${host}/api/profiles?skip=${skip}&limit=100`, { headers });
      expect(await response.json()).toHaveLength(skip === 0 ? 100 : 0);
      return [response.headers.get('content-encoding'), response.headers.get('vary')];
    };
    expect(await encodingFor('br, gzip')).toEqual(['gzip', 'Accept-Encoding']);
    expect(await encodingFor('identity')).toEqual([null, 'Accept-Encoding']);
    expect(await encodingFor('gzip', 10_000)).toEqual([null, 'Accept-Encoding']);
  });

  it('serves pictures, sounds and clips of the scenario with their media types', async () => {
    const paths = [...backend.world.uploads.keys()];
    const typeOf = async (ending: RegExp) => {
      const path = paths.find((candidate) => ending.test(candidate)) ?? '';
      return (await fetch(host + path)).headers.get('content-type');
    };
    expect(await typeOf(/svg$/)).toBe('image/svg+xml');
    expect(await typeOf(/mp3$/)).toBe('audio/mpeg');
    expect(await typeOf(/webm$/)).toBe('video/webm');
  });

  it('executes the control calls', async () => {
    const mailbox = await (await fetch(`${host}/__fake/mailbox`)).json();
    expect(mailbox).toMatchObject([{ to: 'mio@example.com', kind: 'verify' }]);
    expect(mailbox[0].link).toBe(`/verify-email?token=${mailbox[0].token}`);

    const me = await logIn(hana.email);
    const { socket, frame } = openSocket(me.userId, me.token);
    await frame('online_users');
    await control('emit', { as: hana.email, frame: { type: 'unheard_of' } });
    expect(await frame('unheard_of')).toEqual({ type: 'unheard_of' });
    await control('sockets/close', { code: 4002, email: hana.email });
    expect((await once(socket, 'close'))[0]).toBe(4002);

    await control('faults', { operationId: 'getCurrentUser', status: 503 });
    expect((await fetch(`${host}/api/users/me`, json(me.token))).status).toBe(503);
    await control('faults', { operationId: 'getCurrentUser', status: 0 });
    await expect(fetch(`${host}/api/users/me`, json(me.token))).rejects.toThrow('fetch failed');
    await control('faults', {});
    expect((await fetch(`${host}/api/users/me`, json(me.token))).status).toBe(200);

    await control('clock', { advance_ms: 31 * 86_400_000 });
    expect((await fetch(`${host}/api/users/me`, json(me.token))).status).toBe(401);
    expect((await control('reset', { scenario: 'no such' })).status).toBe(400);
    expect((await control('emit', { as: 'who@example.com', frame: {} })).status).toBe(400);
  });
});
