import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commandLine } from './commandLine.ts';

const start = { started: 'npx kit', startServer: null, mailboxPath: '/__fake/mailbox' };
const out = mkdtempSync(join(tmpdir(), 'otonowa-command-'));
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs a command and returns its exit code with everything that it prints. */
async function meet(...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const write = (chunk: unknown) => {
    text += String(chunk);
    return true;
  };
  const spies = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
  for (const spy of spies) spy.mockImplementation(write);
  try {
    return { code: await commandLine([...args, '--out', out], start), text };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe('a run that cannot begin', () => {
  test('ends with 2 and the nearest names where nothing is called as --only says', async () => {
    const { code, text } = await meet('--host', 'http://127.0.0.1:9', '--only', 'like.match');
    expect(code).toBe(2);
    expect(text).toMatch(/^No case begins with like\.match\. Is it likes\.match/);
  });

  test('ends with 2 and the nearest names where replay names no case', async () => {
    const { code, text } = await meet(
      'replay',
      'likes.mutual/getLikeStatus/likes.mach',
      '--host',
      'http://127.0.0.1:9',
    );
    expect(code).toBe(2);
    expect(text).toMatch(/^No case begins with likes\.mach\. Is it likes\.match/);
  });

  test('ends with 2 and what is missing where the server has no mailbox at the usual place', async () => {
    const host = await serve((_, response) => response.writeHead(404).end('<h1>Not Found</h1>'));
    const { code, text } = await meet('--host', host);
    expect(code).toBe(2);
    expect(text).toMatch(/^Name the mailbox of the server by --mailbox-url, or four verified accounts by --accounts\./);
    expect(text).toContain('no list of mails, but 404 <h1>Not Found</h1>');
  });

  test('ends with 3 where the named mailbox is none', async () => {
    const host = await serve((_, response) => response.end('{"mails":[]}'));
    const { code, text } = await meet('--host', host, '--mailbox-url', `${host}/mails`);
    expect([code, text]).toEqual([
      3,
      `Unreachable: the mailbox ${host}/mails: no list of mails, but 200 {"mails":[]}\n`,
    ]);
  });

  test('ends with 3 and no finding where the server does not answer', async () => {
    const mails = await serve((_, response) => response.end('[]'));
    const { code, text } = await meet('--host', 'http://127.0.0.1:9', '--mailbox-url', mails);
    expect(code).toBe(3);
    expect(text).toMatch(/^Unreachable: POST http:\/\/127\.0\.0\.1:9\//);
  });
});
