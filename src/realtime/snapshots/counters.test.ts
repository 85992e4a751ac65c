import { describe, expect, test, vi } from 'vitest';
import { conversationsWith, unreadMessages, unreadNotifications } from './unreadCounts.ts';
import { CHAT, createOpenChat, createRig, ME, message, notification } from '../../../tests/simulation/rig.ts';

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
    const state = {
      ...rig.state(),
      counts: { ...counts, messages: 5 },
      conversations: new Map([
        [CHAT, { ...open, unread: 3 }],
        ['other', { ...open, id: 'other', otherUser: { ...open.otherUser, id: 'somebody' }, unread: 2 }],
        ['unknown', { ...open, id: 'unknown', otherUser: null, unread: 1 }],
      ]),
    };
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
