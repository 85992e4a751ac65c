import { describe, expect, test, vi } from 'vitest';
import type { Message } from '../api/generated/model/index.ts';
import { itemsOf } from '../lib/collections/sequence.ts';
import { putConversation } from './conversation.ts';
import { addMessage, historyOf, messagesIn } from './messageHistory.ts';
import { receiveMessagesRead } from './reading.ts';
import { messagesOf } from './selectors.ts';
import { CHAT, conversation, createOpenChat, createRig, ME, message, REN } from '../../tests/simulation/rig.ts';
import { chat, chatOf, counts, mine as mineAt, stateWith, stored } from '../../tests/simulation/states.ts';
import type { ConversationState, LiveState } from './types.ts';

const assumed = ({ assumedRead }: ConversationState) => [[...assumedRead.ids.keys()], assumedRead.event];
const theirs = [message({ at: 1 }), message({ at: 2 })];
const mine = message({ at: 3, from: ME });
const reports = (rig: Awaited<ReturnType<typeof createOpenChat>>) =>
  rig.sent.flatMap((frame) => (frame.type === 'mark_as_read' ? [frame.message_ids] : []));
const readIds = (rig: Awaited<ReturnType<typeof createOpenChat>>) =>
  itemsOf(messagesOf(rig.state(), CHAT))
    .filter(({ isRead }) => isRead)
    .map(({ id }) => id);
const read = (reader: string, ...ids: string[]) =>
  ({ type: 'messages_read', conversation_id: CHAT, message_ids: ids, reader_id: reader }) as const;

async function openedWith(messages: readonly Message[], isHidden = false) {
  const rig = await createOpenChat();
  rig.engine.openConversation(null);
  if (isHidden) rig.engine.pageVisible(false);
  for (const wire of messages) rig.deliver({ type: 'new_message', message: wire });
  return rig;
}

describe('reporting', () => {
  test('RT51: reports what others sent, by their ids, and the counters fall at once', async () => {
    const rig = await createOpenChat([...theirs, mine]);
    expect(reports(rig)).toEqual([['message-1', 'message-2']]);
    expect(rig.unread()).toBe(0);
    expect(rig.counts()).toEqual([0, 0]);
    expect(rig.waiting()).toEqual([]);
  });

  test('RT58: in a burst, what comes after 500 unconfirmed reports waits for a confirmation', async () => {
    const rig = await createOpenChat();
    for (let at = 1; at <= 503; at += 1) rig.deliverMessage({ at });
    expect(reports(rig)).toHaveLength(500);
    expect([rig.unread(), ...rig.counts()]).toEqual([0, 0, 0]);
    rig.deliver({ type: 'messages_read', conversation_id: CHAT, message_ids: ['message-1'], reader_id: ME });
    expect(reports(rig)).toHaveLength(501);
    expect(reports(rig).at(-1)).toEqual(['message-501', 'message-502', 'message-503']);
    expect([rig.unread(), ...rig.counts()]).toEqual([0, 0, 0]);
  });

  test('RT50, RT52: nothing from a hidden page; the return reports it', async () => {
    const rig = await openedWith(theirs, true);
    rig.engine.openConversation(CHAT);
    expect(reports(rig)).toEqual([]);
    expect(rig.counts()).toEqual([2, 0]);
    rig.engine.pageVisible(true);
    expect(reports(rig)).toEqual([['message-1', 'message-2']]);
    expect(rig.counts()).toEqual([0, 0]);
    rig.engine.pageVisible(false);
    rig.deliverMessage({ at: 5 });
    expect(rig.counts()).toEqual([1, 0]);
    rig.engine.pageVisible(true);
    expect(reports(rig)).toHaveLength(2);
  });

  test('RT50, RT52: nothing while the list covers the chat; each opening reports', async () => {
    const rig = await openedWith(theirs);
    expect(reports(rig)).toEqual([]);
    rig.engine.openConversation(CHAT);
    expect(reports(rig)).toEqual([['message-1', 'message-2']]);
    rig.engine.openConversation('conversation-2');
    rig.deliverMessage({ at: 5 });
    rig.engine.openConversation(CHAT);
    expect(reports(rig)).toEqual([['message-1', 'message-2'], ['message-5']]);
  });

  test('RT57: nothing of somebody who is not shown, although the chat is open before it is known whose it is', async () => {
    const rig = createRig();
    let unseen = REN;
    rig.engine.neverReport((userId) => userId === unseen);
    rig.engine.start(ME);
    rig.connect();
    rig.engine.openConversation(CHAT);
    await rig.answer('loadConversation', conversation({ messages: theirs }));
    expect(reports(rig)).toEqual([]);
    expect(rig.unread()).toBe(2);
    unseen = '';
    rig.engine.openConversation(CHAT);
    expect(reports(rig)).toEqual([['message-1', 'message-2']]);
  });

  test('RT51: goes by PUT while the socket is not open, and not by both', async () => {
    const rig = await createOpenChat();
    rig.engine.openConversation(null);
    rig.deliverMessage({ at: 1 });
    rig.lose();
    rig.engine.openConversation(CHAT);
    expect(rig.argsOf('markRead')).toEqual([CHAT]);
    expect(rig.unread()).toBe(0);
    rig.connect();
    await rig.answer('loadConversation', conversation({ messages: [message({ at: 1 })] }));
    expect(reports(rig)).toEqual([]);
    await rig.answer('markRead', { count: 1 });
    expect(readIds(rig)).toEqual(['message-1']);
    expect(reports(rig)).toEqual([]);
  });

  test('RT53: is made again when the socket was lost before it was confirmed', async () => {
    const rig = await createOpenChat([message({ at: 1 })]);
    rig.lose();
    expect(rig.waiting().filter((name) => name === 'markRead')).toHaveLength(1);
    rig.deliver(read(ME, 'message-1'));
    expect(readIds(rig)).toEqual(['message-1']);
  });

  test('RT53: a PUT that failed waits for the next occasion', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const rig = await createOpenChat();
    rig.engine.openConversation(null);
    rig.deliverMessage({ at: 1 });
    rig.lose();
    rig.engine.openConversation(CHAT);
    await rig.refuse('markRead');
    expect(rig.unread()).toBe(1);
    expect(rig.counts()).toEqual([1, 0]);
    expect(rig.waiting()).not.toContain('markRead');
    rig.engine.openConversation(CHAT);
    expect(rig.waiting()).toContain('markRead');
    await rig.refuse('markRead');
    rig.clock.advance(60_000);
    expect(rig.waiting()).toContain('markRead');
  });
});

describe('messages_read', () => {
  test('RT54, RT13: an empty list is corrected by a snapshot that was asked for later, and by no other', async () => {
    const rig = await createOpenChat([mine]);
    rig.engine.refresh();
    rig.deliver(read(REN));
    await rig.answer('loadConversation', conversation({ messages: [mine] }));
    expect(readIds(rig)).toEqual(['message-3']);
    rig.engine.refresh();
    await rig.answer('loadConversation', conversation({ messages: [mine] }));
    expect(readIds(rig)).toEqual([]);
    rig.deliver(read(REN, 'message-3'));
    rig.engine.refresh();
    await rig.answer('loadConversation', conversation({ messages: [mine] }));
    expect(readIds(rig)).toEqual(['message-3']);
  });

  test('RT55: by me zeroes what only the list had counted', async () => {
    const rig = createRig();
    rig.engine.start(ME);
    rig.engine.openConversation(null);
    rig.connect();
    await rig.answer('loadConversations', [conversation({ unread_count: 4 })]);
    await rig.answer('loadCounts', { messages: 6, notifications: 0 });
    rig.deliver(read(ME, 'unseen'));
    expect(rig.unread()).toBe(0);
    expect(rig.counts()[0]).toBe(2);
  });

  test('RT56: before its message is remembered', async () => {
    const rig = await openedWith([]);
    rig.deliver(read(REN, 'message-3'));
    rig.deliver(read(ME, 'message-1'));
    rig.confirm('はい', 3);
    rig.deliverMessage({ at: 1 });
    expect(readIds(rig)).toEqual(['message-1', 'message-3']);
    expect(rig.counts()).toEqual([0, 0]);
    rig.deliver(read(REN, 'message-7'));
    rig.engine.openConversation(CHAT);
    rig.engine.refresh();
    await rig.answer('loadConversation', conversation({ messages: [message({ at: 7, from: ME })] }));
    expect(readIds(rig)).toContain('message-7');
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
    expect(chatOf(next)).toMatchObject({ unread: 1, readEvent: 7 });
    expect([...chatOf(next).earlyReads.keys()]).toEqual(['message-9']);
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
    const before = stateWith({ event: 4 }, chat({ messages: historyOf([mineAt(1), stored(2), mineAt(3)]) }));
    const all = chatOf(read(before, REN, []));
    expect(messagesIn(all.messages).map(({ isRead }) => isRead)).toEqual([true, false, true]);
    expect(assumed(all)).toEqual([['message-1', 'message-3'], 4]);
    expect(all.readEvent).toBe(0);
    const listed = chatOf(read(before, REN, ['message-3', 'message-8']));
    expect(messagesIn(listed.messages).map(({ isRead }) => isRead)).toEqual([false, false, true]);
    expect([...listed.earlyReads.keys()]).toEqual(['message-8']);
  });

  test('a guess is added to the guesses before it, and given up for what is listed', () => {
    const guessed = read(stateWith({ event: 1 }, chat({ messages: historyOf([mineAt(1)]) })), REN, []);
    const more = putConversation(guessed, {
      ...chatOf(guessed),
      messages: addMessage(chatOf(guessed).messages, mineAt(2)),
    });
    const again = read({ ...more, event: 2 }, REN, []);
    expect(assumed(chatOf(again))).toEqual([['message-1', 'message-2'], 2]);
    expect(assumed(chatOf(read(again, REN, ['message-1'])))[0]).toEqual(['message-2']);
    const { earlyReads } = chatOf(again);
    expect(chatOf(read(again, REN, ['message-1'])).earlyReads).toBe(earlyReads);
  });
});
