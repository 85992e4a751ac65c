import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Fake, startFake } from '../startFake.ts';
import type { Variant } from './variant.ts';
import { legalVariants } from './variants.ts';
import { startVariant } from './variantServer.ts';

// That the kit says nothing about a variant means something only when the variant differs on the wire.
let fake: Fake;

beforeAll(async () => {
  fake = await startFake();
});
afterAll(() => fake.stop());

async function meet<Seen>(variant: Partial<Variant>, look: (host: string) => Promise<Seen>): Promise<Seen> {
  const server = await startVariant(fake, { name: 'tried', ...variant });
  try {
    return await look(server.host);
  } finally {
    server.stop();
  }
}

const named = (name: string): Variant => {
  const variant = legalVariants.find((one) => one.name === name);
  if (variant === undefined) throw new Error(`No variant ${name}`);
  return variant;
};

interface Seen {
  response: IncomingMessage;
  body: string;
}

/** A 401, which every server of the contract answers here. */
const ask = (host: string): Promise<Seen> =>
  new Promise((resolve, reject) => {
    get(`${host}/api/users/me`, (response) => {
      text(response).then((body) => resolve({ response, body }), reject);
    }).on('error', reject);
  });

async function post(host: string, path: string, body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return await (await fetch(`${host}${path}`, { method: 'POST', headers, body })).json();
}

describe('over HTTP', () => {
  test('the unmodified fake has none of these variants', async () => {
    const { response, body } = await ask(fake.host);
    expect(response.statusCode).toBe(401);
    expect(response.httpVersion).toBe('1.1');
    expect(response.headers['content-type']).toBe('application/json');
    expect(body).toMatch(/^\{"detail":"[^\\]+"\}$/);
  });

  test('the response is HTTP/1.0, without a length and without keep-alive', async () => {
    const { response, body } = await meet({ oldHttp: true }, ask);
    expect(response.httpVersion).toBe('1.0');
    expect(response.headers).not.toHaveProperty('content-length');
    expect(response.headers).not.toHaveProperty('transfer-encoding');
    expect(response.statusCode).toBe(401);
    expect(JSON.parse(body)).toHaveProperty('detail');
  });

  test('the response is sent in chunks', async () => {
    const { response } = await meet({ parts: true }, ask);
    expect(response.headers['transfer-encoding']).toBe('chunked');
  });

  test('letters are escaped, and the media type has a charset', async () => {
    const { response, body } = await meet({ escapes: true }, ask);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toMatch(/^\{"detail":"(?:\\u[0-9a-f]{4})+/);
  });

  test('keys are in another order, with white space', async () => {
    const body = JSON.stringify({ email: 'nobody', password: '' });
    const seen = await meet(named('another order of keys and white space in JSON'), async (host) => {
      const headers = { 'content-type': 'application/json' };
      return await (await fetch(`${host}/api/auth/login`, { method: 'POST', headers, body })).text();
    });
    expect(seen).toMatch(/\n\t+"type": .+,\n\t+"msg": .+,\n\t+"loc": /);
  });

  test('an error repeats the input and the position of a JSON error', async () => {
    const [refused, broken] = await meet(named('extra keys in a 422'), (host) =>
      Promise.all(
        ['{"email":"nobody","password":"p"}', '{"broken":'].map((body) => post(host, '/api/auth/login', body)),
      ),
    );
    expect(refused).toMatchObject({ detail: [{ loc: ['body', 'email'], input: 'nobody' }] });
    expect(broken).toMatchObject({ detail: [{ loc: ['body', 10], input: {} }] });
  });

  test.each([
    ['2026-01-02T03:04:05.000Z', '2026-01-02T03:04:05+00:00', '2026-01-02T03:04:05Z'],
    ['2026-01-02T03:04:05.120Z', '2026-01-02T03:04:05.120042+00:00', '2026-01-02T03:04:05.12Z'],
    ['2026-01-02T03:04:05.067Z', '2026-01-02T03:04:05.067042+00:00', '2026-01-02T03:04:05.067Z'],
  ])('%s is serialized as by Python and Go', (value, python, go) => {
    expect(named('timestamps with microseconds, or without a fraction').rewrite?.(value)).toBe(python);
    expect(named('timestamps with a fraction of any length').rewrite?.(value)).toBe(go);
  });

  test('a preflight has a text response', async () => {
    const response = await meet(named('CORS as Starlette has it'), (host) =>
      fetch(`${host}/api/users/me`, {
        method: 'OPTIONS',
        headers: { origin: 'https://conformance.example', 'access-control-request-method': 'GET' },
      }),
    );
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });
});

test('frames are compressed and fragmented, with a ping between them', async () => {
  const token = await newToken();
  const order = await meet({ fragments: true }, async (host) => {
    const peer = new WebSocket(`${host.replace('http', 'ws')}/ws/${token.userId}?token=${token.value}`);
    const seen: string[] = [];
    peer.on('ping', () => seen.push('ping'));
    peer.on('message', (data, isBinary) => seen.push(isBinary ? 'binary' : (data as Buffer).toString('utf8')));
    await once(peer, 'message');
    seen.unshift(peer.extensions);
    const closed = once(peer, 'close');
    peer.close();
    await closed;
    return seen;
  });
  expect(order).toEqual([
    expect.stringContaining('permessage-deflate'),
    'ping',
    expect.stringContaining('"type":"online_users"'),
  ]);
});

async function newToken(): Promise<{ value: string; userId: string }> {
  const account = { email: 'fragments@conformance.example', password: 'conformance-kit-1' };
  await post(fake.host, '/api/auth/register', JSON.stringify(account));
  const mails = (await (await fetch(`${fake.host}/__fake/mailbox`)).json()) as { to: string; token: string }[];
  const token = mails.find(({ to }) => to === account.email)?.token;
  await post(fake.host, '/api/auth/verify-email', JSON.stringify({ token }));
  const login = (await post(fake.host, '/api/auth/login', JSON.stringify(account))) as { access_token: string };
  const me = await fetch(`${fake.host}/api/users/me`, { headers: { Authorization: `Bearer ${login.access_token}` } });
  return { value: login.access_token, userId: ((await me.json()) as { id: string }).id };
}
