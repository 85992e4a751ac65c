import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { exchange, Unreachable } from '../conformance/engine/exchange.ts';
import { startMailbox } from './startMailbox.ts';
import { type Fake, startFake } from './startFake.ts';
import { httpMailbox } from '../conformance/engine/people.ts';
import type { Failure } from '../conformance/engine/findings/failure.ts';
import { runKit, type RunResult } from '../conformance/engine/run.ts';
import type { RunOptions } from '../conformance/engine/runOptions.ts';
import { github } from '../conformance/report/github.ts';
import { page } from '../conformance/report/page.ts';
import { har } from '../conformance/report/har.ts';
import { junit } from '../conformance/report/junit.ts';
import { formInput } from '../conformance/cases/formInput.ts';
import { describeFailure } from '../conformance/report/text.ts';
import { html } from '../conformance/report/html.ts';
import { sarif } from '../conformance/report/sarif.ts';
import { contract, runOptions } from './runOptions.ts';
import { fastApi } from './variants/variants.ts';
import type { Variant } from './variants/variant.ts';
import { startVariant } from './variants/variantServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'otonowa-kit-'));
let fake: Fake;
let runs = 0;

beforeAll(async () => {
  fake = await startFake();
});
afterAll(() => fake.stop());

async function run(host: string, options: Partial<RunOptions> = {}): Promise<RunResult> {
  runs += 1;
  const mailbox = httpMailbox(`${fake.host}/__fake/mailbox`);
  const ledger = join(folder, `ledger-${runs}.jsonl`);
  const result = await runKit(runOptions({ host, mailbox, run: `test${runs}`, ledger, seed: runs, ...options }));
  onTestFailed(() => void process.stdout.write(textsOf(result.failures).join('\n')));
  return result;
}

const factsOf = ({ host }: Fake) => ({
  host,
  seed: 1,
  started: 'npx kit',
  again: ' --host http://h',
  milliseconds: 1,
  ledger: 'ledger.jsonl',
});

/** Findings as a report prints them: a test that fails shows all of what it found. */
const textsOf = (failures: readonly Failure[]) => failures.map((failure) => describeFailure(failure));

async function plant(fault: string | null): Promise<void> {
  await fetch(`${fake.host}/__fake/planted`, { method: 'POST', body: JSON.stringify({ fault }) });
}

describe('a run', () => {
  test('against an unmodified FastAPI server reports its three deviations, with their fixes, and nothing else', async () => {
    const server = await startVariant(fake, fastApi);
    const { failures, leftovers } = await run(server.host, {
      only: ['auth.', 'likes.', 'board.', 'chat.', 'form.'],
      atOnce: 4,
    });
    server.stop();
    const about = (check: string, mend: RegExp) =>
      failures.some((failure) => failure.check === check && mend.test(failure.mend ?? ''));
    expect(about('http.status', /HTTPBearer answers 403/)).toBe(true);
    expect(about('http.body', /Timestamps need an offset/)).toBe(true);
    expect(about('http.redirect', /redirects between/)).toBe(true);
    // The same 403 for what is no token, the same times in frames, and a redirect that says nothing to other origins.
    const same = ['http.status', 'http.body', 'http.redirect', 'auth.token', 'socket.frame', 'http.cors'];
    expect(textsOf(failures.filter(({ check }) => !same.includes(check)))).toEqual([]);
    expect(leftovers).toEqual([]);
  });

  test('has nothing to say about a mailbox that is late and shows only links that still work', async () => {
    const late = await startMailbox(fake.host);
    const { failures } = await run(fake.host, { mailbox: httpMailbox(late.host), only: ['links.'], atOnce: 4 });
    late.stop();
    expect(textsOf(failures)).toEqual([]);
  });

  test('has nothing to say about a server with three hundred other people, who write meanwhile', async () => {
    const full = await startFake('default');
    const mailbox = httpMailbox(`${full.host}/__fake/mailbox`);
    const other = await logInOther(full.host, mailbox);
    const form = () => formInput({ content: '別の人' }).body as FormData;
    const busy = setInterval(
      () => void fetch(`${full.host}/api/posts/`, { method: 'POST', body: form(), headers: other }),
      400,
    );
    try {
      const only = ['manyUsers.pages', 'changes.board', 'board.list', 'profiles.browse'];
      const { failures, cases } = await run(full.host, { mailbox, only });
      expect(textsOf(failures)).toEqual([]);
      expect(cases).toHaveLength(only.length + 1);
    } finally {
      clearInterval(busy);
      full.stop();
    }
  });

  test('deletes nobody of a server that reads UTF-16, and what it registered there is taken away (K25)', async () => {
    const asked: string[] = [];
    const deleted: string[] = [];
    const server = await startVariant(fake, {
      name: 'UTF-16',
      understands: (bytes) => (bytes[0] === 0xff && bytes[1] === 0xfe ? Buffer.from(bytes.toString('utf16le')) : bytes),
      answer({ path, body }, { status }) {
        if (!path.endsWith('/delete-account')) return undefined;
        asked.push(body);
        if (status === 200) deleted.push(body);
        return undefined;
      },
    });
    const { failures, leftovers } = await run(server.host, { only: ['form.deleteAccount', 'form.registerAccount'] });
    server.stop();
    // It does take what the contract refuses, and did register.
    const taken = failures.find(({ caseId }) => caseId.endsWith('.body.utf16'));
    const subjects = new Set([taken?.subject, ...(taken?.also ?? [])]);
    expect(subjects).toEqual(new Set(['deleteAccount', 'registerAccount', 'registerAccountWithUsername']));
    expect(deleted.length).toBeGreaterThan(4);
    expect(deleted.filter((body) => !body.includes(`test${runs}`))).toEqual([]);
    // Also where the fake has no such account: another server may.
    expect(asked.filter((body) => body.includes('@') && !body.includes(`test${runs}`))).toEqual([]);
    expect(leftovers).toEqual([]);
  });

  test('leaves no data on the server, even when it is aborted', async () => {
    const seen: string[] = [];
    const { leftovers, skipped } = await run(fake.host, {
      isStopped: () => seen.length > 4,
      onCase: ({ id }) => void seen.push(id),
    });
    expect(skipped.length).toBeGreaterThan(0);
    expect(leftovers).toEqual([]);
    const login = contract.operations.get('logIn');
    if (login === undefined) throw new Error('logIn is not in the contract');
    const body = { email: `kit-test${runs}-a@conformance.example`, password: 'conformance-kit-1' };
    expect((await exchange(fake.host, login, null, { body })).status).toBe(401);
    expect(readdirSync(folder)).not.toContain(`ledger-${runs}.jsonl`);
  });

  test('ends at its time limit', async () => {
    const { cases, skipped } = await run(fake.host, { maxTime: 0 });
    expect(cases.map(({ id }) => id)).toEqual(['setup']);
    expect(skipped.length).toBeGreaterThan(300);
  });

  test('reports once that a server cannot register users', async () => {
    await plant('registerAccount:201:status');
    const { failures, cases } = await run(fake.host);
    await plant(null);
    expect(cases.map(({ id }) => id)).toEqual(['setup']);
    expect(failures.map(({ check }) => check)).toEqual(['http.status']);
  });

  test('works with existing accounts only', async () => {
    const ready = await run(fake.host, { only: ['none'] });
    expect(textsOf(ready.failures)).toEqual([]);
    await plant(null);
    const accounts = [];
    for (const name of ['x', 'y', 'z', 'w']) {
      const account = { email: `${name}@conformance.example`, password: 'conformance-kit-1' };
      await post('/api/auth/register', account);
      const token = await httpMailbox(`${fake.host}/__fake/mailbox`).newest(account.email, 'verify');
      await post('/api/auth/verify-email', { token });
      accounts.push(account);
    }
    const only = ['profiles.', 'likes.', 'chat.', 'board.', 'notifications.', 'files.'];
    const { failures, leftovers } = await run(fake.host, { accounts, mailbox: null, only });
    expect(textsOf(failures)).toEqual([]);
    expect(leftovers).toEqual([]);
    const again = await run(fake.host, { accounts, mailbox: null, profile: 'read-only' });
    expect(textsOf(again.failures)).toEqual([]);
    expect(again.exchanges.filter(({ method, url }) => method !== 'GET' && !url.endsWith('/login'))).toHaveLength(2);
  });
});

/** Somebody who has nothing to do with the kit; the header of their calls. */
async function logInOther(host: string, mailbox: ReturnType<typeof httpMailbox>): Promise<Record<string, string>> {
  const account = { email: 'other@people.example', password: 'of-somebody-else' };
  await post('/api/auth/register', account, host);
  await post('/api/auth/verify-email', { token: await mailbox.newest(account.email, 'verify') }, host);
  const { access_token } = (await (await post('/api/auth/login', account, host)).json()) as { access_token: string };
  return { Authorization: `Bearer ${access_token}` };
}

async function post(path: string, body: object, host = fake.host): Promise<Response> {
  const response = await fetch(new URL(path, host), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

describe('a faulty server', () => {
  /** Runs a few cases on the fake behind a layer. */
  async function meet(variant: Partial<Variant>, only: readonly string[]): Promise<RunResult> {
    await plant(null);
    const server = await startVariant(fake, { name: 'misbehaves', ...variant });
    try {
      return await run(server.host, { only, patience: 300 });
    } finally {
      server.stop();
    }
  }
  const checks = ({ failures }: RunResult) => failures.map(({ check, caseId }) => [caseId, check]);
  const done = ({ cases }: RunResult) => cases.map(({ id }) => id);

  test('with a handshake that hangs causes a finding, and the run continues', async () => {
    const result = await meet({ hangs: true }, ['chat.typing', 'board.tree']);
    expect(checks(result)).toEqual([['chat.typing', 'socket.open']]);
    expect(done(result)).toEqual(['setup', 'chat.typing', 'board.tree']);
    expect(result.leftovers).toEqual([]);
  });

  test('that drops a connection causes a finding of that call, and the run continues', async () => {
    const result = await meet(
      {
        answer({ method, path }) {
          if (method === 'GET' && /^\/api\/posts\/.+/.test(path)) throw new Error('dropped');
          return undefined;
        },
      },
      ['board.tree', 'board.list'],
    );
    expect(checks(result)).toEqual([['board.tree', 'http.answer']]);
    expect(result.failures[0]?.subject).toBe('getPost');
    expect(done(result)).toEqual(['setup', 'board.tree', 'board.list']);
  });

  test('that disappears during the run causes one finding with a list of remaining data', async () => {
    let calls = 0;
    const result = await meet(
      {
        answer() {
          calls += 1;
          if (calls > 60) throw new Error('gone');
          return undefined;
        },
      },
      ['likes.', 'board.', 'read.', 'form.'],
    );
    expect(new Set(checks(result).map(([, check]) => check))).toEqual(new Set(['http.answer']));
    expect(result.skipped.length).toBeGreaterThan(100);
    expect(result.leftovers).toHaveLength(4);
    await plant(null);
  });

  test('an address without a server is no finding', async () => {
    await expect(run('http://127.0.0.1:9')).rejects.toThrow(Unreachable);
  });

  test('a waived check is no failure and is in every report with its reason', async () => {
    await plant('46');
    const because = 'the team disputes it <at length>';
    const result = await run(fake.host, { only: ['likes.match'], waived: new Map([['likes.mutual', because]]) });
    await plant(null);
    expect(textsOf(result.failures)).toEqual([]);
    expect(result.waived.map(({ check }) => check)).toEqual(['likes.mutual']);
    const facts = factsOf(fake);
    for (const text of [html(contract, result, facts), junit(result), sarif(result), har(result)]) {
      expect(text).toMatch(/the team disputes it (?:<|&lt;)at length/);
    }
  });
});

describe('the reports', () => {
  test('point to the line of the contract and contain no token and no password', async () => {
    await plant('46');
    const result = await run(fake.host, { only: ['likes.'] });
    await plant(null);
    const facts = factsOf(fake);
    const texts = [html(contract, result, facts), har(result), sarif(result), page(result, facts), github(result)];
    for (const text of texts) {
      expect(text).not.toMatch(/bearer-[a-z0-9]/i);
      expect(text).not.toContain('conformance-kit-1');
    }
    expect(texts[0]).toContain('npx kit replay likes.mutual/getLikeStatus/likes.match');
    const [finding] = (JSON.parse(texts[2] ?? '') as { runs: { results: unknown[] }[] }).runs[0]?.results ?? [];
    const line = Number(result.failures[0]?.source.split(':')[1]);
    expect(texts[4]).toContain(`::error file=openapi.yaml,line=${line},title=likes.mutual/getLikeStatus/likes.match::`);
    expect(texts[4]?.split('\n').filter((one) => !one.startsWith('::'))).toEqual(['']);
    expect(finding).toMatchObject({
      ruleId: 'likes.mutual',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'openapi.yaml' }, region: { startLine: line } } }],
    });
  });

  test('contain no token and no password in findings, however they are printed', async () => {
    await plant('logIn:200:status');
    const { failures } = await run(fake.host, { only: ['none'] });
    await plant(null);
    expect(failures.map(({ subject }) => subject)).toContain('logIn');
    expect(JSON.stringify(failures)).not.toMatch(/bearer-[a-z0-9]|conformance-kit-1/i);
  });
});
