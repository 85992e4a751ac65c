import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ME, REN } from '../../tests/simulation/rig.ts';
import {
  addMessage,
  containsMessage,
  historyOf,
  indexInOrder,
  lastMessageIn,
  markMessages,
  mergeMessages,
  messageIn,
  messagesIn,
  newestWith,
  unreadFor,
} from './messageHistory.ts';
import type { ConfirmedMessage } from './types.ts';

const message = (number: number, fields: Partial<ConfirmedMessage> = {}): ConfirmedMessage => ({
  id: `message-${number}`,
  senderId: number % 2 === 0 ? ME : REN,
  content: `text ${number}`,
  createdAt: number,
  isRead: true,
  status: 'sent',
  ...fields,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => message(index));
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

describe('RT14: the order', () => {
  test.each([
    ['by time', [message(3), message(1), message(2)], ['message-1', 'message-2', 'message-3']],
    ['of one time by id', ['b', 'c', 'a'].map((id) => message(1, { id })), ['a', 'b', 'c']],
    ['of invalid times by id', ['b', 'a'].map((id) => message(1, { id, createdAt: Number.NaN })), ['a', 'b']],
  ])('is %s, however the messages arrive', (_how, messages, order) => {
    expect(ids(messagesIn(historyOf(messages)))).toEqual(order);
    expect(ids(messagesIn(messages.reduce(addMessage, historyOf([]))))).toEqual(order);
    expect(ids(messagesIn(mergeMessages(historyOf([]), messages)))).toEqual(order);
    for (const { id } of messages) expect(messageIn(historyOf(messages), id)?.id).toBe(id);
  });
});

describe('messages by id', () => {
  const history = historyOf(many(2_000));

  test.each([0, 31, 32, 1_000, 1_999])('message %i is found', (number) => {
    expect(messageIn(history, `message-${number}`)).toEqual(message(number));
    expect(indexInOrder(history.sorted, message(number))).toBe(number);
  });

  test('an unknown one is not', () => {
    expect([containsMessage(history, 'message-2000'), messageIn(history, 'message-2000')]).toEqual([false, undefined]);
    expect(indexInOrder(history.sorted, message(5, { id: 'another' }))).toBe(-1);
  });

  test('what was added to one history is not in another that was made from the same one', () => {
    const one = addMessage(history, message(500.5, { id: 'new' }));
    expect([one, history].map((each) => containsMessage(each, 'new'))).toEqual([true, false]);
    const other = addMessage(history, message(700.5, { id: 'new' }));
    expect([one, other].map((each) => messageIn(each, 'new')?.createdAt)).toEqual([500.5, 700.5]);
    expect([one, other].map((each) => each.sorted.length)).toEqual([2_001, 2_001]);
  });

  test('a known one is not added again, not even with another time', () => {
    expect(addMessage(history, message(5))).toBe(history);
    expect(addMessage(history, message(5, { createdAt: 9_999 }))).toBe(history);
    expect(mergeMessages(history, [message(5, { createdAt: 9_999 })])).toBe(history);
  });
});

test('the newest messages of one time', () => {
  const history = historyOf([message(1), message(2), message(2, { id: 'twin' })]);
  expect(ids(newestWith(history, 2))).toEqual(['message-2', 'twin']);
  expect([newestWith(history, 3), newestWith(history, null), newestWith(historyOf([]), null)]).toEqual([[], [], []]);
  expect(lastMessageIn(history)?.id).toBe('twin');
  expect(lastMessageIn(historyOf([]))).toBeUndefined();
});

test('unread messages are those of others', () => {
  const history = markMessages(historyOf(many(3_000)), ['message-1', 'message-2', 'message-2999'], false);
  expect(ids(unreadFor(history, ME))).toEqual(['message-1', 'message-2999']);
  expect(ids(unreadFor(history, REN))).toEqual(['message-2']);
  expect(ids(unreadFor(markMessages(history, ['message-1', 'unknown'], true), ME))).toEqual(['message-2999']);
});

test('marking what is marked already changes nothing', () => {
  const history = historyOf(many(100));
  expect(markMessages(history, ['message-5', 'unknown'], true)).toBe(history);
});

/** Generates messages with few ids, so that most ids occur more than once. */
const anyMessage = fc.record({
  number: fc.nat(60),
  isRead: fc.boolean(),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), messages: fc.array(anyMessage, { minLength: 1, maxLength: 1 }) }),
  fc.record({ kind: fc.constant('merge' as const), messages: fc.array(anyMessage, { maxLength: 80 }) }),
  fc.record({ kind: fc.constant('read' as const), messages: fc.array(anyMessage, { maxLength: 5 }) }),
);

/** Applies the rules to a plain list, as the expected result (RT13, RT14). */
function plain(list: readonly ConfirmedMessage[], kind: string, messages: readonly ConfirmedMessage[]) {
  const next = new Map(list.map((one) => [one.id, one]));
  for (const one of messages) {
    const own = next.get(one.id);
    if (own === undefined && kind !== 'read') next.set(one.id, one);
    if (own !== undefined && (kind === 'read' || (kind === 'merge' && one.isRead)))
      next.set(one.id, { ...own, isRead: true });
  }
  return [...next.values()].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

test('RT13: a history is the list that the same messages give, and older ones stay as they were', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let list: ConfirmedMessage[] = [];
      let history = historyOf([]);
      const before: [typeof history, typeof list][] = [];
      for (const { kind, messages } of steps) {
        const given = messages.map(({ number, isRead }) =>
          message(number, { isRead, createdAt: Math.floor(number / 3) }),
        );
        before.push([history, list]);
        list = plain(list, kind, given);
        if (kind === 'add') history = given.reduce(addMessage, history);
        else if (kind === 'merge') history = mergeMessages(history, given);
        else history = markMessages(history, ids(given), true);
      }
      for (const [old, expected] of [...before, [history, list] as const]) {
        expect(messagesIn(old)).toEqual(expected);
        expect(unreadFor(old, ME)).toEqual(expected.filter(({ isRead, senderId }) => !isRead && senderId !== ME));
        for (let number = 0; number <= 60; number += 1)
          expect(messageIn(old, `message-${number}`)).toEqual(expected.find(({ id }) => id === `message-${number}`));
      }
    }),
    { numRuns: 60 },
  );
});
