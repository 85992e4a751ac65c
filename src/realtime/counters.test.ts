import { describe, expect, test, vi } from 'vitest';
import { reduce } from './reducer.ts';
import { initialState } from './store.ts';
import { conversationsWith, unreadMessages, unreadNotifications } from './unreadCounts.ts';
import { CHAT, createOpenChat, createRig, ME, message, notification } from '../../tests/simulation/rig.ts';
import { at, chat, stateWith, counts } from '../../tests/simulation/states.ts';
import type { ConversationState, LiveState } from './types.ts';

type Rig = ReturnType<typeof createRig>;

const notify = (rig: Rig, id: string, fields: Parameters<typeof notification>[0] = {}) =>
  rig.deliver({ type: 'new_notification', notification: notification({ id, ...fields }) });
const readNotices = (rig: Rig, count?: number) =>
  rig.deliver({ type: 'notification_read', ...(count === undefined ? {} : { count }) });

async function started(messages = 0, notifications = 0) {
  const rig = createRig();
  rig.engine.start(ME);
  await rig.answer('loadCounts', { messages, notifications });
  rig.connect();
  await rig.answer('loadCounts', { messages, notifications });
  return rig;
}

describe('the counters', () => {
  test('RT71: a notification adds to its counter, whatever its type', async () => {
    const rig = await started();
    notify(rig, 'a', { type: 'announcement' });
    notify(rig, 'b', { type: 'new_like' });
    notify(rig, 'c', { type: 'new_message' });
    expect(unreadNotifications(rig.state())).toBe(3);
    expect(unreadMessages(rig.state())).toBe(1);
    notify(rig, 'd', { is_read: true });
    expect(rig.counts()).toEqual([1, 3]);
  });

  test('F42: what blocked people have written does not count', async () => {
    const rig = await createOpenChat();
    const { conversations, counts } = rig.state();
    const open = conversations.get(CHAT);
    if (!open?.otherUser) throw new Error('The chat is not loaded');
    const state = stateWith(
      { counts: { ...counts, messages: 5 } },
      { ...open, unread: 3 },
      { ...open, id: 'other', otherUser: { ...open.otherUser, id: 'somebody' }, unread: 2 },
      { ...open, id: 'unknown', otherUser: null, unread: 1 },
    );
    expect(unreadMessages(state, new Set([open.otherUser.id]))).toBe(2);
    expect(conversationsWith(state, new Set([open.otherUser.id, 'nobody']))).toBe(CHAT);
    expect(unreadMessages(state, new Set())).toBe(5);
    // The server's number may be older than the conversations.
    expect(unreadMessages({ ...state, counts: { ...counts, messages: 1 } }, new Set([open.otherUser.id]))).toBe(0);
  });

  test('RT76: the same notification counts once', async () => {
    const rig = await started();
    for (let time = 0; time < 3; time += 1) notify(rig, 'a', { type: 'new_message' });
    expect(rig.counts()).toEqual([1, 1]);
  });

  test('RT72, RT70: notification_read takes off its count or 1, never below zero', async () => {
    const rig = await started(0, 5);
    readNotices(rig);
    expect(rig.counts()).toEqual([0, 4]);
    readNotices(rig, 3);
    expect(rig.counts()).toEqual([0, 1]);
    readNotices(rig, 3);
    expect(rig.counts()).toEqual([0, 0]);
    notify(rig, 'a');
    expect(rig.counts()).toEqual([0, 1]);
  });

  test('RT73: the server’s numbers replace them', async () => {
    const rig = await started(2, 3);
    rig.deliverMessage();
    rig.clock.advance(60_000);
    await rig.answer('loadCounts', { messages: 7, notifications: 1 });
    expect(rig.counts()).toEqual([7, 1]);
  });

  test('RT73: numbers that an event overtook are requested again, and applied the fourth time', async () => {
    const rig = await started(1, 1);
    rig.engine.refresh();
    for (let time = 1; time <= 3; time += 1) {
      notify(rig, `n${time}`);
      await rig.answer('loadCounts', { messages: 9, notifications: 9 });
      expect(rig.counts()).toEqual([1, 1 + time]);
    }
    notify(rig, 'n4');
    await rig.answer('loadCounts', { messages: 9, notifications: 9 });
    expect(rig.counts()).toEqual([9, 9]);
    expect(rig.waiting()).not.toContain('loadCounts');
  });

  test('RT74: are fetched each minute while the page is visible, and at once on return', async () => {
    const rig = await started();
    rig.clock.advance(59_999);
    expect(rig.waiting()).toEqual([]);
    rig.clock.advance(1);
    await rig.answer('loadCounts', { messages: 0, notifications: 0 });
    rig.clock.advance(60_000);
    await rig.answer('loadCounts', { messages: 0, notifications: 0 });
    rig.engine.pageVisible(false);
    // The return is in the middle of a minute.
    rig.clock.advance(330_000);
    expect(rig.waiting()).toEqual([]);
    rig.engine.pageVisible(true);
    await rig.answer('loadCounts', { messages: 0, notifications: 0 });
    rig.engine.pageVisible(true);
    rig.clock.advance(59_999);
    expect(rig.waiting()).toEqual([]);
    rig.clock.advance(1);
    expect(rig.waiting()).toEqual(['loadCounts']);
    rig.engine.stop();
    rig.engine.pageVisible(false);
    rig.engine.pageVisible(true);
    rig.clock.advance(300_000);
    expect(rig.waiting()).toEqual(['loadCounts']);
  });

  test('RT55, RT77: reading where only the server has counted makes it count again', async () => {
    const rig = await started(5, 0);
    rig.deliver({ type: 'messages_read', conversation_id: CHAT, message_ids: ['x'], reader_id: ME });
    expect(rig.waiting()).toEqual(['loadCounts']);
  });
});

describe('an own change of notifications', () => {
  test('RT75: somebody’s reading in another tab right after it is not lost', async () => {
    const rig = await started(0, 3);
    expect(await rig.engine.changeNotifications(1, () => Promise.resolve('done'))).toBe('done');
    await rig.answer('loadCounts', { messages: 0, notifications: 2 });
    readNotices(rig, 2);
    expect(rig.counts()).toEqual([0, 2]);
    expect(rig.waiting()).toEqual(['loadCounts']);
    await rig.answer('loadCounts', { messages: 0, notifications: 0 });
    expect(rig.counts()).toEqual([0, 0]);
  });

  test('RT75: of all, that fails, brings back the server’s number', async () => {
    const rig = await started(0, 3);
    const change = rig.engine.changeNotifications('all', () => Promise.reject(new Error('no')));
    expect(rig.counts()).toEqual([0, 0]);
    await expect(change).rejects.toThrow('no');
    await rig.answer('loadCounts', { messages: 0, notifications: 3 });
    expect(rig.counts()).toEqual([0, 3]);
  });

  test('RT75, RT73: numbers that were requested before it are not applied', async () => {
    const rig = await started(0, 3);
    rig.engine.refresh();
    const change = rig.engine.changeNotifications('all', () => Promise.resolve());
    await rig.answer('loadCounts', { messages: 0, notifications: 3 });
    await change;
    expect(rig.counts()).toEqual([0, 0]);
    await rig.answer('loadCounts', { messages: 0, notifications: 0 });
    expect(rig.counts()).toEqual([0, 0]);
  });
});

test('RT70: no message counter below zero, though more is read than was counted', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const rig = await createOpenChat();
  rig.engine.openConversation(null);
  rig.deliver({ type: 'new_message', message: message({ at: 1 }) });
  rig.engine.refresh();
  await rig.answer('loadCounts', { messages: 0, notifications: 0 });
  rig.engine.openConversation(CHAT);
  expect(rig.counts()).toEqual([0, 0]);
});

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
    const next = reduce(before, { type: 'countsLoaded', messages, notifications: 0, requestedAt: before });
    expect([next.list.isRequested, next.counts.isUncertain]).toEqual([isRequested, fields.reportedReads !== undefined]);
  });
});
