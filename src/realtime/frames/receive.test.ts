import { describe, expect, test } from 'vitest';
import { putConversation } from '../changeConversation.ts';
import { receiveMessageSent, receiveNewMessage, withLastMessage } from './receiveMessage.ts';
import { receiveMessagesRead } from './receiveRead.ts';
import { initialState } from '../initialState.ts';
import { addMessage, historyOf, messagesIn } from '../snapshots/messageHistory.ts';
import { CHAT, ME, message, REN } from '../../../tests/simulation/rig.ts';
import type { ConversationState, LiveState } from '../types.ts';
import { at, stored, mine, chat, stateWith, counts, chatOf } from '../../../tests/simulation/states.ts';

describe('RT20 to RT25: a message of the other side', () => {
  const wire = (seconds: number, fields: Parameters<typeof message>[0] = {}) => message({ at: seconds, ...fields });

  test.each<[string, Partial<LiveState>, Partial<ConversationState>, Parameters<typeof message>[0], number]>([
    ['counts', {}, { history: 'fresh' }, {}, 1],
    ['read already does not', {}, { history: 'fresh' }, { is_read: true }, 0],
    ['read ahead does not', {}, { history: 'fresh', earlyReads: new Set(['message-5']) }, {}, 0],
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

describe('RT54 to RT56: somebody read', () => {
  const read = (state: LiveState, reader_id: string, message_ids: string[]) =>
    receiveMessagesRead(state, { type: 'messages_read', conversation_id: CHAT, message_ids, reader_id });

  test('what I read elsewhere: listed ones are settled, others stay asked for', () => {
    const before = stateWith(
      { ...counts({ messages: 3 }), event: 7 },
      chat({
        messages: historyOf([stored(1), stored(2), stored(3)]),
        unread: 2,
        listGap: 1,
        reportedReads: new Map([
          ['message-1', 'socket'],
          ['message-2', 'rest'],
        ]),
      }),
    );
    const next = read(before, ME, ['message-1', 'message-9']);
    expect([...chatOf(next).reportedReads]).toEqual([['message-2', 'rest']]);
    expect(chatOf(next)).toMatchObject({ unread: 1, readEvent: 7, earlyReads: new Set(['message-9']) });
    // Without the complete history the remaining messages may have been read, too (RT61).
    expect([next.counts.messages, next.counts.isRequested]).toEqual([2, true]);
    const whole = read(putConversation(before, { ...chatOf(before), history: 'fresh' }), ME, ['message-1']);
    expect([chatOf(whole).unread, whole.counts.messages, whole.counts.isRequested]).toEqual([1, 2, false]);
    const none = read(before, ME, []);
    expect(chatOf(none)).toMatchObject({ reportedReads: new Map(), unread: 0 });
    expect(none.counts.isRequested).toBe(false);
    // Messages that arrived while there was no connection are in the counter, and no list has said so (RT77).
    const unlisted = read(putConversation(before, { ...chatOf(before), listGap: 0 }), ME, []);
    expect(unlisted.counts.isRequested).toBe(true);
  });

  test('the server is asked where that is worth an unknown number', () => {
    const uncounted = stateWith({}, chat({ otherUser: null, messages: historyOf([stored(1)]), unread: 1 }));
    expect(read(uncounted, ME, ['message-1']).counts.isRequested).toBe(true);
    const doubtful = stateWith(counts({ isUncertain: true }), chat({ messages: historyOf([stored(1)]), unread: 1 }));
    expect(read(doubtful, ME, ['message-1']).counts).toMatchObject({ isRequested: true, isUncertain: false });
  });

  test('what the other side read: mine only, and what was read before it arrived', () => {
    const before = stateWith({ event: 4 }, chat({ messages: historyOf([mine(1), stored(2), mine(3)]) }));
    const all = chatOf(read(before, REN, []));
    expect(messagesIn(all.messages).map(({ isRead }) => isRead)).toEqual([true, false, true]);
    expect(all.assumedRead).toEqual({ ids: new Set(['message-1', 'message-3']), event: 4 });
    expect(all.readEvent).toBe(0);
    const listed = chatOf(read(before, REN, ['message-3', 'message-8']));
    expect(messagesIn(listed.messages).map(({ isRead }) => isRead)).toEqual([false, false, true]);
    expect([...listed.earlyReads]).toEqual(['message-8']);
  });

  test('a guess is added to the guesses before it, and given up for what is listed', () => {
    const guessed = read(stateWith({ event: 1 }, chat({ messages: historyOf([mine(1)]) })), REN, []);
    const more = putConversation(guessed, {
      ...chatOf(guessed),
      messages: addMessage(chatOf(guessed).messages, mine(2)),
    });
    const again = read({ ...more, event: 2 }, REN, []);
    expect(chatOf(again).assumedRead).toEqual({ ids: new Set(['message-1', 'message-2']), event: 2 });
    expect(chatOf(read(again, REN, ['message-1'])).assumedRead.ids).toEqual(new Set(['message-2']));
    const { earlyReads } = chatOf(again);
    expect(chatOf(read(again, REN, ['message-1'])).earlyReads).toBe(earlyReads);
  });
});
