import { afterEach, describe, expect, it, vi } from 'vitest';
import { hana } from '../../personas/hana.ts';
import { mio } from '../../personas/mio.ts';
import { HOUR } from '../../world/clock.ts';
import { type Journal, memoryJournal } from './journal.ts';
import type { LogEntry, PanelAnswer, PanelAsk, PanelCallName, PanelState } from '../panel/panelCalls.ts';
import { createWorldClient, type WorldClient } from './worldClient.ts';
import { createWorldHost } from './worldHost.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/**
 * The shared World of one browser; `visit` opens a tab. A second browser with the same journal simulates a later visit.
 */
function openBrowser(journal: Journal = memoryJournal()) {
  const host = createWorldHost({
    journal: Promise.resolve(journal),
    read: { file: () => Promise.resolve(new Blob(['clip'])), portraits: () => Promise.resolve({ none: ['<svg/>'] }) },
  });
  return {
    journal,
    async visit(scenario: string | null = null) {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      host.attach(port2);
      const client = createWorldClient(port1);
      const welcome = await client.hello(scenario, 0);
      return { client, welcome };
    },
  };
}

/** Executes a call of the panel and returns its result; fails the test on an error. */
async function get<Name extends PanelCallName>(
  { panel }: WorldClient,
  name: Name,
  ask: PanelAsk<Name>,
): Promise<PanelAnswer<Name>> {
  const result = await panel.ask(name, ask);
  if (!result.ok) throw new Error(result.message);
  return result.answer;
}

async function problemOf(asked: ReturnType<WorldClient['panel']['ask']>): Promise<string> {
  const result = await asked;
  return result.ok ? 'none' : result.message;
}

function stateOf({ panel }: WorldClient): Promise<PanelState> {
  return new Promise((resolve) => {
    const stop = panel.watch((state) => {
      stop();
      resolve(state);
    });
  });
}

async function logInAs(client: WorldClient, query: string): Promise<{ token: string; id: string }> {
  const [person] = (await get(client, 'people', { token: null, query })).people;
  const id = person?.id ?? 'nobody';
  return { ...(await get(client, 'logIn', { userId: id })), id };
}

function call(client: WorldClient, token: string, path: string, init: RequestInit = {}): Promise<Response | null> {
  const headers = { Authorization: `Bearer ${token}` };
  return client.fetch(new Request(`http://app.test${path}`, { ...init, headers }));
}

/** Creates a post with a file. */
function post(client: WorldClient, token: string): Promise<Response | null> {
  const body = new FormData();
  body.set('content', '録音しました');
  body.set('media_duration', '3');
  body.set('media_file', new File([new Uint8Array([0, 128, 255])], '音.webm', { type: 'audio/webm' }));
  return call(client, token, '/api/posts/', { method: 'POST', body });
}

const postsOf = async (client: WorldClient, token: string): Promise<{ content: string; media_url: string | null }[]> =>
  (await (await call(client, token, '/api/posts/'))?.json()) as { content: string; media_url: string | null }[];

describe('the mock panel and the World', () => {
  it('lists users by a part of their name and logs in as them with the operation of the contract', async () => {
    const { client } = await openBrowser().visit('default');
    const everybody = await get(client, 'people', { token: null, query: '' });
    expect(everybody.me).toBeNull();
    expect(everybody.people.slice(0, 4).map(({ email }) => email.split('@')[0])).toEqual([
      'hana',
      'ren',
      'sora',
      'mio',
    ]);
    const { token } = await logInAs(client, 'はな');
    const found = await get(client, 'people', { token, query: '' });
    expect(found.me?.email).toBe(hana.email);
    expect(found.people.some(({ email }) => email === hana.email)).toBe(false);
    expect((await get(client, 'people', { token, query: 'だれでもない' })).people).toEqual([]);
  });

  it('shows why a user cannot be logged in', async () => {
    const { client } = await openBrowser().visit('default');
    const [person] = (await get(client, 'people', { token: null, query: mio.email })).people;
    const asked = client.panel.ask('logIn', { userId: person?.id ?? '' });
    expect(await problemOf(asked)).toBe('メールアドレスが確認されていません');
  });

  it('keeps its settings after the worker has ended', async () => {
    const browser = openBrowser();
    const { client } = await browser.visit('default');
    await get(client, 'setLatency', { latency: 1 });
    await get(client, 'planFault', { operationId: 'listPosts', status: 500, rate: 0.5 });
    await get(client, 'cutSockets', {});
    await get(client, 'advance', { milliseconds: HOUR });
    const journal = browser.journal;

    const { client: later } = await openBrowser(journal).visit();
    await later.panel.ask('setLatency', { latency: 1 });
    const state = await stateOf(later);
    expect(state).toMatchObject({
      latency: 1,
      isCut: true,
      faults: [{ operationId: 'listPosts', status: 500, rate: 0.5 }],
    });
    expect(Math.abs(state.ahead - HOUR)).toBeLessThan(1_000);
    expect(later.isCut()).toBe(true);
  });

  it('starts a scenario at the machine’s time without faults, and notifies the other tabs', async () => {
    const browser = openBrowser();
    const { client } = await browser.visit('default');
    const { client: other } = await browser.visit();
    const [own, foreign] = [vi.fn<() => void>(), vi.fn<() => void>()];
    client.onReplaced(own);
    other.onReplaced(foreign);
    await get(client, 'planFault', { status: 500 });
    await get(client, 'advance', { milliseconds: HOUR });
    expect(await get(client, 'restart', { scenario: 'expired' })).toEqual({ staleSession: true });
    await waitFor(() => expect(foreign).toHaveBeenCalledOnce());
    expect(own).not.toHaveBeenCalled();
    const state = await stateOf(client);
    expect(state).toMatchObject({ scenario: 'expired', faults: [] });
    expect(Math.abs(state.ahead)).toBeLessThan(1_000);
  });

  it('notifies a page that requested another scenario that the World was replaced', async () => {
    const browser = openBrowser();
    expect((await browser.visit('default')).welcome.replaced).toBe(false);
    expect((await browser.visit('default')).welcome.replaced).toBe(false);
    expect((await browser.visit('empty')).welcome.replaced).toBe(true);
    expect((await openBrowser(browser.journal).visit('default')).welcome.replaced).toBe(true);
  });

  it('drops the settings of a World together with it', async () => {
    const browser = openBrowser();
    const { client } = await browser.visit('default');
    await get(client, 'planFault', { operationId: 'listPosts', status: 500 });
    await openBrowser(browser.journal).visit('empty');
    const { client: later } = await openBrowser(browser.journal).visit();
    expect(await stateOf(later)).toMatchObject({ scenario: 'empty', faults: [] });
  });

  it('starts a new World when its journal cannot be replayed, and reports that', async () => {
    const { visit, journal } = openBrowser();
    const { client } = await visit('default');
    await get(client, 'advance', { milliseconds: HOUR });
    journal.append({ kind: 'of another version' } as never);
    const { welcome } = await openBrowser(journal).visit();
    expect([welcome.replaced, welcome.lost]).toEqual([
      true,
      expect.stringMatching(/starts again, and everybody is logged out/),
    ]);
  });

  it('keeps a World in which code of another branch has called an operation that this code lacks', async () => {
    const { visit, journal } = openBrowser();
    const { client } = await visit('default');
    const { token } = await logInAs(client, 'はな');
    const input = { params: undefined, query: undefined, body: {} };
    journal.append({ kind: 'call', at: Date.now(), operationId: 'noSuchOperation' as never, token, input });
    const later = await openBrowser(journal).visit();
    expect(later.welcome).toMatchObject({ replaced: false, lost: expect.stringContaining('noSuchOperation') });
    expect((await call(later.client, token, '/api/users/me'))?.status).toBe(200);
  });

  it('removes the fault of all operations and keeps the others', async () => {
    const { client } = await openBrowser().visit('default');
    await get(client, 'planFault', { operationId: 'listPosts', status: 500 });
    await get(client, 'planFault', { status: 503 });
    await get(client, 'dropFault', { operationId: undefined });
    expect((await stateOf(client)).faults).toEqual([{ operationId: 'listPosts', status: 500 }]);
  });

  it('lists calls and frames, newest first, without secrets', async () => {
    const { client } = await openBrowser().visit('default');
    const { token, id } = await logInAs(client, 'はな');
    const socket = client.openSocket(id, token, { send: () => undefined, close: () => undefined });
    socket.receive(JSON.stringify({ type: 'ping' }));
    await call(client, token, '/api/posts/?secret=1');
    await call(client, 'wrong', '/api/auth/me');
    const { log } = await stateOf(client);
    const words = (entry: LogEntry) =>
      entry.kind === 'frame' ? [entry.direction, entry.type] : [entry.operationId, entry.status];
    expect(log.map(words)).toEqual([
      [null, 404],
      ['listPosts', 200],
      ['toPage', 'pong'],
      ['fromPage', 'ping'],
      ['toPage', 'online_users'],
      ['logIn', 200],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/bearer|password|secret/i);
  });

  it('exports a World and imports it in another browser, with its files', async () => {
    const { client } = await openBrowser().visit('default');
    const { token, id } = await logInAs(client, 'はな');
    expect((await post(client, token))?.status).toBe(201);
    await get(client, 'performPartnerAction', { kind: 'notification', me: id });
    await get(client, 'advance', { milliseconds: HOUR });
    const { text } = await get(client, 'exportWorld', {});

    const { client: elsewhere } = await openBrowser().visit('empty');
    expect(await get(elsewhere, 'importWorld', { text })).toEqual({ staleSession: false });
    const [written] = await postsOf(elsewhere, token);
    expect(written?.content).toBe('録音しました');
    const file = await call(elsewhere, token, written?.media_url ?? '');
    expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(new Uint8Array([0, 128, 255]));
    const state = await stateOf(elsewhere);
    expect(state.scenario).toBe('default');
    expect(Math.abs(state.ahead - HOUR)).toBeLessThan(1_000);
    expect((await get(elsewhere, 'exportWorld', {})).text).toBe(text);
  });

  it('rejects an invalid file with a message and changes nothing', async () => {
    const { client } = await openBrowser().visit('default');
    const { token } = await logInAs(client, 'はな');
    await post(client, token);
    const { text } = await get(client, 'exportWorld', {});
    const bend = (change: (file: { version: number; beginning: { scenario: string }; commands: object[] }) => void) => {
      const file = JSON.parse(text) as Parameters<typeof change>[0];
      change(file);
      return JSON.stringify(file);
    };
    const before = await postsOf(client, token);
    const bad: [text: string, problem: string][] = [
      ['{', 'JSONとして読み取れないファイルです'],
      ['[]', 'モックの状態を書き出したファイルではありません'],
      [bend((file) => (file.version = 3)), 'このファイルの形式（バージョン3）は読み込めません'],
      [bend((file) => (file.beginning.scenario = 'moon')), 'ファイルの内容が正しくありません（beginning.scenario）'],
      [bend((file) => file.commands.push({ kind: 'dance' })), 'ファイルの内容が正しくありません（commands.2.kind）'],
      [
        bend((file) => Object.assign(file.commands[0] ?? {}, { input: { body: { email: 1 } } })),
        'ファイルの内容が正しくありません（commands.0.input.body）',
      ],
      [bend((file) => file.commands.shift()), 'ファイルに記録された操作を再現できませんでした'],
    ];
    for (const [file, problem] of bad) {
      expect(await problemOf(client.panel.ask('importWorld', { text: file }))).toBe(problem);
    }
    expect(await postsOf(client, token)).toEqual(before);
    expect((await get(client, 'exportWorld', {})).text).toBe(text);
  });

  it('sets a user online and offline again', async () => {
    const { client } = await openBrowser().visit('default');
    const [person] = (await get(client, 'people', { token: null, query: 'ren_drums' })).people;
    const partner = person?.id ?? '';
    await get(client, 'visit', { partner });
    expect((await stateOf(client)).visitors).toEqual([partner]);
    await get(client, 'visit', { partner });
    expect((await stateOf(client)).visitors).toEqual([]);
  });
});
