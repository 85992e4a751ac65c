import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { operations } from '../../src/api/generated/operations.ts';
import { expectDocumented } from '../../tests/support/fakeBackend.ts';
import { createRandomServer, randomAnswers } from './randomServer.ts';

const request = ({ method, path }: { method: string; path: string }) =>
  new Request(`http://backend.test${path.replace('{id}', 'anybody')}`, { method });

describe('generates responses from the contract alone', () => {
  test('every response conforms to the contract', async () => {
    const answer = randomAnswers(1);
    for (const operation of Object.values(operations)) {
      const response = await answer(request(operation));
      const text = await response.text();
      expectDocumented(operation.operationId, response.status, text === '' ? undefined : JSON.parse(text));
      expect(response.ok).toBe(true);
    }
  });

  const said = async (seed: number, ...paths: string[]) => {
    const answer = randomAnswers(seed);
    const responses = await Promise.all(paths.map((path) => answer(request({ method: 'GET', path }))));
    return await Promise.all(responses.map((response) => response.text()));
  };

  test('the same seed gives the same responses, in any order of requests', async () => {
    const [posts, me] = await said(7, '/api/posts/', '/api/users/me');
    expect(await said(7, '/api/users/me', '/api/posts/')).toEqual([me, posts]);
    expect(await said(8, '/api/posts/', '/api/users/me')).not.toContain(posts);
  });

  test('responds with 404 to what is not in the contract', async () => {
    expect((await randomAnswers(1)(request({ method: 'GET', path: '/api/nothing' }))).status).toBe(404);
  });
});

test('on a port it allows every origin and accepts every socket', async () => {
  const server = createRandomServer(1).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/api/users/me`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const socket = new WebSocket(`ws://localhost:${port}/ws/anybody`);
  await once(socket, 'open');
  socket.terminate();
  server.close();
});
