import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { operations } from '../api/generated/operations.ts';
import { paths } from '../navigation/paths.ts';
import type { Incident } from '../lib/incidents/incidents.ts';
import { routePattern } from './startReports.ts';
import { errorName, stackPositions, toReport } from './toReport.ts';

const APP = 'https://otonowa.test/assets/app-1a2b3c4d.js';
const SHELL = 'https://otonowa.test/assets/shell-5e6f7a8b.js';
const files = new Set([APP, SHELL]);

function thrown(name: string, message: string, stack: string): Error {
  return Object.assign(new Error(message), { name, stack });
}

describe('routes', () => {
  test.each([
    ['/messages', '/messages'],
    ['/messages/', '/messages'],
    ['/profile/edit', '/profile/edit'],
    ['/', '/'],
    ['/messages/hana', '*'],
    ['/花', '*'],
    ['', '*'],
  ])('%s is reported as %s', (path, pattern) => {
    expect(routePattern(path)).toBe(pattern);
  });
});

describe('classes of errors', () => {
  test.each<[unknown, string]>([
    [new TypeError('花'), 'TypeError'],
    [new DOMException('花', 'QuotaExceededError'), 'QuotaExceededError'],
    [new ApiError('http', '花'), 'ApiError'],
    [thrown('Hana', 'x', ''), 'Error'],
    ['花', 'Error'],
    [{ name: 'TypeError' }, 'Error'],
    [undefined, 'Error'],
  ])('%s is reported as %s', (error, name) => {
    expect(errorName(error)).toBe(name);
  });
});

describe('stacks', () => {
  const app = { file: '/assets/app-1a2b3c4d.js', line: 1, column: 200 };
  const shell = { file: '/assets/shell-5e6f7a8b.js', line: 3, column: 4 };
  test.each<[browser: string, message: string, stack: string, positions: object[]]>([
    ['Chromium', '花', `TypeError: 花\n    at hana (${APP}:1:200)\n    at async ${SHELL}:3:4`, [app, shell]],
    ['Firefox', '花', `hana@${APP}:1:200\n@${SHELL}:3:4\n`, [app, shell]],
    ['Safari', '花', `hana@${APP}:1:200\n[native code]\n${SHELL}:3:4`, [app, shell]],
    ['another host', 'x', `Error: x\n    at a (https://other.test/assets/app-1a2b3c4d.js:1:2)`, []],
    ['an extension', 'x', `Error: x\n    at a (chrome-extension://abc/a.js:1:2)`, []],
    ['a message like a stack', `\n at ${APP}:12:34`, `Error: \n at ${APP}:12:34\n    at ${APP}:1:200`, [app]],
    ['a number that is no line', 'x', `Error: x\n    at ${APP}:09012345678:1`, []],
    ['no stack', 'x', '', []],
  ])('%s', (_browser, message, stack, positions) => {
    expect(stackPositions(thrown('TypeError', message, stack), files)).toEqual(positions);
  });

  it('ends after ten positions', () => {
    const stack = Array.from({ length: 40 }, (_, line) => `@${APP}:${line}:1`).join('\n');
    expect(stackPositions(thrown('Error', '', stack), files)).toHaveLength(10);
  });

  it('takes the position of the window when there is no error', async () => {
    const incident = { kind: 'crash', where: 'window', error: null } as const;
    const at = (file: string) =>
      toReport({ ...incident, position: { file, line: 3, column: 4 } }, { route: '/', files });
    expect(await at(SHELL)).toMatchObject({ stack: [shell] });
    expect(await at('https://other.test/assets/shell-5e6f7a8b.js')).toMatchObject({ stack: [] });
  });
});

describe('what breaks the contract', () => {
  const user = { id: 'user-1', username: 'hana', email: 'hana@example.com', is_verified: true };
  const answer = (body: unknown, status = 200, url = '/api/users/me', method = 'GET'): Incident => ({
    kind: 'answer',
    method,
    url,
    status,
    body,
  });
  test.each<[what: string, Incident, operation: string, violations: [pointer: string, rule: string][]]>([
    ['a wrong type', answer({ ...user, username: 7 }), 'getCurrentUser', [['/username', 'invalid_type']]],
    ['no JSON', answer(new SyntaxError('花')), 'getCurrentUser', [['', 'not_json']]],
    ['an undocumented status', answer(user, 299), 'getCurrentUser', [['', 'undocumented_status']]],
    ['no operation', answer(user, 200, '/api/花'), 'unknown', [['', 'undocumented_status']]],
    [
      'an id in the address, and a body where there is none',
      answer('花', 204, '/api/posts/post-1?x=花', 'DELETE'),
      'deletePost',
      [['', 'unexpected_body']],
    ],
    [
      'a frame',
      { kind: 'frame', frame: { type: 'user_status', 花: 1 } },
      'user_status',
      [
        ['/user_id', 'invalid_type'],
        ['/is_online', 'invalid_type'],
      ],
    ],
    ['a frame that is no JSON', { kind: 'frame', frame: undefined }, 'unknown', [['', 'not_json']]],
    ['a frame without a type', { kind: 'frame', frame: { 花: 1 } }, 'unknown', [['/type', 'invalid_union']]],
  ])('%s', async (_what, incident, operation, violations) => {
    const report = await toReport(incident, { route: '/search', files });
    expect(report).toMatchObject({ kind: 'contract', operation });
    const found = report.kind === 'contract' ? report.violations.map(({ pointer, rule }) => [pointer, rule]) : [];
    expect(found).toEqual(violations);
  });

  it('counts equal faults in a list once', async () => {
    const report = await toReport(answer([{ id: 1 }, { id: 2 }], 200, '/api/notifications'), { route: '/', files });
    expect(report).toMatchObject({ violations: expect.arrayContaining([{ pointer: '/*/id', rule: 'invalid_type' }]) });
  });
});

/** The rules that a report may name: with the lists below, all its strings except for property names in pointers. */
const rules = `invalid_type too_big too_small invalid_format not_multiple_of unrecognized_keys invalid_union invalid_key
  invalid_element invalid_value custom not_json undocumented_status unexpected_body`.split(/\s+/);
const frames = `new_message message_sent typing_status user_status online_users messages_read new_notification
  notification_read like_received match_created pong`.split(/\s+/);
const closed = new Set<string>([
  ...['crash', 'contract', 'socket', 'screen', 'window', 'promise', 'start', 'unknown', 'Error', 'TypeError'],
  ...[...Object.values(paths), ...Object.keys(operations), ...rules, ...frames],
  ...[...files].map((file) => new URL(file).pathname),
]);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((part) => textsIn(part)) : [];
}

/** Part of every typed text; it is in no closed list, so that the test recognizes typed texts in a report. */
const MARK = '花子';
const typed = fc.string().map((text) => `${text}${MARK}${text}`);
/** Generates bodies with typed texts as values and as keys, also within objects of the contract. */
const body = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    typed,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(typed, fc.constantFrom('id', 'username', 'content', 'type', 'user')), tie('value'), {
      maxKeys: 4,
    }),
  ),
})).value;
const errors = fc
  .record({ name: fc.oneof(typed, fc.constant('TypeError')), message: typed, stack: typed })
  .map(({ name, message, stack }) =>
    thrown(name, message, `${name}: ${message}\n at ${stack} (${APP}:1:2)\n at https://otonowa.test/${stack}:1:2`),
  );
const operation = fc.constantFrom(...Object.values(operations));
const incidents: fc.Arbitrary<Incident> = fc.oneof(
  fc.record({
    kind: fc.constant('crash' as const),
    where: fc.constantFrom('screen', 'window', 'promise', 'start'),
    error: fc.oneof(errors, typed, body),
    position: fc.record({ file: typed, line: fc.nat(), column: fc.nat() }),
  }),
  fc
    .record({ operation, text: typed, status: fc.constantFrom(200, 201, 204, 404, 422), body })
    .map(({ operation: { method, path }, text, status, body: sent }) => ({
      kind: 'answer' as const,
      method,
      url: `${path.replaceAll(/\{[^{}]+\}/g, encodeURIComponent(text))}?q=${text}`,
      status,
      body: sent,
    })),
  body.map((frame) => ({ kind: 'frame' as const, frame })),
  fc
    .record({ type: fc.constantFrom(...frames), rest: fc.dictionary(typed, body) })
    .map(({ type, rest }) => ({ kind: 'frame' as const, frame: { ...rest, type } })),
);

test('nothing that a person has entered is in a report', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(incidents, typed, async (incident, path) => {
      const report = await toReport(incident, { route: routePattern(`/${path}`), files });
      seen.add(report.kind);
      expect(JSON.stringify(report)).not.toContain(MARK);
      const strange = textsIn(report).filter((text) => !closed.has(text) && !/^\*$|^(\/(\*|[a-z_]+))*$/.test(text));
      expect(strange).toEqual([]);
    }),
    { numRuns: 400 },
  );
  expect([...seen].sort()).toEqual(['contract', 'crash']);
});
