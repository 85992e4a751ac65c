import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpMailbox } from '../conformance/engine/people.ts';
import { runKit, type RunResult } from '../conformance/engine/run.ts';
import type { RunOptions } from '../conformance/engine/runOptions.ts';
import { describeLimits } from '../conformance/report/text.ts';
import { contract, runOptions } from './runOptions.ts';
import { type Fake, startFake } from './startFake.ts';
import type { Answer, Asked, Variant } from './variants/variant.ts';
import { startVariant } from './variants/variantServer.ts';

// What a run sends, seen from the side of the server.
const RUN = 'wire';
const folder = mkdtempSync(join(tmpdir(), 'otonowa-wire-'));
/** Somebody of the fake's world, with the address and the password of the contract's examples. */
const HANA = { email: 'hana@example.com', password: 'password123' };

let fake: Fake;

beforeAll(async () => {
  fake = await startFake('default');
});
afterAll(() => fake.stop());

async function run(variant: Partial<Variant>, options: Partial<RunOptions>) {
  const server = await startVariant(fake, { name: 'records', ...variant });
  const mailbox = httpMailbox(`${fake.host}/__fake/mailbox`);
  try {
    return await runKit(
      runOptions({ host: server.host, mailbox, run: RUN, ledger: join(folder, 'ledger.jsonl'), ...options }),
    );
  } finally {
    server.stop();
  }
}

const call = async (path: string, body: object | null, token = '') =>
  await fetch(new URL(path, fake.host), {
    ...(body === null ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json', ...(token === '' ? {} : { Authorization: `Bearer ${token}` }) },
  });

async function logInHana(): Promise<string> {
  const response = await call('/api/auth/login', HANA);
  expect(response.status).toBe(200);
  return ((await response.json()) as { access_token: string }).access_token;
}

const ID = /(?<![\w-])(?:user|profile|post|video|like|conversation|message|notification)-\d+\b/g;

/** The ids of everything that was there before the run, as somebody of that world sees it. */
async function idsBefore(): Promise<Set<string>> {
  const token = await logInHana();
  const ids = new Set<string>();
  const note = async (path: string) => {
    const text = await (await call(path, null, token)).text();
    for (const [id] of text.matchAll(ID)) ids.add(id);
    return text;
  };
  for (let skip = 0; skip < 400; skip += 100) await note(`/api/profiles?skip=${skip}&limit=100`);
  for (let page = 1; page < 10; page += 1) await note(`/api/posts/?page=${page}&per_page=100`);
  const reads = [...contract.operations.values()].filter(({ method }) => method === 'GET');
  for (const { path } of reads) if (!path.includes('{')) await note(path);
  for (const id of [...ids]) {
    const list = { conversation: '/api/conversations/', post: '/api/posts/' }[id.split('-')[0] ?? ''];
    if (list !== undefined) await note(`${list}${id}`);
  }
  return ids;
}

/** Everything that a request says, in each encoding in which a server may read it. */
function spellingsOf({ method, path, search, bytes }: Asked): string[] {
  const address = `${method} ${decodeURIComponent(path)} ${decodeURIComponent(search.replaceAll('+', ' '))}`;
  const short = bytes.subarray(0, MOST_BYTES);
  const swapped = Buffer.from(short.subarray(0, short.length - (short.length % 2))).swap16();
  return [address, short.toString(), short.toString('utf16le'), swapped.toString('utf16le')];
}

/** No text of a request with an address or an id is longer. */
const MOST_BYTES = 20_000;
const ADDRESS = /[^\s"<>@,;:=?&]{1,80}@[\w.-]+\.\w+/g;
/** The passwords of the contract's examples, which people of the fake have. */
const PASSWORD = /\b(?:new-)?password123\b/;

/** A login beyond so many within a second is answered with 429, as long as there were fewer than `LIMITED_LOGINS`. */
const MOST_LOGINS = 10;
const LIMITED_LOGINS = 100;
const limited: Answer = {
  status: 429,
  headers: { 'content-type': 'application/json', 'retry-after': '1' },
  text: '{"detail":"しばらく待ってください"}',
};

describe('a run among other people, on a server that limits logins', () => {
  let result: RunResult;
  let foreign: ReadonlySet<string>;
  /** What was sent, in each encoding, with its method and path. */
  const said = new Map<string, string>();
  let refused = 0;

  beforeAll(async () => {
    foreign = await idsBefore();
    const logins: number[] = [];
    const note = (what: string, texts: readonly string[]) => {
      for (const text of texts) said.set(text, what);
    };
    result = await run(
      {
        catches(asked) {
          note(`${asked.method} ${asked.path}`, spellingsOf(asked));
          if (asked.path !== '/api/auth/login') return undefined;
          const now = performance.now();
          const isLimited = logins.length < LIMITED_LOGINS;
          const isOver = isLimited && logins.filter((at) => at > now - 1_000).length >= MOST_LOGINS;
          if (isOver) refused += 1;
          else logins.push(now);
          return isOver ? limited : undefined;
        },
        hears: (text) => note('a frame', [text]),
      },
      { profile: 'full', atOnce: 8 },
    );
  }, 400_000);

  test('has no finding', () => {
    expect(result.failures.map(({ id, expected, received }) => [id, expected, received])).toEqual([]);
    expect(result.leftovers).toEqual([]);
  });

  test('names no address, id or password but its own, in no request and no frame (K25)', () => {
    expect(foreign.size).toBeGreaterThan(300);
    expect(said.size).toBeGreaterThan(10_000);
    const isOwn = (address: string) => address.includes(RUN) && address.endsWith('conformance.example');
    const strangers = [...said].flatMap(([text, what]) => [
      ...[...text.matchAll(ADDRESS)].filter(([one]) => !isOwn(one.toLowerCase())).map(([one]) => `${what}: ${one}`),
      ...[...text.matchAll(ID)].filter(([id]) => foreign.has(id)).map(([id]) => `${what}: ${id}`),
      ...(PASSWORD.test(text) ? [`${what}: the password of an example`] : []),
    ]);
    expect([...new Set(strangers)]).toEqual([]);
  });

  test('waits for the server, and says once that it was limited (K26)', () => {
    expect(refused).toBeGreaterThan(0);
    expect(result.limited.counts).toEqual(new Map([['logIn', refused]]));
    expect(describeLimits(result.limited)).toEqual([
      expect.stringMatching(/^The server limits its callers: 429 to logIn \(\d+ times\)\. The run waited \d+\.\d s/),
    ]);
  });
});

describe('a server that reads UTF-16', () => {
  test('deletes nobody, and what it registered is taken away (K25)', async () => {
    const deleted: string[] = [];
    const { failures, leftovers } = await run(
      {
        understands: (bytes) =>
          bytes[0] === 0xff && bytes[1] === 0xfe ? Buffer.from(bytes.toString('utf16le')) : bytes,
        answer({ path, body }, { status }) {
          if (path.endsWith('/delete-account') && status === 200) deleted.push(body);
          return undefined;
        },
      },
      { only: ['form.deleteAccount', 'form.registerAccount'] },
    );
    // It does take what the contract refuses, and did register.
    const taken = failures.find(({ caseId }) => caseId.endsWith('.body.utf16'));
    const subjects = new Set([taken?.subject, ...(taken?.also ?? [])]);
    expect(subjects).toEqual(new Set(['deleteAccount', 'registerAccount', 'registerAccountWithUsername']));
    expect(deleted.length).toBeGreaterThan(4);
    expect(deleted.filter((body) => !body.includes(RUN))).toEqual([]);
    expect(leftovers).toEqual([]);
    await logInHana();
  });
});
