import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Incident, onIncident } from '../lib/incidents/incidents.ts';
import type { ServerFrame } from './generated/frames.ts';
import { openSocket, readFrame } from './socket.ts';
import { ME, message, notification, REN } from '../../tests/simulation/rig.ts';
import type { ConnectionState } from './types.ts';

class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  static last = () => FakeSocket.all.at(-1) as FakeSocket;
  readyState = 0;
  binaryType = 'blob';
  readonly sent: string[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }
  send = (text: string) => void this.sent.push(text);
  close = () => this.drop(1000);
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  drop(code = 1006) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }
  deliver = (text: string) => void this.dispatchEvent(new MessageEvent('message', { data: text }));
}

const RETRY = 5_000;
let states: ConnectionState[];
let frames: ServerFrame[];
let token: string;
let refusals: number;
const kinds = () => states.map((state) => (state.kind === 'waiting' ? `waiting ${state.attempt}` : state.kind));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  FakeSocket.all.length = 0;
  states = [];
  frames = [];
  token = 'first';
  refusals = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

async function start() {
  const connection = openSocket({
    address: () => `wss://host/ws/user-1?token=${token}`,
    listener: {
      receive: (frame) => void frames.push(frame),
      connectionChanged: (state) => void states.push(state),
    },
    onRefused: () => (refusals += 1),
  });
  await vi.advanceTimersByTimeAsync(0);
  return connection;
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a connection', () => {
  test('RT1: opens with the token of the moment', async () => {
    const connection = await start();
    FakeSocket.last().open();
    token = 'second';
    FakeSocket.last().drop();
    await wait(RETRY);
    expect(FakeSocket.all.map((socket) => socket.url.split('=')[1])).toEqual(['first', 'second']);
    expect(kinds()).toEqual(['open', 'waiting 1']);
    connection.close();
  });

  test('RT2, RT4: tries five times more, five seconds apart, and then says that it failed', async () => {
    const connection = await start();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      FakeSocket.last().drop();
      await wait(RETRY - 1);
      expect(FakeSocket.all).toHaveLength(attempt);
      await wait(1);
      expect(FakeSocket.all).toHaveLength(attempt + 1);
    }
    FakeSocket.last().drop();
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(6);
    expect(kinds()).toEqual(['waiting 1', 'waiting 2', 'waiting 3', 'waiting 4', 'waiting 5', 'failed']);
    connection.close();
  });

  test('publishes each attempt that fails, and none when a connection is lost', async () => {
    vi.stubEnv('VITE_REPORT_URL', 'https://reports.example.com');
    const incidents: Incident[] = [];
    const stop = onIncident((incident) => void incidents.push(incident));
    const connection = await start();
    FakeSocket.last().open();
    FakeSocket.last().drop();
    expect(incidents).toEqual([]);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await wait(RETRY);
      FakeSocket.last().drop();
    }
    expect(incidents).toEqual([
      ...[2, 3, 4, 5].map((attempt) => ({ kind: 'socket', attempt, isLast: false })),
      { kind: 'socket', attempt: 5, isLast: true },
    ]);
    stop();
    connection.close();
  });

  test('RT96: says at once that the policy blocks it, and tries again only on request', async () => {
    const violation = (blockedURI: string, disposition = 'enforce') =>
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, disposition }));
    const connection = await start();
    violation('https://third.example');
    violation('wss://host', 'report');
    expect(kinds()).toEqual([]);
    // Chromium: an error without a close.
    FakeSocket.last().readyState = 3;
    FakeSocket.last().dispatchEvent(new Event('error'));
    violation('wss://host');
    await wait(10 * RETRY);
    expect(states.at(-1)).toEqual({ kind: 'failed', isBlocked: true });
    expect(FakeSocket.all).toHaveLength(1);
    connection.reconnect();
    await wait(0);
    expect(FakeSocket.all).toHaveLength(2);
    connection.close();
    violation('wss://host');
    expect(kinds().at(-1)).toBe('closed');
  });

  test('RT8: reports each failed handshake and each close with 4401, and no lost connection', async () => {
    const connection = await start();
    FakeSocket.last().drop();
    expect(refusals).toBe(1);
    await wait(RETRY);
    FakeSocket.last().open();
    FakeSocket.last().drop(1006);
    expect(refusals).toBe(1);
    await wait(RETRY);
    FakeSocket.last().open();
    FakeSocket.last().drop(4401);
    expect(refusals).toBe(2);
    await wait(RETRY);
    FakeSocket.last().drop();
    expect(refusals).toBe(3);
    await wait(RETRY);
    const last = FakeSocket.last();
    connection.close();
    last.drop();
    expect(refusals).toBe(3);
  });

  test('RT3: counts anew only after five seconds of connection', async () => {
    const connection = await start();
    for (let drop = 1; drop <= 6; drop += 1) {
      FakeSocket.last().open();
      await wait(4_999);
      FakeSocket.last().drop();
      await wait(RETRY);
    }
    expect(states.at(-1)).toEqual({ kind: 'failed' });

    connection.reconnect();
    await wait(0);
    FakeSocket.last().drop();
    await wait(RETRY);
    FakeSocket.last().open();
    await wait(5_000);
    FakeSocket.last().drop();
    expect(states.at(-1)).toEqual({ kind: 'waiting', attempt: 1 });
    connection.close();
  });

  test.each([
    ['the person', () => undefined],
    ['the browser coming online', () => window.dispatchEvent(new Event('online'))],
    ['the page becoming visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('RT4: begins anew at once by %s, in a wait too', async (_who, hint) => {
    const connection = await start();
    FakeSocket.last().drop();
    if (hint() === undefined) connection.reconnect();
    await wait(0);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last().open();
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(kinds()).toEqual(['waiting 1', 'connecting', 'open']);
    connection.close();
  });

  test('RT4: hints change nothing while it is up', async () => {
    const connection = await start();
    FakeSocket.last().open();
    window.dispatchEvent(new Event('online'));
    connection.reconnect();
    await wait(0);
    expect(FakeSocket.all).toHaveLength(1);
    connection.close();
  });

  test('RT4: takes itself for lost when the browser goes offline, and is back with it', async () => {
    const connection = await start();
    const first = FakeSocket.last();
    first.open();
    window.dispatchEvent(new Event('offline'));
    expect(connection.send({ type: 'ping' })).toBe(false);
    expect(first.readyState).toBe(3);
    await wait(0);
    FakeSocket.last().drop();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await wait(0);
    FakeSocket.last().open();
    expect(kinds()).toEqual(['open', 'connecting', 'waiting 1', 'connecting', 'open']);
    expect(FakeSocket.all).toHaveLength(3);
    connection.close();
  });

  test('RT5: closes for good, during a wait too, and delivers nothing more', async () => {
    const connection = await start();
    FakeSocket.last().open();
    const socket = FakeSocket.last();
    connection.close();
    socket.deliver('{"type":"pong"}');
    window.dispatchEvent(new Event('online'));
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(frames).toEqual([]);
    expect(kinds()).toEqual(['open', 'closed']);

    const waiting = await start();
    FakeSocket.last().drop();
    waiting.close();
    waiting.reconnect();
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('RT5: lets a handshake finish before it closes, and tries no more after one that fails', async () => {
    const opening = await start();
    const first = FakeSocket.last();
    opening.close();
    await wait(1_000);
    expect(first.readyState).toBe(0);
    first.open();
    expect(first.readyState).toBe(3);

    const failing = await start();
    failing.close();
    FakeSocket.last().drop();
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(kinds()).toEqual(['closed', 'closed']);
  });

  test('RT6, RT9: pings every 30 s while open, and sends nothing otherwise', async () => {
    const connection = await start();
    expect(connection.send({ type: 'typing_start', conversation_id: 'c' })).toBe(false);
    await wait(30_000);
    FakeSocket.last().open();
    expect(FakeSocket.last().sent).toEqual(['{"type":"ping"}']);
    expect(connection.send({ type: 'typing_start', conversation_id: 'c' })).toBe(true);
    await wait(29_999);
    expect(FakeSocket.last().sent).toHaveLength(2);
    await wait(30_001);
    expect(FakeSocket.last().sent).toEqual([
      '{"type":"ping"}',
      '{"type":"typing_start","conversation_id":"c"}',
      '{"type":"ping"}',
      '{"type":"ping"}',
    ]);
    connection.close();
  });

  test('RT6: pings at every timer of a hidden page, which come once a minute', async () => {
    const connection = await start();
    Object.assign(document, { visibilityState: 'hidden' });
    FakeSocket.last().open();
    for (let minute = 0; minute < 3; minute += 1) {
      await wait(9_999);
      vi.setSystemTime(Date.now() + 50_000);
      await wait(1);
    }
    expect(FakeSocket.last().sent).toHaveLength(4);
    expect(kinds()).toEqual(['open']);
    connection.close();
  });

  test('RT7: lets valid frames through, and no others', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    const connection = await start();
    FakeSocket.last().open();
    for (const text of ['{', '[]', '{"type":"user_status","user_id":7}', '{"type":"dance"}', '{"type":"dance"}']) {
      FakeSocket.last().deliver(text);
    }
    FakeSocket.last().deliver('{"type":"user_status","user_id":"user-2","is_online":true,"since":"today"}');
    expect(frames).toMatchObject([{ type: 'user_status', user_id: 'user-2', is_online: true }]);
    expect(warn).toHaveBeenCalledTimes(3);
    expect(debug).toHaveBeenCalledTimes(1);
    connection.close();
  });
});

describe('the timings of a connection', () => {
  test('RT2: gives one attempt ten seconds, and takes it for failed then', async () => {
    const connection = await start();
    await wait(9_999);
    expect(kinds()).toEqual([]);
    await wait(1);
    expect(kinds()).toEqual(['waiting 1']);
    await wait(RETRY);
    expect(FakeSocket.all).toHaveLength(2);
    connection.close();
  });
});

describe('a connection that is closed', () => {
  test('RT5: leaves no timer and no listener behind, and is closed once', async () => {
    const removed: string[] = [];
    for (const target of [window, document])
      target.removeEventListener = ((type: string) => void removed.push(type)) as typeof target.removeEventListener;
    const connection = await start();
    FakeSocket.last().open();
    connection.doubt('missed');
    connection.close();
    connection.close();
    expect(kinds()).toEqual(['open', 'closed']);
    expect(removed).toEqual(['online', 'offline', 'visibilitychange', 'securitypolicyviolation']);
    await wait(30_000);
    expect(kinds()).toEqual(['open', 'closed']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('hints', () => {
  test('RT4: a page that becomes hidden is none', async () => {
    const connection = await start();
    FakeSocket.last().drop();
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(0);
    expect(FakeSocket.all).toHaveLength(1);
    connection.close();
  });

  test('RT4: while the first attempt is under way none begins another', async () => {
    const connection = await start();
    window.dispatchEvent(new Event('online'));
    connection.reconnect();
    await wait(0);
    expect(FakeSocket.all).toHaveLength(1);
    connection.close();
  });

  test('RT4: after the attempts are used up the person begins a new series of five', async () => {
    const connection = await start();
    for (let attempt = 0; attempt <= 5; attempt += 1) {
      FakeSocket.last().drop();
      await wait(RETRY);
    }
    expect(kinds().at(-1)).toBe('failed');
    connection.reconnect();
    await wait(0);
    expect(FakeSocket.all).toHaveLength(7);
    expect(states.at(-1)).toEqual({ kind: 'connecting' });
    FakeSocket.last().drop();
    expect(kinds().at(-1)).toBe('waiting 1');
    connection.close();
  });
});

describe('an old socket', () => {
  test('RT4: whose attempt succeeds after another was started is closed and not used', async () => {
    const connection = await start();
    FakeSocket.last().drop();
    await wait(RETRY);
    const old = FakeSocket.last();
    connection.reconnect();
    await wait(0);
    old.open();
    expect(kinds()).toEqual(['waiting 1', 'connecting']);
    expect(old.readyState).toBe(3);
    connection.close();
  });

  test('RT4: that is still closing is ignored', async () => {
    const connection = await start();
    const old = FakeSocket.last();
    old.open();
    old.close = () => void (old.readyState = 2);
    window.dispatchEvent(new Event('offline'));
    old.deliver('{"type":"user_status","user_id":"user-2","is_online":true}');
    expect(frames).toEqual([]);
    connection.close();
  });

  test('RT9: frames during its closing are not kept for the next', async () => {
    const connection = await start();
    FakeSocket.last().open();
    FakeSocket.last().readyState = 2;
    expect(connection.send({ type: 'typing_start', conversation_id: 'c' })).toBe(false);
    FakeSocket.last().drop();
    await wait(RETRY);
    FakeSocket.last().open();
    expect(FakeSocket.last().sent).toEqual(['{"type":"ping"}']);
    connection.close();
  });
});

describe('an open connection that is silent', () => {
  const PONG = '{"type":"pong"}';
  const ONLINE = '{"type":"online_users","users":[]}';
  const isReplaced = () => states.at(-1)?.kind === 'connecting';
  /** Returns the seconds until the connection is replaced. */
  async function untilReplaced(): Promise<number> {
    const before = Date.now();
    while (!isReplaced()) await wait(1_000);
    return (Date.now() - before) / 1_000;
  }
  const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
  const show = (visibilityState = 'visible') => {
    Object.assign(document, { visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  /** Opens the current socket and has the server send these frames. */
  async function open(...frames: string[]): Promise<void> {
    // A timer that is set by another one fires 1 ms later.
    await wait(1);
    FakeSocket.last().open();
    for (const frame of frames) FakeSocket.last().deliver(frame);
  }
  const messageFrame = (type: 'message_sent' | 'new_message') =>
    JSON.stringify({ type, message: message({ from: type === 'message_sent' ? ME : REN }) });

  test('RT93: is replaced 10 s after a ping without an answer, so 40 s after its end at the latest', async () => {
    const connection = await start();
    await open(PONG);
    const old = FakeSocket.last();
    await wait(39_998);
    expect(kinds()).toEqual(['open']);
    await wait(1);
    expect(kinds()).toEqual(['open', 'connecting']);
    expect(old.readyState).toBe(3);
    await open();
    expect(kinds()).toEqual(['open', 'connecting', 'open']);
    connection.close();
  });

  test('RT93, RT95: a server that answers again is replaced as early the next times', async () => {
    const connection = await start();
    for (let turn = 1; turn <= 5; turn += 1) {
      await open(PONG);
      await wait(45_000);
      expect(kinds().filter((kind) => kind === 'connecting')).toHaveLength(turn);
    }
    connection.close();
  });

  test.each([
    ['any frame is an answer', [PONG], ONLINE],
    ['a frame that is not valid is one', [PONG], '{"type":"dance"}'],
    ['a server that never sent pong owes none', [ONLINE], null],
  ])('RT93: %s', async (_what, atOpening, answer) => {
    vi.spyOn(console, 'debug').mockReturnValue();
    const connection = await start();
    await open(...atOpening);
    for (let ping = 0; ping < 4; ping += 1) {
      await wait(30_000);
      if (answer !== null) FakeSocket.last().deliver(answer);
    }
    expect(kinds()).toEqual(['open']);
    connection.close();
  });

  test('RT93: a server that sends pong no longer is left alone after one new connection', async () => {
    const connection = await start();
    await open(PONG);
    await wait(40_000);
    expect(isReplaced()).toBe(true);
    await open();
    expect(FakeSocket.last().sent).toEqual(['{"type":"ping"}']);
    await wait(600_000);
    expect(kinds()).toEqual(['open', 'connecting', 'open']);
    connection.close();
  });

  test('RT91: is replaced at once when an own message is not confirmed', async () => {
    const connection = await start();
    connection.doubt('unconfirmed');
    expect(kinds()).toEqual([]);
    await open();
    FakeSocket.last().deliver(PONG);
    connection.doubt('unconfirmed');
    expect(kinds()).toEqual(['open', 'connecting']);
    await open();
    expect(FakeSocket.last().sent).toEqual([]);
    connection.close();
  });

  test.each([
    ['nothing', null, true],
    ['a pong', PONG, false],
    ['what was missed', messageFrame('new_message'), false],
  ])('RT92: a snapshot with something new, and %s within 5 s', async (_what, frame, isLost) => {
    const connection = await start();
    await open();
    connection.doubt('missed');
    expect(FakeSocket.last().sent).toEqual(['{"type":"ping"}', '{"type":"ping"}']);
    await wait(4_999);
    expect(kinds()).toEqual(['open']);
    if (frame !== null) FakeSocket.last().deliver(frame);
    await wait(1);
    expect(isReplaced()).toBe(isLost);
    connection.close();
  });

  test.each([
    ['closes', () => FakeSocket.last().drop(), 'waiting 1'],
    ['is replaced', () => void window.dispatchEvent(new Event('offline')), 'connecting'],
  ])('RT92: no frame is awaited any more from a connection that %s meanwhile', async (_what, lose, state) => {
    const connection = await start();
    await open();
    await wait(1_000);
    connection.doubt('missed');
    await wait(1_000);
    lose();
    await wait(RETRY);
    await open();
    await wait(5_000);
    expect(kinds()).toEqual(['open', state, 'open']);
    connection.doubt('unconfirmed');
    expect(isReplaced()).toBe(true);
    connection.close();
  });

  test.each([
    ['visible', 20_000, [ONLINE], false],
    ['visible', 31_000, [ONLINE], true],
    ['hidden', 31_000, [ONLINE], false],
    ['hidden', 76_000, [ONLINE], true],
    ['hidden', 76_000, [PONG], true],
  ])('RT94: a %s page whose timer is %i ms late, after %j', async (visibility, late, atOpening, isLost) => {
    const connection = await start();
    await open(...atOpening);
    show(visibility);
    await wait(9_998);
    sleep(late);
    await wait(1);
    expect(isReplaced()).toBe(isLost);
    connection.close();
  });

  test('RT94: a page that is shown after a short sleep asks a server that knows pong', async () => {
    const connection = await start();
    await open(PONG);
    sleep(31_000);
    show();
    expect(FakeSocket.last().sent).toHaveLength(2);
    FakeSocket.last().deliver(PONG);
    await wait(5_000);
    show();
    expect(FakeSocket.last().sent).toHaveLength(2);
    sleep(31_000);
    show();
    await wait(4_999);
    expect(kinds()).toEqual(['open']);
    await wait(1);
    expect(kinds()).toEqual(['open', 'connecting']);
    await open();
    expect(FakeSocket.last().sent).toEqual(['{"type":"ping"}']);
    connection.close();
  });

  test('RT94, RT90: a page that is shown after a long sleep connects at once', async () => {
    const connection = await start();
    await open(PONG);
    sleep(76_000);
    show();
    await open();
    show();
    expect(kinds()).toEqual(['open', 'connecting', 'open']);
    connection.close();
  });

  test('RT95: is replaced after pauses of 15 s, 30 s and so on up to 8 min while nothing is confirmed', async () => {
    const connection = await start();
    const replacedAfter: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      await open(ONLINE);
      connection.doubt('unconfirmed');
      if (!isReplaced()) FakeSocket.last().deliver(messageFrame('new_message'));
      replacedAfter.push(await untilReplaced());
    }
    expect(replacedAfter).toEqual([0, 15, 30, 60, 120, 240, 480, 480]);
    connection.close();
  });

  test.each([
    ['unconfirmed', messageFrame('message_sent')],
    ['missed', messageFrame('new_message')],
    ['missed', JSON.stringify({ type: 'new_notification', notification: notification() })],
  ] as const)(
    'RT95: evidence that waits (%s) is dropped by the frame that was missed, which makes the pause short again',
    async (because, frame) => {
      const connection = await start();
      for (let turn = 0; turn < 3; turn += 1) {
        await open();
        connection.doubt(because);
        await untilReplaced();
      }
      await open();
      connection.doubt(because);
      await wait(5_000);
      FakeSocket.last().deliver(frame);
      await wait(61_000);
      expect(isReplaced()).toBe(false);
      for (let turn = 0; turn < 2; turn += 1) {
        connection.doubt(because);
        expect(await untilReplaced()).toBeLessThanOrEqual(15);
        await open(frame);
      }
      connection.doubt(because);
      await wait(5_000);
      FakeSocket.last().deliver(frame);
      connection.doubt(because);
      expect(await untilReplaced()).toBeLessThanOrEqual(15);
      connection.close();
    },
  );

  test('RT95: no evidence of a connection that is lost counts against the next one', async () => {
    const connection = await start();
    await open();
    connection.doubt('unconfirmed');
    await open();
    connection.doubt('unconfirmed');
    await wait(10_000);
    FakeSocket.last().drop();
    await wait(RETRY);
    await open();
    await wait(20_000);
    expect(kinds()).toEqual(['open', 'connecting', 'open', 'waiting 1', 'open']);
    connection.close();
  });

  test('RT95: a clock that is set back does not make the pause longer', async () => {
    const connection = await start();
    await open();
    connection.doubt('unconfirmed');
    await open();
    sleep(-3_600_000);
    connection.doubt('unconfirmed');
    await wait(15_000);
    expect(isReplaced()).toBe(true);
    connection.close();
  });
});

describe('RT7: a frame', () => {
  test.each([
    ['{', 1, 0],
    ['[]', 1, 0],
    ['null', 1, 0],
    ['"text"', 1, 0],
    ['{}', 1, 0],
    ['{"type":7}', 1, 0],
    ['{"type":"user_status"}', 1, 0],
    ['{"type":"waltz"}', 0, 1],
    ['{"type":"waltz"}', 0, 0],
    ['{"type":"sing"}', 0, 1],
  ])('%s is none: %d failures, %d details', (text, failures, details) => {
    const said = {
      warn: vi.spyOn(console, 'warn').mockReturnValue(),
      debug: vi.spyOn(console, 'debug').mockReturnValue(),
    };
    expect(readFrame(text)).toBeNull();
    expect([said.warn.mock.calls.length, said.debug.mock.calls.length]).toEqual([failures, details]);
  });
});

test.each([
  'secret words of somebody',
  '{"type":"new_message","message":{"content":"secret words"} secret',
  '{"type":"new_message","message":"secret words"}',
  '{"type":"new_message","message":{"id":"1","content":7,"secret":"secret"}}',
])('the log holds nothing of what a frame against the contract says: %s', (text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(readFrame(text)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
});

test('a frame that breaks the contract is published, and one of an unknown type is not', () => {
  vi.stubEnv('VITE_REPORT_URL', 'https://reports.example.com');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'debug').mockReturnValue();
  const incidents: Incident[] = [];
  const stop = onIncident((incident) => void incidents.push(incident));
  for (const text of ['{', '{"type":"user_status"}', '{"type":"polka"}', '{"type":"pong"}']) readFrame(text);
  expect(incidents).toEqual([
    { kind: 'frame', frame: undefined },
    { kind: 'frame', frame: { type: 'user_status' } },
  ]);
  stop();
});
