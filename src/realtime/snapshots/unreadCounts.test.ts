import { describe, expect, test } from 'vitest';
import { initialState } from '../initialState.ts';
import { reduce } from '../reducer.ts';
import { CHAT, message, notification } from '../../../tests/simulation/rig.ts';
import type { ConversationState, LiveState } from '../types.ts';
import { at, chat, stateWith, counts } from '../../../tests/simulation/states.ts';

describe('RT71 to RT76: the counters', () => {
  const receive = (state: LiveState, fields: Parameters<typeof notification>[0], seconds = 1) =>
    reduce(state, {
      type: 'frame',
      frame: { type: 'new_notification', notification: notification(fields) },
      at: at(seconds),
    });
  const about = (id: string, chatId: string | null = CHAT) =>
    ({ id, type: 'new_message', ...(chatId === null ? {} : { conversation_id: chatId }) }) as const;

  test('the two frames of one message count once, within three seconds to the millisecond', () => {
    const notified = receive(stateWith({}, chat({ history: 'fresh' })), about('n-1'));
    expect(notified.counts.messages).toBe(1);
    const later = (milliseconds: number) =>
      reduce(notified, {
        type: 'frame',
        frame: { type: 'new_message', message: message({ at: 5 }) },
        at: at(1) + milliseconds,
      }).counts;
    expect([later(3_000).messages, later(3_000).credits.length]).toEqual([1, 0]);
    expect([later(3_001).messages, later(3_001).credits.map(({ kind }) => kind)]).toEqual([2, ['message']]);
  });

  test('credits of other chats are kept', () => {
    const first = receive(stateWith({}, chat({ history: 'fresh' })), about('n-1', 'conversation-7'));
    const second = receive(first, about('n-2', 'conversation-8'));
    expect(second.counts.credits.map(({ conversationId }) => conversationId)).toEqual([
      'conversation-7',
      'conversation-8',
    ]);
    const spoken = reduce(second, {
      type: 'frame',
      frame: { type: 'new_message', message: message({ at: 5 }) },
      at: at(1),
    });
    expect(spoken.counts.credits).toHaveLength(3);
    const paired = reduce(spoken, {
      type: 'frame',
      frame: { type: 'new_message', message: message({ id: 'x', conversation_id: 'conversation-8' }) },
      at: at(1),
    });
    expect(paired.counts.credits.map(({ conversationId }) => conversationId)).toEqual(['conversation-7', CHAT]);
  });

  test('a message in a visible chat does not count; a notification without a conversation does', () => {
    const open = stateWith({ openId: CHAT }, chat({ history: 'fresh' }));
    expect(receive(open, about('n-1')).counts.messages).toBe(0);
    expect(receive(open, about('n-1', null)).counts.messages).toBe(1);
    expect(receive({ ...open, openId: null }, about('n-1', null)).counts.messages).toBe(1);
  });

  test('the last two hundred notifications are remembered', () => {
    let state = stateWith({});
    for (let number = 1; number <= 201; number += 1) state = receive(state, { id: `n-${number}` });
    expect(state.counts.countedNotifications).toHaveLength(200);
    expect([state.counts.countedNotifications[0], state.counts.countedNotifications.at(-1)]).toEqual(['n-2', 'n-201']);
    expect(receive(state, { id: 'n-2' })).toMatchObject({ counts: { notifications: 201 } });
    expect(receive(state, { id: 'n-1' }).counts.notifications).toBe(202);
  });

  test('an own change falls at once, mutes its echo for two seconds, and ends in the server’s number', () => {
    const begun = reduce(stateWith(counts({ notifications: 5 })), { type: 'notificationsChanging', drop: 2 });
    expect(begun.counts).toMatchObject({ notifications: 3, mutationsInFlight: 1 });
    const read = { type: 'notification_read', count: 1 } as const;
    expect(reduce(begun, { type: 'frame', frame: read, at: at(9) }).counts).toBe(begun.counts);
    const twice = reduce(begun, { type: 'notificationsChanging', drop: 'all' });
    expect(twice.counts).toMatchObject({ notifications: 0, mutationsInFlight: 2 });
    const ended = reduce(twice, { type: 'notificationsChanged', at: at(10) });
    expect(ended.counts).toMatchObject({ mutationsInFlight: 1, ignoreEchoesUntil: at(12), isRequested: true });
    const done = reduce(ended, { type: 'notificationsChanged', at: at(10) });
    expect(reduce(done, { type: 'notificationsChanged', at: at(10) }).counts.mutationsInFlight).toBe(0);

    const echo = (milliseconds: number) => {
      const before = stateWith(counts({ notifications: 5, ignoreEchoesUntil: at(12) }));
      const next = reduce(before, {
        type: 'frame',
        frame: read,
        at: at(10) + milliseconds,
      });
      return [next.counts.notifications, next.counts.isRequested];
    };
    expect(echo(0)).toEqual([5, true]);
    expect(echo(1_999)).toEqual([5, true]);
    expect(echo(2_000)).toEqual([4, false]);
    expect(echo(-1)).toEqual([4, false]);
  });

  test.each<[string, Partial<LiveState['list']>, Partial<ConversationState>, number, boolean]>([
    ['another number has the list read', { pages: 1 }, {}, 2, true],
    ['the same does not', { pages: 1 }, {}, 1, false],
    ['nor without a list', { pages: 0 }, {}, 2, false],
    ['nor while it is on its way', { pages: 1, isInFlight: true }, {}, 2, false],
    ['nor while a report is', { pages: 1 }, { reportedReads: new Map([['a', 'rest']]) }, 2, false],
  ])('RT77: %s', (_what, list, fields, messages, isRequested) => {
    const before = stateWith(
      { ...counts({ messages: 1 }), list: { ...initialState.list, ...list } },
      chat(fields),
      chat({ id: 'quiet' }),
    );
    const next = reduce(before, { type: 'countsLoaded', messages, notifications: 0 });
    expect([next.list.isRequested, next.counts.isUncertain]).toEqual([isRequested, fields.reportedReads !== undefined]);
  });
});
