import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { readDocuments } from '../contract/documents.ts';
import { toCurl } from './curl.ts';
import { type CallInput, exchange } from './exchange.ts';
import { Secrets } from './findings/secrets.ts';
import { WrittenForm } from './writtenForm.ts';

const contract = readContract(readDocuments());
const shell = promisify(execFile);
const got: { type: string; bytes: Buffer }[] = [];
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  got.push({ type: request.headers['content-type'] ?? '', bytes: await buffer(request) });
  response.end('{}');
}
const server = createServer((request, response) => void take(request, response));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const bytes = (...values: number[]) => Uint8Array.from(values);
const utf16 = Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from('{"content":"音"}', 'utf16le')]);
const formOf = (...files: File[]) => {
  const body = new FormData();
  body.set('title', 'it’s');
  for (const file of files) body.append('file', file);
  return body;
};

const all: [string, string, CallInput['body']][] = [
  ['a JSON body', 'registerAccount', { email: 'a@b.example', content: `it's "so"\n$HOME` }],
  ['thousands of one letter', 'registerAccount', `{"email":"${'x'.repeat(5_001)}","content":"${'あ'.repeat(300)}"}`],
  ['a deep body', 'registerAccount', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['bytes that are no UTF-8', 'registerAccount', bytes(0x7b, 0x22, 0xff, 0x25, 0x27, 0x5c, 0, 0x31, 0xed, 0x7d)],
  ['a body in UTF-16', 'registerAccount', utf16],
  ['a file', 'uploadVideo', formOf(new File([bytes(0, 255, 39, 37, 92)], 'a b;"c".mp4', { type: 'video/mp4' }))],
  ['a file without bytes', 'uploadVideo', formOf(new File([], 'a.mp4', { type: 'video/mp4' }))],
  ['a long file', 'uploadVideo', formOf(new File([new Uint8Array(5_000)], 'a.mp4', { type: 'video/mp4' }))],
  ['two files', 'uploadVideo', formOf(new File([bytes(1)], 'a', { type: 'x/y' }), new File([bytes(2, 3)], 'b'))],
  ['a written form', 'uploadVideo', new WrittenForm([{ name: 'file', fileName: 'a', type: 'a/b;c=d' }], bytes(9))],
];

/** A form without what each client chooses: the boundary, and the order and spelling of headers. */
const contentOf = ({ type, bytes: sent }: { type: string; bytes: Buffer }) => {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined) return sent.toString('hex');
  return sent
    .toString('latin1')
    .split(`--${boundary}`)
    .map((part) => part.replaceAll('%22', String.raw`\"`).trim())
    .map((part) => part.replace(/\r\nContent-Type: application\/octet-stream(?=\r\n)/i, ''));
};

/** Not every machine has curl, which the tests need for nothing else. */
const hasCurl = spawnSync('curl', ['--version']).status === 0;

test.skipIf(!hasCurl).each(all)('the printed command repeats %s byte for byte', async (_, operationId, body) => {
  const operation = contract.operations.get(operationId);
  if (operation === undefined || body === undefined) throw new Error(operationId);
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  got.length = 0;
  const command = toCurl(await exchange(host, operation, null, { body }), new Secrets());
  await shell('sh', ['-c', command], { cwd: tmpdir() });
  expect(got).toHaveLength(2);
  const [first, second] = got.map(contentOf);
  expect(second).toEqual(first);
  expect(command.length).toBeLessThan(1_000);
  expect(command).not.toMatch(/\(\d+ bytes\)/);
});

test('the printed command of bytes holds no password', async () => {
  const secrets = new Secrets();
  secrets.learn('conformance-kit-1');
  const operation = contract.operations.get('logIn');
  if (operation === undefined) throw new Error('not in the contract');
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = '{"email":"a@b.example","password":"conformance-kit-1"}';
  for (const body of [
    Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, 'utf16le')]),
    Buffer.concat([Buffer.from(text), Buffer.of(0xff)]),
  ]) {
    const seen = await exchange(host, operation, null, { body });
    expect(toCurl(seen, secrets)).toContain('"password":"•••"');
    expect(secrets.mask(seen.requestBody)).toContain('"password":"•••"');
  }
});
