import { describe, expect, test } from 'vitest';
import { historyOf } from './messageHistory.ts';
import { receiveMessageSent, receiveNewMessage } from './receive.ts';
import { conversationList } from './selectors.ts';
import { initialState } from './store.ts';
import { withLastMessage } from './conversation.ts';
import { CHAT, conversation, createOpenChat, ME, message, notification } from '../../tests/simulation/rig.ts';
import { at, stored, mine, chat, keys, stateWith, chatOf } from '../../tests/simulation/states.ts';
import type { ConversationState, LiveState } from './types.ts';

const newMessageNotice = (id: string, conversationId: string | null = CHAT) =>
  ({
    type: 'new_notification',
    notification: notification({
      id,
      type: 'new_message',
      ...(conversationId === null ? {} : { conversation_id: conversationId }),
    }),
  }) as const;

async function behindTheList() {
  const rig = await createOpenChat();
  rig.engine.openConversation(null);
  return rig;
}

describe('a message of somebody else', () => {
  test('RT20, RT13: whose id is known changes nothing', async () => {
    const rig = await behindTheList();
    rig.deliverMessage({ at: 1 });
    const before = rig.state().conversations;
    rig.deliverMessage({ at: 1, content: 'another text' });
    expect(rig.state().conversations).toBe(before);
    expect(rig.chat()).toEqual(['text 1']);
    expect(rig.counts()).toEqual([1, 0]);
  });

  test('RT21, RT14: takes its place by time, and the newest is the last message', async () => {
    const rig = await behindTheList();
    for (const at of [2, 4, 1, 3]) rig.deliverMessage({ at });
    expect(rig.chat()).toEqual(['text 1', 'text 2', 'text 3', 'text 4']);
    expect(conversationList(rig.state())[0]?.lastMessage?.content).toBe('text 4');
  });

  test('RT24: of an unknown conversation leads to the list, and then to the conversation itself', async () => {
    const rig = await behindTheList();
    rig.deliverMessage({ at: 5, conversation_id: 'conversation-9' });
    expect(rig.waiting()).toEqual(['loadConversations']);
    await rig.answer('loadConversations', []);
    expect(rig.waiting()).toEqual(['loadConversation', 'loadConversation']);
    expect(rig.argsOf('loadConversation')).toEqual([CHAT]);
    await rig.answer('loadConversation', conversation());
    const unknown = conversation({
      id: 'conversation-9',
      messages: [message({ at: 5, conversation_id: 'conversation-9' })],
    });
    await rig.answer('loadConversation', unknown);
    expect(conversationList(rig.state()).map(({ id }) => id)).toEqual(['conversation-9', CHAT]);
    expect(rig.chat('conversation-9')).toEqual(['text 5']);
  });

  test.each([
    [20, [[0, 20]]],
    [21, [[0, 40]]],
    [100, [[0, 100]]],
    [
      300,
      [
        [0, 100],
        [100, 100],
        [200, 100],
      ],
    ],
  ])('RT24: %i unknown conversations that come together are fetched by the calls %j', async (count, calls) => {
    const rig = await behindTheList();
    const newest = Array.from({ length: count }, (_, index) => {
      const id = `unknown-${index}`;
      return conversation({ id, messages: [message({ at: 5 + index, id: `to-${id}`, conversation_id: id })] });
    }).toReversed();
    for (const { messages } of newest) for (const one of messages) rig.deliver({ type: 'new_message', message: one });
    // The first of them has the list fetched before the others are known.
    expect(rig.argsOf('loadConversations')).toEqual([0, 20]);
    await rig.answer('loadConversations', newest.slice(0, 20));
    const asked: unknown[] = [];
    while (rig.waiting().includes('loadConversations')) {
      const [skip = 0, limit = 0] = (rig.argsOf('loadConversations') ?? []) as number[];
      asked.push([skip, limit]);
      await rig.answer('loadConversations', [...newest, conversation()].slice(skip, skip + limit));
    }
    expect(asked).toEqual(calls);
    expect(rig.waiting().filter((name) => name !== 'loadCounts')).toEqual([]);
    expect(conversationList(rig.state())).toHaveLength(count + 1);
    expect(rig.counts()[0]).toBe(count);
  });

  test('RT24, RT63: what the list leaves out is fetched four at a time, the open conversation at once', async () => {
    const rig = await behindTheList();
    rig.engine.openConversation('opened');
    for (let index = 0; index < 7; index += 1)
      rig.deliverMessage({ at: 5, id: `to-${index}`, conversation_id: `unknown-${index}` });
    const loads = () => rig.waiting().filter((name) => name === 'loadConversation').length;
    await rig.answer('loadConversations', [conversation()]);
    expect(loads()).toBe(1);
    await rig.answer('loadConversations', [conversation()]);
    expect(loads()).toBe(4);
    await rig.answer('loadConversation', conversation({ id: 'opened' }));
    expect(loads()).toBe(4);
    expect(rig.argsOf('loadConversation')).toEqual(['unknown-0']);
    for (let index = 0; index < 7; index += 1) {
      const id = `unknown-${index}`;
      const own = message({ at: 5, id: `to-${index}`, conversation_id: id });
      await rig.answer('loadConversation', conversation({ id, messages: [own] }));
    }
    expect(loads()).toBe(0);
    expect(conversationList(rig.state())).toHaveLength(9);
  });
});

describe('a message and its notification', () => {
  test.each([
    ['the message first', ['message', 'notice']],
    ['the notification first', ['notice', 'message']],
  ])('RT25, RT71: count once together, %s', async (_order, order) => {
    const rig = await behindTheList();
    for (const what of order) {
      if (what === 'message') rig.deliverMessage({ at: 1 });
      else rig.deliver(newMessageNotice('notification-1'));
      rig.clock.advance(2_900);
    }
    expect(rig.counts()).toEqual([1, 1]);
    expect(rig.unread()).toBe(1);
  });

  test('RT25: a burst of three counts three times, however they are mixed', async () => {
    const rig = await behindTheList();
    rig.deliverMessage({ at: 1 });
    rig.deliver(newMessageNotice('notification-1'));
    rig.deliver(newMessageNotice('notification-2'));
    rig.deliverMessage({ at: 2 });
    rig.deliverMessage({ at: 3 });
    rig.deliver(newMessageNotice('notification-3', null));
    expect(rig.counts()).toEqual([3, 3]);
  });

  test('RT25: of more than 200 in 3 s the oldest is forgotten, and the server is asked for the count', async () => {
    const rig = await behindTheList();
    const notices = (from: number, to: number) => {
      for (let number = from; number < to; number += 1) rig.deliver(newMessageNotice(`notification-${number}`));
    };
    for (let at = 1; at <= 200; at += 1) rig.deliverMessage({ at });
    expect(rig.waiting()).not.toContain('loadCounts');
    notices(1, 201);
    expect(rig.counts()).toEqual([200, 200]);
    for (let at = 201; at <= 401; at += 1) rig.deliverMessage({ at });
    expect(rig.waiting()).toContain('loadCounts');
    notices(201, 401);
    expect(rig.counts()).toEqual([401, 400]);
    notices(401, 402);
    expect(rig.counts()).toEqual([402, 401]);
    // The wrong count stays only until the server's arrives (RT73).
    while (rig.waiting().includes('loadCounts')) await rig.answer('loadCounts', { messages: 401, notifications: 401 });
    expect(rig.counts()).toEqual([401, 401]);
  });

  test.each([
    ['which names the chat', CHAT],
    ['which names none', null],
  ])('RT22, RT25: in a visible chat neither counts as a message, with a notification first %s', async (_case, id) => {
    const rig = await createOpenChat();
    rig.deliver(newMessageNotice('notification-1', id));
    rig.deliverMessage({ at: 1 });
    expect(rig.counts()).toEqual([0, 1]);
    rig.deliverMessage({ at: 2 });
    rig.deliver(newMessageNotice('notification-2', id));
    expect(rig.counts()).toEqual([0, 2]);
  });
});

describe('RT20 to RT25: a message of the other side', () => {
  const wire = (seconds: number, fields: Parameters<typeof message>[0] = {}) => message({ at: seconds, ...fields });

  test.each<[string, Partial<LiveState>, Partial<ConversationState>, Parameters<typeof message>[0], number]>([
    ['counts', {}, { history: 'fresh' }, {}, 1],
    ['read already does not', {}, { history: 'fresh' }, { is_read: true }, 0],
    ['read ahead does not', {}, { history: 'fresh', earlyReads: keys('message-5') }, {}, 0],
    ['in a visible chat does not', { openId: CHAT }, { history: 'fresh' }, {}, 0],
    ['in a chat behind a hidden page does', { openId: CHAT, isVisible: false }, { history: 'fresh' }, {}, 1],
    ['that a snapshot has counted does not', {}, { history: 'stale', coveredUpTo: at(5) }, {}, 0],
    ['newer than the snapshot does', {}, { history: 'stale', coveredUpTo: at(5) - 1 }, {}, 1],
    ['in a whole history does, whatever was covered', {}, { history: 'fresh', coveredUpTo: at(9) }, {}, 1],
  ])('%s', (_what, state, fields, extra, added) => {
    const next = receiveNewMessage(stateWith(state, chat(fields)), wire(5, extra), at(5));
    expect([chatOf(next).unread, next.counts.messages]).toEqual([added, added]);
    expect(chatOf(next).earlyReads.size).toBe(0);
    const isCovered = fields.coveredUpTo !== undefined && fields.history !== 'fresh' && fields.coveredUpTo >= at(5);
    expect(next.counts.isRequested).toBe(isCovered);
  });

  test('the newest is the last, whatever the order of arrival', () => {
    const before = withLastMessage(chat({ updatedAt: at(3) }), stored(5));
    expect(before).toMatchObject({ lastMessage: { content: 'text 5', createdAt: at(5) }, updatedAt: at(5) });
    expect(withLastMessage(before, stored(4))).toBe(before);
    expect(withLastMessage(before, stored(5, { content: 'later' })).lastMessage?.content).toBe('later');
    expect(withLastMessage(chat({ updatedAt: at(9) }), stored(5)).updatedAt).toBe(at(9));
    expect(withLastMessage(chat(), stored(1, { createdAt: 0 })).lastMessage?.createdAt).toBe(0);
    expect(withLastMessage(chat(), stored(1, { createdAt: -5 })).lastMessage).toBeNull();
  });

  test('a list that somebody looks at is wanted for a chat that nobody knows, and for no other', () => {
    const list = { ...initialState.list, isActive: true };
    expect(receiveNewMessage(stateWith({ list }), wire(1), at(1)).list.isRequested).toBe(true);
    expect(receiveNewMessage(stateWith({ list }, chat()), wire(1), at(1)).list.isRequested).toBe(false);
    expect(receiveNewMessage(stateWith({}), wire(1), at(1)).list.isRequested).toBe(false);
  });

  test('RT23: an echo of mine is none; one that was sent by the other side is', () => {
    const state = stateWith({}, chat());
    expect(receiveNewMessage(state, wire(1, { from: ME }), at(1))).toBe(state);
    expect(chatOf(receiveMessageSent(state, wire(1), at(1))).unread).toBe(1);
    const known = stateWith({}, chat({ messages: historyOf([mine(1)]) }));
    expect(receiveMessageSent(known, wire(1, { from: ME }), at(1))).toBe(known);
  });
});
