import { describe, expect, test } from 'vitest';
import { differenceOf } from '../view/difference.ts';
import { Secrets } from './secrets.ts';
import type { Exchange } from '../exchange.ts';
import { actsBefore, lastAct, lastAction, lastFrame, type Step, storyLines } from './story.ts';

const secrets = new Secrets();
const call = (method: string, path: string, status: number, requestBody = '', responseText = ''): Exchange =>
  ({
    method,
    url: `http://127.0.0.1${path}`,
    status,
    requestBody,
    responseText,
    operation: { operationId: path.split('/').at(-1), path: path.replace(/\d+$/, '{id}') },
  }) as Exchange;
const step = (exchange: Exchange, who = 'a'): Step => ({ kind: 'call', who, exchange });
/** As many as are listed whatever they are about, each of another kind. */
const lastWrites = [3, 4, 5, 6, 7, 8].map((at) => step(call('PUT', `/api/videos/${at}`, at)));
const listed = [3, 4, 5, 6, 7, 8].map((at) => `  ${at + 1} a PUT /api/videos/${at} → ${at}`);

describe('the steps before a failure', () => {
  test('are numbered, with reads as a count, and the failing call is marked', () => {
    const failing = call('GET', '/api/users/me', 200, '', '{"id":"2"}');
    const steps = [
      step(call('POST', '/api/auth/login', 200, '{"password":"password1"}', '{"access_token":"y"}'), 'nobody'),
      step(call('GET', '/api/profiles/me', 200)),
      step(call('GET', '/api/tags', 200)),
      step(failing, 'b'),
    ];
    expect(storyLines(steps, failing, secrets)).toEqual([
      '  1 nobody POST /api/auth/login {"password":"•••"} → 200 {"access_token":"•••1"}',
      '   … 2 reads',
      '  4 b GET /api/users/me → 200 {"id":"2"}   ◀ this one',
    ]);
  });

  test('count repeated calls of one kind, and distinguish tokens', () => {
    const verify = (token: string) => step(call('POST', '/api/mails/1', 200, `{"token":"${token}"}`), 'nobody');
    const steps = [verify('x'), verify('y'), verify('x'), verify('x'), step(call('DELETE', '/api/posts/1', 204))];
    expect(storyLines(steps, null, secrets)).toEqual([
      '  1 nobody POST /api/mails/1 {"token":"•••1"} → 200',
      '  2 nobody POST /api/mails/1 {"token":"•••2"} → 200',
      '   … 2 more of 1 → 200',
      '  5 a DELETE /api/posts/1 → 204',
    ]);
    expect(lastAction(steps, secrets)).toBe('a DELETE /api/posts/1 → 204');
  });

  test('show frames of both directions, and mark the failing one in any spelling', () => {
    const steps: Step[] = [
      { kind: 'frame', who: 'a', from: 'kit', text: '{"type":"ping"}' },
      { kind: 'frame', who: 'b', from: 'server', text: '{"type": "user_status", "user_id": "1"}' },
    ];
    expect(storyLines(steps, '{"type":"user_status","user_id":"1"}', secrets)).toEqual([
      `  1 a's socket → {"type":"ping"}`,
      `  2 b's socket ← {"type": "user_status", "user_id": "1"}   ◀ this one`,
    ]);
  });

  test('name the frame that came before an event, not what was sent after it', () => {
    const event = '{"type":"messages_read"}';
    const steps: Step[] = [
      { kind: 'frame', who: 'a', from: 'kit', text: '{"type":"mark_as_read"}' },
      { kind: 'frame', who: 'b', from: 'server', text: event },
      { kind: 'frame', who: 'a', from: 'kit', text: '{"type":"ping"}' },
    ];
    expect([lastFrame(steps, event)?.type, lastFrame(steps)?.type]).toEqual(['mark_as_read', 'ping']);
  });

  test('name the call that was still in progress when an event came', () => {
    const event = '{"type":"notification_read"}';
    const startedAt = new Date(1_000).toISOString();
    const steps: Step[] = [
      { kind: 'note', who: 'a', text: 'opens socket 1: open', curl: null },
      { kind: 'frame', who: 'a', from: 'server', text: event, at: 1_010 },
      step({ ...call('PATCH', '/api/notifications/7', 200), startedAt }),
      step({ ...call('DELETE', '/api/notifications/7', 200), startedAt: new Date(1_020).toISOString() }),
    ];
    expect(lastAction(steps, secrets, event)).toBe('a PATCH /api/notifications/7 → 200');
    expect(actsBefore(steps, null, event)).toEqual(['7']);
  });

  test('have no act to blame when a socket was opened last', () => {
    const write = call('POST', '/api/posts/', 201);
    const opened: Step = { kind: 'note', who: 'b', text: 'opens socket 1: open', curl: null };
    expect(lastAct([step(write)])).toBe(write);
    expect(lastAct([step(write), opened])).toBeNull();
  });

  test('are limited to those near the failing call', () => {
    const all = Array.from({ length: 40 }, (_, index) => call('PUT', `/things/7?${index}`, 200));
    const steps = all.map((exchange) => step(exchange));
    const story = storyLines(steps, all[20] ?? null, secrets);
    expect(story[0]).toBe('   … 10 earlier');
    expect(story.find((line) => line.includes('this one'))).toBe(' 21 a PUT /things/7?20 → 200   ◀ this one');
    expect(story.at(-1)).toBe('   … 16 later');
    expect(storyLines(steps, null, secrets).at(-1)).toBe(' 40 a PUT /things/7?39 → 200');
  });

  test('leave out what has to do with other things', () => {
    const made = (id: string) => {
      const exchange = call('POST', '/api/posts/', 201, '', `{"id":"${id}"}`);
      return { ...exchange, json: { id }, operation: { ...exchange.operation, operationId: `create ${id}` } };
    };
    const failing = call('GET', '/api/posts/1', 200);
    const steps = [
      step(made('1')),
      step(made('2')),
      step(call('DELETE', '/api/posts/2', 204)),
      ...lastWrites,
      step(failing),
    ];
    expect(storyLines(steps, failing, secrets)).toEqual([
      '  1 a POST /api/posts/ → 201 {"id":"1"}',
      '   … 2 steps about other things',
      ...listed,
      ' 10 a GET /api/posts/1 → 200   ◀ this one',
    ]);
  });

  test('list what created the resources of the difference, and the accounts that were deleted', () => {
    const post = (id: string) => ({ ...call('POST', '/api/posts/', 201, '', `{"id":"${id}"}`), json: { id } });
    const deletion = call('POST', '/api/users/admin/deleteAccount', 200);
    const failing = call('GET', '/api/posts', 200, '', '[]');
    const steps = [step(post('1')), step(deletion, 'nobody'), step(post('2')), ...lastWrites, step(failing)];
    expect(storyLines(steps, failing, secrets, '1 items, [0]: {"id":"1"} []')).toEqual([
      '  1 a POST /api/posts/ → 201 {"id":"1"}',
      '  2 nobody POST /api/users/admin/deleteAccount → 200',
      '   … 1 steps about other things',
      ...listed,
      ' 10 a GET /api/posts → 200 []   ◀ this one',
    ]);
  });

  test.each([
    ['{"content":"\u3164\u2800\u115f"}', String.raw`{"content":"\u3164\u2800\u115f"}`],
    ['{"content":"\u3000a\u200b"}', String.raw`{"content":"\u3000a\u200b"}`],
    [`{"password":"${'x'.repeat(129)}"}`, '{"password":"••• (129 UTF-16 code units)"}'],
    [String.raw`{"new_password":"パス\ud83d"}`, '{"new_password":"••• (3 UTF-16 code units, not all of them ASCII)"}'],
    ['{"password":"conformance-kit-1"}', '{"password":"•••"}'],
  ])('%s is shown as %s', (body, shown) => {
    const steps = [step(call('POST', '/api/posts', 422, body))];
    expect(storyLines(steps, null, secrets)).toEqual([`  1 a POST /api/posts ${shown} → 422`]);
  });
});

test('a token that came by mail is told with the mail', () => {
  const mailed = new Secrets();
  mailed.originOf = (token) => (token === 'y' ? 'reset link 2 of link1' : null);
  const reset = (token: string) => step(call('POST', '/api/reset', 200, `{"token":"${token}"}`), 'nobody');
  expect(storyLines([reset('x'), reset('y')], null, mailed)).toEqual([
    '  1 nobody POST /api/reset {"token":"•••1"} → 200',
    '  2 nobody POST /api/reset {"token":"•••2 (reset link 2 of link1)"} → 200',
  ]);
});

describe('of a long body', () => {
  const body = `{"bio":"${'x'.repeat(150)}","avatar_url":"/a.png","more":"${'y'.repeat(150)}"}`;

  test.each([
    ['the beginning is shown', '', `${body.slice(0, 160)}…`],
    ['the beginning is shown, which holds what differs', 'a profile bio: null', `${body.slice(0, 160)}…`],
    [
      'the property that differs is shown, too',
      'a profile avatar_url: "/b.png"',
      `${body.slice(0, 80)}…"avatar_url":"/a.png","more":"${'y'.repeat(80 - 30)}…`,
    ],
  ])('%s', (_title, difference, shown) => {
    const exchange = call('PUT', '/api/profiles/me', 200, '', body);
    const [line] = storyLines([step(exchange), step(call('DELETE', '/api/posts/1', 204))], null, secrets, difference);
    expect(line).toBe(`  1 a PUT /api/profiles/me → 200 ${shown}`);
  });
});

describe('the difference of two values', () => {
  const long = 'x'.repeat(120);

  test.each([
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, 'b: 2', 'b: 3'],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 4] }, more: true }, 'a b: [1,2]', 'a b: [1,4]'],
    [{ a: [long, { b: 1 }] }, { a: [long, { b: 2 }] }, 'a [1] b: 1', 'a [1] b: 2'],
    [[long], [long, 3], '1 items, [1]: nothing', '2 items, [1]: 3'],
    [{ a: 1, b: 2, c: 3 }, { a: 0, b: 0, c: 3 }, '{"a":1,"b":2}', '{"a":0,"b":0}'],
    [[1, 2], [2, 1], '[1,2]', '[2,1]'],
    [[1], [], '[1]', '[]'],
    [[undefined, null], [1, null], '["(nothing)",null]', '[1,null]'],
    [{ a: 1 }, null, '{"a":1}', 'null'],
    [undefined, 1, 'nothing', '1'],
    [
      [{ id: 'a' }, { id: 'b', text: long }],
      [{ id: 'a' }],
      `2 items, with {"id":"b","text":"${long}"}`,
      '1 items, without "b"',
    ],
    [
      [{ id: 'a' }],
      [{ id: 'b', text: long }, { id: 'a' }],
      '1 items, without "b"',
      `2 items, with {"id":"b","text":"${long}"}`,
    ],
    [
      [{ id: 'a', long }, { id: 'b' }],
      [{ id: 'b' }, { id: 'a', long }],
      'in the order: ["a","b"]',
      'in the order: ["b","a"]',
    ],
    [{ a: [long, 1], b: [long, 2] }, { a: [long, 3], b: [long, 4] }, 'a [1]: 1; b [1]: 2', 'a [1]: 3; b [1]: 4'],
    [{ a: (value: unknown) => value === 1 }, { a: 2 }, 'a: another value', 'a: 2'],
  ])('%j and %j', (expected, received, expectedText, receivedText) => {
    expect(differenceOf(expected, received)).toEqual({ expected: expectedText, received: receivedText });
  });
});
