import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ReportBatch } from '../../src/reports/reportFormat.ts';
import { reportReceiver } from './receiveReports.ts';

const lines: string[] = [];
let server: Server;
let port: number;
beforeAll(async () => {
  server = reportReceiver((line) => void lines.push(line)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

const send = async (body: string, method = 'POST') => {
  const answer = await fetch(`http://127.0.0.1:${port}/`, method === 'GET' ? {} : { method, body });
  return answer.status;
};
const batch: ReportBatch = {
  format: 1,
  build: '0.1.0+d883c88e02ce',
  sample: 0.5,
  events: [
    {
      kind: 'crash',
      where: 'screen',
      name: 'TypeError',
      stack: [{ file: '/assets/a-1.js', line: 1, column: 2 }],
      route: '/search',
    },
    {
      kind: 'contract',
      operation: 'listPosts',
      status: 200,
      violations: [{ pointer: '/posts/*/id', rule: 'invalid_type' }],
      route: '/board',
    },
    { kind: 'socket', attempt: 5, isLast: true, route: '/messages' },
    { kind: 'vital', name: 'CLS', value: 0.001, route: '*' },
  ],
};

test('prints each event with the number of events that it stands for', async () => {
  expect(await send(JSON.stringify(batch))).toBe(204);
  const { build, events } = batch;
  expect(lines.splice(0).map((line) => JSON.parse(line) as unknown)).toEqual(
    events.map((event) => ({ build, weight: 2, ...event })),
  );
});

test.each([
  ['no JSON', 'x', 400],
  ['nothing', '', 400],
  ['null', 'null', 400],
  ['no events', JSON.stringify({ ...batch, events: undefined }), 400],
  ['another format', JSON.stringify({ ...batch, format: 2 }), 400],
  ['a sample that nothing can be divided by', JSON.stringify({ ...batch, sample: 0 }), 400],
  ['a text of its own', JSON.stringify({ ...batch, build: 'x\nfake line' }), 400],
  ['a field of its own', JSON.stringify({ ...batch, user: 'hana' }), 400],
  ['more than a browser sends', 'x'.repeat(70_000), 413],
])('refuses %s, prints nothing and goes on', async (_, body, status) => {
  // Node closes the connection after a body that it has not read.
  expect(await send(body).catch(() => 413)).toBe(status);
  expect(lines).toEqual([]);
  expect(await send('', 'GET')).toBe(405);
});

test('the command says where it listens, and why it cannot', async () => {
  const run = (...options: string[]) => {
    const tool = spawn(process.execPath, ['scripts/tool.mjs', 'receive-reports', ...options]);
    onTestFinished(() => void tool.kill());
    const said = once(tool.stderr.setEncoding('utf8'), 'data').then(([text]: string[]) => text);
    const code = once(tool, 'exit').then(([status]: number[]) => status);
    return { said, code };
  };
  expect(await run('0').said).toMatch(/^Receives reports at 127\.0\.0\.1:[1-9]\d*\n$/);
  const [used, wrong] = [run(String(port)), run('abc')];
  expect(await used.said).toBe(`It cannot listen: address already in use 127.0.0.1:${port}\n`);
  expect(await wrong.said).toBe('"abc" is no port. It looks like 8090\n');
  expect(await Promise.all([used.code, wrong.code])).toEqual([1, 1]);
});

test('goes on after a sender that leaves in the middle', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.end('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await new Promise((resolve) => socket.once('close', resolve).resume());
  expect(await send(JSON.stringify(batch))).toBe(204);
  lines.length = 0;
});
