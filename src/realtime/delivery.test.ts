import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  confirmByRest,
  confirmOwn,
  deliver,
  deliveries,
  pruneReplacedTemps,
  removeConfirmedTemp,
  sendBaseline,
} from './delivery.ts';
import { historyOf, messagesIn } from './messageHistory.ts';
import { REN } from '../../tests/simulation/rig.ts';
import { at, stored, mine, temp, chat, ids } from '../../tests/simulation/states.ts';
import type { DeliveryEvent, DeliveryState, SendBaseline } from './types.ts';

test('RT31, RT40: the life of an own message is the table of src/realtime/SPEC.md', () => {
  const lines = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8').split('\n');
  const rows = lines
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
  const [[, , , ...states] = [], ...events] = rows.filter(([, event]) => !event?.startsWith('-'));
  const table = Object.fromEntries(
    states
      .slice(0, -1)
      .map((state, column) => [
        state,
        Object.fromEntries(
          events.map(([, event, , ...cells]) => [event, cells[column]]).filter(([, next]) => next !== ''),
        ),
      ]),
  );
  expect(Object.keys(table)).toHaveLength(5);
  expect(table).toEqual(deliveries);
});

const earlier: SendBaseline = { at: at(1), ids: ['message-1'], isExact: true };
const latest: SendBaseline = { at: at(5), ids: ['message-5'], isExact: true };

test.each<[DeliveryEvent, DeliveryState, before: SendBaseline | null, after: SendBaseline | null]>([
  ['transmitted', 'queued', null, latest],
  ['transmitted', 'onRest', earlier, earlier],
  ['attemptsUsedUp', 'queued', null, null],
  ['overdue', 'onSocket', earlier, earlier],
  ['refused', 'onSocket', earlier, null],
  ['missing', 'inDoubt', earlier, null],
])('RT36: the baseline after %s of a message that was %s', (event, delivery, since, after) => {
  const before = chat({ messages: historyOf([stored(5)]), temps: [temp(1, { delivery, since })] });
  expect(deliver(before, event).temps.map((message) => message.since)).toEqual([after]);
});

describe('RT35, RT36: what confirms a message of mine', () => {
  test('is newer than all that was known when it left', () => {
    expect(sendBaseline(chat())).toEqual({ at: null, ids: [], isExact: true });
    expect(sendBaseline(chat({ messages: historyOf([stored(1), stored(2), stored(2, { id: 'twin' })]) }))).toEqual({
      at: at(2),
      ids: ['message-2', 'twin'],
      isExact: true,
    });
    const listed = chat({
      lastMessage: { content: '', createdAt: at(7), senderId: REN },
      messages: historyOf([stored(1)]),
    });
    expect(sendBaseline(listed)).toEqual({ at: at(7), ids: [], isExact: false });
  });

  test.each([
    ['a later one', { at: at(4), ids: [], isExact: true }, false, true],
    ['an earlier one does not', { at: at(6), ids: [], isExact: true }, true, false],
    ['one of the same time, all of which are known', { at: at(5), ids: ['other'], isExact: true }, false, true],
    ['one that was known does not', { at: at(5), ids: ['message-5'], isExact: true }, true, false],
    [
      'one of the same time in a snapshot, where not all are known, does not',
      { at: at(5), ids: [], isExact: false },
      false,
      false,
    ],
    ['one of the same time in a frame', { at: at(5), ids: [], isExact: false }, true, true],
    ['any, where none was known', { at: null, ids: [], isExact: true }, false, true],
  ])('%s', (_what, since, isLive, confirms) => {
    const next = removeConfirmedTemp(chat({ temps: [temp(1, { since })] }), mine(5, ' やあ '), isLive);
    expect(next.temps).toHaveLength(confirms ? 0 : 1);
  });

  test.each([
    ['line ends of a form', 'あ\nい', 'あ\r\nい'],
    ['composed letters', 'カ\u3099', 'ガ'],
  ])('is recognized by its text although the server stores it with %s', (_what, content, storedAs) => {
    const since = { at: null, ids: [], isExact: true };
    const before = chat({ temps: [1, 2].map((number) => temp(number, { content, since })) });
    const next = removeConfirmedTemp(before, mine(5, storedAs), true);
    expect(next.temps.map(({ id, since: point }) => [id, point?.ids])).toEqual([['temp-2', ['message-5']]]);
  });

  test('takes the oldest of equal ones; the others keep the points that allow the most', () => {
    const point = (seconds: number) => ({ at: at(seconds), ids: [], isExact: true });
    const before = chat({ temps: [1, 2, 3].map((number) => temp(number, { since: point(number * 10) })) });
    const next = removeConfirmedTemp(before, mine(25, 'やあ'), true);
    expect(next.temps.map(({ id, since }) => [id, since?.at, since?.ids])).toEqual([
      ['temp-2', at(10), ['message-25']],
      ['temp-3', at(30), ['message-25']],
    ]);
    expect(next.replacedTemps.size).toBe(0);
  });

  test.each([
    ['later', { at: at(20), isExact: true }, { at: at(10), isExact: true }],
    ['at the same time, of which not all is known', { at: at(20), isExact: false }, { at: at(20), isExact: true }],
    ['later than nothing', { at: at(20), isExact: true }, { at: null, isExact: true }],
  ])('an older one that was sent again %s uses up its own point', (_, again, newer) => {
    const points = [again, newer].map((point) => ({ ...point, ids: [] }));
    const before = chat({ temps: points.map((since, index) => temp(index + 1, { since })) });
    const next = removeConfirmedTemp(before, mine(25, 'やあ'), true);
    expect(next.temps).toEqual([temp(2, { since: { ...newer, ids: ['message-25'] } })]);
  });

  test('a confirmed message confirms no equal one, beside those that are excluded already', () => {
    const since = { at: at(1), ids: ['older'], isExact: true };
    const before = chat({ temps: [temp(1, { since }), temp(2, { since }), temp(3, { since, content: 'ほか' })] });
    expect(removeConfirmedTemp(before, mine(5, 'やあ '), true).temps.map(({ since: left }) => left?.ids)).toEqual([
      ['older', 'message-5'],
      ['older'],
    ]);
  });

  test('is remembered if an equal one is in flight by REST, in addition to earlier ones', () => {
    const [first, second, third] = [temp(1), temp(2), temp(3, { delivery: 'onRest' })];
    const once = removeConfirmedTemp(chat({ temps: [first, second, third] }), mine(5, 'やあ'), true);
    const twice = removeConfirmedTemp(once, mine(6, 'やあ'), true);
    expect([...twice.replacedTemps].map(([id, taken]) => [id, taken.id])).toEqual([
      ['message-5', 'temp-1'],
      ['message-6', 'temp-2'],
    ]);
    expect(removeConfirmedTemp(chat({ temps: [first, second] }), mine(5, 'やあ'), true).replacedTemps.size).toBe(0);
  });

  test('it is remembered only as long as a POST is under way', () => {
    const replacedTemps = new Map([['message-5', temp(1)]]);
    const waiting = chat({ replacedTemps, temps: [temp(2), temp(3, { delivery: 'onRest' })] });
    expect(pruneReplacedTemps(waiting)).toBe(waiting);
    expect(pruneReplacedTemps({ ...waiting, temps: [temp(2)] }).replacedTemps.size).toBe(0);
    const nothing = chat({ temps: [temp(2)] });
    expect(pruneReplacedTemps(nothing)).toBe(nothing);
  });

  test('the answer to a POST brings back what was taken in its stead, in the order of writing', () => {
    const own = temp(12, { delivery: 'onRest', since: { at: at(9), ids: [], isExact: true } });
    const mistaken = temp(2);
    const before = chat({
      messages: historyOf([mine(5, 'やあ')]),
      temps: [temp(1, { content: '一' }), temp(3, { content: '三' }), own],
      replacedTemps: new Map([['message-5', mistaken]]),
    });
    const next = confirmByRest(before, 'temp-12', mine(5, 'やあ'));
    expect(ids(next.temps)).toEqual(['temp-1', 'temp-2', 'temp-3']);
    expect(next.temps[1]?.since?.at).toBe(at(9));
    const unmistaken = confirmByRest({ ...before, replacedTemps: new Map() }, 'temp-12', mine(5, 'やあ'));
    expect(ids(unmistaken.temps)).toEqual(['temp-1', 'temp-3']);
    const withoutHistory = confirmByRest({ ...before, messages: historyOf([]) }, 'temp-12', mine(5, 'やあ'));
    expect([ids(withoutHistory.temps), ids(messagesIn(withoutHistory.messages))]).toEqual([
      ['temp-1', 'temp-3'],
      ['message-5'],
    ]);
    const confirmedBefore = confirmByRest(before, 'temp-99', mine(6, '三'));
    expect([ids(confirmedBefore.temps), ids(messagesIn(confirmedBefore.messages))]).toEqual([
      ['temp-1', 'temp-12'],
      ['message-5', 'message-6'],
    ]);
    expect(confirmOwn(before, mine(5))).toBe(before);
  });
});
