import { describe, expect, test } from 'vitest';
import { adoptTemps } from './own/adoptTemps.ts';
import { conversationIn, putConversation } from './changeConversation.ts';
import { confirmByRest, confirmOwn, sendBaseline, removeConfirmedTemp, pruneReplacedTemps } from './own/confirmOwn.ts';
import { unknownConversation } from './conversationState.ts';
import { receiveMessageSent, receiveNewMessage, withLastMessage } from './frames/receiveMessage.ts';
import { receiveMessagesRead } from './frames/receiveRead.ts';
import { initialState } from './initialState.ts';
import { reduce } from './reducer.ts';
import { addMessage, historyOf, messagesIn, toConfirmed } from './snapshots/messageHistory.ts';
import { conversationList, conversationStatus, typingIn } from './selectors.ts';
import { CHAT, conversation, EVENING, ME, message, notification, REN } from '../../tests/simulation/rig.ts';
import { applyConversation, applyConversations } from './snapshots/applySnapshot.ts';
import type { ConfirmedMessage, ConversationState, LiveAction, LiveState, TempMessage } from './types.ts';

const at = (seconds: number) => EVENING + seconds * 1_000;
const stored = (seconds: number, fields: Partial<ConfirmedMessage> = {}): ConfirmedMessage => ({
  id: `message-${seconds}`,
  senderId: REN,
  content: `text ${seconds}`,
  createdAt: at(seconds),
  isRead: false,
  status: 'sent',
  ...fields,
});
const mine = (seconds: number, content = `text ${seconds}`) => stored(seconds, { senderId: ME, content });
const temp = (number: number, fields: Partial<TempMessage> = {}): TempMessage => ({
  id: `temp-${number}`,
  content: 'やあ',
  createdAt: 0,
  delivery: 'onSocket',
  since: { at: null, ids: [], isExact: true },
  ...fields,
});
const chat = (fields: Partial<ConversationState> = {}): ConversationState => ({
  ...unknownConversation(CHAT),
  otherUser: conversation().other_user,
  ...fields,
});
const stateWith = (state: Partial<LiveState>, ...conversations: ConversationState[]): LiveState => ({
  ...initialState,
  me: ME,
  connection: { kind: 'open' },
  gap: 1,
  conversations: new Map(conversations.map((one) => [one.id, one])),
  ...state,
});
const counts = (fields: Partial<LiveState['counts']>) => ({ counts: { ...initialState.counts, ...fields } });
const chatOf = (state: LiveState) => conversationIn(state, CHAT);
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);
const LOST = { kind: 'waiting', attempt: 1 } as const;
const NOW = { gap: 1, event: 0, settledLosses: 0 };

describe('what changes nothing returns the state itself', () => {
  const known = chat({
    messages: historyOf([stored(1)]),
    history: 'fresh',
    lastMessage: { content: 'text 1', createdAt: at(1), senderId: REN },
    updatedAt: at(1),
  });
  const state = stateWith({ list: { ...initialState.list, pages: 1 } }, known);

  test.each<[string, LiveAction]>([
    ['a message that failed to leave and is gone', { type: 'notTransmitted', id: CHAT, tempId: 'temp-9' }],
    ['a POST that failed for one that is gone', { type: 'sendFailed', id: CHAT, tempId: 'temp-9' }],
    ['a second try of one that is gone', { type: 'resend', id: CHAT, tempId: 'temp-9' }],
    ['a report about a chat that is not there', { type: 'readReported', id: 'conversation-9', ids: ['a'], by: 'rest' }],
    ['its failure', { type: 'readFailed', id: 'conversation-9', ids: ['a'] }],
  ])('%s', (_what, action) => {
    expect(reduce(state, action)).toBe(state);
  });

  test('of a person who is not logged in only what is on the screen is noted', () => {
    const nobody = { ...initialState };
    for (const action of [
      { type: 'connectionChanged', connection: { kind: 'open' } },
      { type: 'polled' },
      { type: 'sendText', id: CHAT, text: 'やあ', at: 1 },
      { type: 'conversationsLoaded', conversations: [conversation()], requestedAt: NOW },
      { type: 'conversationLoaded', conversation: conversation(), messages: [], requestedAt: NOW },
    ] satisfies LiveAction[]) {
      expect(reduce(nobody, action).conversations.size).toBe(0);
    }
    expect(reduce(nobody, { type: 'moreRequested' }).list).toMatchObject({ isActive: true, isRequested: true });
  });
});

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
    expect(ids(messagesIn(confirmByRest(before, 'temp-99', mine(6)).messages))).toEqual(['message-5', 'message-6']);
    expect(confirmOwn(before, mine(5))).toBe(before);
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

describe('RT62: a page of the list', () => {
  const listed = (fields: Parameters<typeof conversation>[0]) => conversation(fields);
  const take = (state: LiveState, fields: Parameters<typeof conversation>[0], asked = NOW) =>
    applyConversations(state, [listed(fields)], asked);
  const whole = (fields: Partial<ConversationState> = {}) =>
    chat({ history: 'fresh', messages: historyOf([stored(5)]), unread: 1, ...fields });

  test.each<[string, Partial<ConversationState>, Parameters<typeof conversation>[0], 'fresh' | 'stale' | 'unknown']>([
    ['the same newest message and count', {}, { messages: [message({ at: 5 })] }, 'fresh'],
    ['a newer one', {}, { messages: [message({ at: 6 })] }, 'stale'],
    ['an older one', {}, { messages: [message({ at: 4 })] }, 'fresh'],
    ['another count', {}, { messages: [message({ at: 5 })], unread_count: 2 }, 'stale'],
    ['another count after an older one', {}, { messages: [message({ at: 4 })], unread_count: 2 }, 'fresh'],
    [
      'another count while something was read',
      { readEvent: 1 },
      { messages: [message({ at: 5 })], unread_count: 2 },
      'fresh',
    ],
    [
      'another count while a report is under way',
      { reportedReads: new Map([['message-5', 'rest']]) },
      { messages: [message({ at: 5 })], unread_count: 2 },
      'fresh',
    ],
    ['no message, in an empty history', { messages: historyOf([]), unread: 0 }, {}, 'fresh'],
    ['a gap that was known', { history: 'stale' }, { messages: [message({ at: 6 })] }, 'stale'],
    ['nothing but frames', { history: 'unknown' }, { messages: [message({ at: 6 })] }, 'unknown'],
  ])('with %s', (_what, fields, wire, history) => {
    expect(chatOf(take(stateWith({}, whole(fields)), wire)).history).toBe(history);
  });

  test.each<[string, Partial<LiveState>, Partial<ConversationState>, number, boolean]>([
    ['loads an open chat in which something is missing', { openId: CHAT }, {}, 6, true],
    ['not one that is not open', {}, {}, 6, false],
    ['not one in which nothing is missing', { openId: CHAT }, {}, 5, false],
    ['an open one with an old gap, when there is something newer', { openId: CHAT }, { history: 'stale' }, 6, true],
    ['not when there is not', { openId: CHAT }, { history: 'stale' }, 5, false],
    ['what is wanted stays wanted', {}, { load: { isRequested: true, isInFlight: false, hasFailed: false } }, 5, true],
  ])('%s', (_what, state, fields, last, isRequested) => {
    const before = whole(fields);
    const { load } = chatOf(take(stateWith(state, before), { messages: [message({ at: last })] }));
    expect(load.isRequested).toBe(isRequested);
    expect(load === before.load).toBe(isRequested === before.load.isRequested);
  });

  test('counts what is unread, and newer frames with it, unless that is known better', () => {
    const stale = whole({ history: 'stale', messages: historyOf([stored(5), stored(6)]), unread: 7 });
    const unread = (state: Partial<LiveState>, one: ConversationState) =>
      chatOf(take(stateWith(state, one), { messages: [message({ at: 5 })], unread_count: 3 })).unread;
    expect(unread({}, stale)).toBe(4);
    expect(unread({ openId: CHAT }, stale)).toBe(7);
    expect(unread({ openId: CHAT, isVisible: false }, stale)).toBe(4);
    expect(unread({}, { ...stale, reportedReads: new Map([['message-5', 'rest']]) })).toBe(7);
    expect(unread({}, { ...stale, history: 'fresh' })).toBe(7);
  });

  test('RT77: a count that may have been crossed has the list read again, one that is new the counters', () => {
    const before = whole({ history: 'stale' });
    const quiet = take(stateWith({}, before), { messages: [message({ at: 5 })], unread_count: 1 });
    expect([quiet.list.isRequested, quiet.counts.isRequested]).toEqual([false, false]);
    const crossed = take(stateWith({}, { ...before, readEvent: 1 }), {
      messages: [message({ at: 5 })],
      unread_count: 1,
    });
    expect([crossed.list.isRequested, crossed.counts.isRequested]).toEqual([true, false]);
    const other = take(stateWith({}, before), { messages: [message({ at: 5 })], unread_count: 3 });
    expect([other.list.isRequested, other.counts.isRequested]).toEqual([false, true]);
    const unknown = take(stateWith({}), { messages: [message({ at: 5 })], unread_count: 3 });
    expect(unknown.counts.isRequested).toBe(false);
  });

  test('tells the last message unless a newer one is known', () => {
    const last = (one: ConversationState) =>
      chatOf(take(stateWith({}, one), { messages: [message({ at: 5 })] })).lastMessage?.content;
    const older = { content: 'known', createdAt: at(4), senderId: REN };
    expect(last(chat({ lastMessage: older }))).toBe('text 5');
    expect(last(chat({ lastMessage: { ...older, createdAt: at(5) } }))).toBe('text 5');
    expect(last(chat({ lastMessage: { ...older, createdAt: at(6) } }))).toBe('known');
    expect(last(chat())).toBe('text 5');
    expect(chatOf(take(stateWith({}, chat({ lastMessage: older })), {})).lastMessage).toEqual(older);
    const early = listed({ messages: [message({ at: 5, created_at: '1970-01-01T00:00:00Z' })] });
    expect(chatOf(applyConversations(stateWith({}), [early], NOW)).lastMessage?.createdAt).toBe(0);
  });

  test('finds what was missing, and leaves the others missing', () => {
    const missing = new Set([CHAT, 'other']);
    expect([...take(stateWith({ missing }), {}).missing]).toEqual(['other']);
    const others = new Set(['other']);
    expect(take(stateWith({ missing: others }), {}).missing).toBe(others);
  });
});

describe('RT64: the whole list was read', () => {
  const settle = (one: ConversationState, known: ReadonlySet<string> | null) =>
    chatOf(reduce(stateWith({}, one), { type: 'listSettled', pages: 2, isComplete: known !== null, ids: known })).load
      .isRequested;

  test.each<[string, Partial<ConversationState>, ReadonlySet<string> | null, boolean]>([
    ['who is in it', {}, new Set([CHAT]), false],
    ['who is not in it any more', {}, new Set(['other']), true],
    ['who is not in a part of it', {}, null, false],
    ['who nobody knows, with messages', { otherUser: null, messages: historyOf([stored(1)]) }, null, true],
    ['who nobody knows, without', { otherUser: null }, new Set(['other']), false],
    ['who is known, with messages', { messages: historyOf([stored(1)]) }, null, false],
  ])('%s: is asked for is %s', (_who, fields, known, isRequested) => {
    expect(settle(chat(fields), known)).toBe(isRequested);
  });
});

describe('RT13, RT38, RT61: a whole conversation', () => {
  const take = (state: LiveState, fields: Parameters<typeof conversation>[0], asked = NOW) =>
    applyConversation(state, conversation(fields), conversation(fields).messages.map(toConfirmed), asked);

  test.each<['open' | 'connecting' | 'failed', number, 'fresh' | 'stale']>([
    ['open', 1, 'fresh'],
    ['open', 0, 'stale'],
    ['connecting', 1, 'stale'],
    ['failed', 1, 'stale'],
  ])('with the socket %s, asked for in gap %d, is %s', (kind, gap, history) => {
    expect(chatOf(take(stateWith({ connection: { kind } }), {}, { ...NOW, gap })).history).toBe(history);
  });

  test('asks for the counters where it tells another number', () => {
    const messages = [message({ at: 1 })];
    expect(take(stateWith({}, chat({ unread: 1 })), { messages }).counts.isRequested).toBe(false);
    expect(take(stateWith({}, chat({ unread: 2 })), { messages }).counts.isRequested).toBe(true);
  });

  test('confirms what is new of mine in it, and nothing that was there', () => {
    const since = { at: null, ids: [], isExact: true };
    const waiting = [temp(1, { content: 'text 1', since }), temp(2, { content: 'text 2', since })];
    const before = stateWith({}, chat({ messages: historyOf([mine(1)]), temps: waiting }));
    const next = chatOf(take(before, { messages: [message({ at: 1, from: ME }), message({ at: 2, from: ME })] }));
    expect(ids(next.temps)).toEqual(['temp-1']);
    const theirs = chatOf(take(stateWith({}, chat({ temps: waiting })), { messages: [message({ at: 2 })] }));
    expect(ids(theirs.temps)).toEqual(['temp-1', 'temp-2']);
  });

  test('knows better than a guess that is older than its question, and no better than one that is not', () => {
    const guessed = chat({
      messages: historyOf([
        { ...mine(1), isRead: true },
        { ...mine(2), isRead: true },
      ]),
      assumedRead: { ids: new Set(['message-1']), event: 5 },
    });
    const messages = [message({ at: 1, from: ME }), message({ at: 2, from: ME })];
    const read = (event: number) => {
      const next = chatOf(take(stateWith({}, guessed), { messages }, { ...NOW, event }));
      return [messagesIn(next.messages).map(({ isRead }) => isRead), next.assumedRead.ids.size, next.assumedRead.event];
    };
    expect(read(5)).toEqual([[false, true], 0, 0]);
    expect(read(4)).toEqual([[true, true], 1, 5]);
    const unguessed = chatOf(
      take(
        stateWith({}, { ...guessed, assumedRead: { ids: new Set(), event: 5 } }),
        { messages },
        { ...NOW, event: 9 },
      ),
    );
    expect([messagesIn(unguessed.messages).map(({ isRead }) => isRead), unguessed.assumedRead.event]).toEqual([
      [true, true],
      5,
    ]);
  });

  test('has read what was read ahead, and forgets that; what is not in it is still awaited', () => {
    const before = stateWith({}, chat({ earlyReads: new Set(['message-1', 'message-9']) }));
    const next = chatOf(take(before, { messages: [message({ at: 1 }), message({ at: 2 })] }));
    expect(messagesIn(next.messages).map(({ isRead }) => isRead)).toEqual([true, false]);
    expect([...next.earlyReads]).toEqual(['message-9']);
    expect([next.unread, next.coveredUpTo]).toEqual([1, at(2)]);
    expect(
      chatOf(take(stateWith({}, chat({ coveredUpTo: at(9) })), { messages: [message({ at: 2 })] })).coveredUpTo,
    ).toBe(at(9));
  });

  test('that is not there any more takes its messages along, and leaves what the person wrote', () => {
    const missing = (state: LiveState) => reduce(state, { type: 'conversationFailed', id: CHAT, isMissing: true });
    const gone = missing(stateWith({ missing: new Set(['other']) }, chat()));
    expect([gone.conversations.size, [...gone.missing]]).toEqual([0, ['other', CHAT]]);
    const written = missing(stateWith({}, chat({ temps: [temp(1)] })));
    expect(chatOf(written).temps).toMatchObject([{ delivery: 'failed' }]);
    expect(missing(stateWith({})).missing).toEqual(new Set([CHAT]));
    const failed = reduce(stateWith({}, chat({ temps: [temp(1)] })), {
      type: 'conversationFailed',
      id: CHAT,
      isMissing: false,
    });
    expect(chatOf(failed)).toMatchObject({
      temps: [{ delivery: 'onSocket' }],
      load: { isRequested: true, isInFlight: false, hasFailed: true },
    });
  });
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
        frame: { type: 'notification_read', count: 1 } as never,
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

describe('occasions', () => {
  const FAILED = { isRequested: true, isInFlight: false, hasFailed: true };

  test('RT65: the minute lets everything be tried again that failed, and leaves the rest as it is', () => {
    const quiet = chat({ id: 'quiet' });
    const blocked = chat({ id: 'blocked', isReadBlocked: true });
    const before = stateWith(
      { list: { ...initialState.list, ...FAILED }, ...counts(FAILED) },
      chat({ load: FAILED }),
      quiet,
      blocked,
    );
    const next = reduce(before, { type: 'polled' });
    expect([next.list.hasFailed, next.counts.hasFailed, chatOf(next).load.hasFailed]).toEqual([false, false, false]);
    expect(next.conversations.get('quiet')).toBe(quiet);
    expect(next.conversations.get('blocked')?.isReadBlocked).toBe(false);
    expect(next.counts.isRequested).toBe(true);
  });

  test('RT60, RT61, RT84: the socket opens and is lost', () => {
    const before = stateWith(
      { connection: LOST, gap: 4, openId: CHAT, presence: { isWhole: true, users: new Map([[REN, true]]) } },
      chat({
        history: 'fresh',
        reportedReads: new Map([
          ['a', 'socket'],
          ['b', 'rest'],
        ]),
      }),
      chat({ id: 'unknown', history: 'unknown' }),
    );
    const open = reduce(before, { type: 'connectionChanged', connection: { kind: 'open' } });
    expect(open).toMatchObject({ connection: { kind: 'open' }, gap: 5, counts: { isRequested: true } });
    expect(chatOf(open).load.isRequested).toBe(true);
    expect(open.conversations.get('unknown')?.load.isRequested).toBe(false);
    const lost = reduce(open, { type: 'connectionChanged', connection: LOST });
    expect(lost).toMatchObject({ connection: LOST, gap: 6, presence: { isWhole: false }, typing: new Map() });
    expect(chatOf(lost).history).toBe('stale');
    expect([...chatOf(lost).reportedReads]).toEqual([['b', 'rest']]);
    expect(lost.conversations.get('unknown')?.history).toBe('unknown');
    expect(reduce(lost, { type: 'connectionChanged', connection: LOST })).toBe(lost);
    const { reportedReads } = chatOf(lost);
    expect(
      chatOf(
        reduce(reduce(lost, { type: 'connectionChanged', connection: { kind: 'open' } }), {
          type: 'connectionChanged',
          connection: LOST,
        }),
      ).reportedReads,
    ).toBe(reportedReads);
  });

  test('RT34, RT41: what waits or is in doubt has failed when the attempts are used up; a POST is under way still', () => {
    const sent = chat({ id: 'sent', temps: [temp(4, { delivery: 'onRest' })] });
    const own = [temp(1, { delivery: 'queued', since: null }), temp(2), temp(3, { delivery: 'onRest' })];
    const before = stateWith({}, chat({ temps: own }), sent);
    const next = reduce(before, { type: 'connectionChanged', connection: { kind: 'failed' } });
    expect(next.connection.kind).toBe('failed');
    expect(chatOf(next).temps.map(({ delivery }) => delivery)).toEqual(['failed', 'failed', 'onRest']);
    expect(next.conversations.get('sent')).toBe(sent);
  });

  test.each<[string, Partial<LiveState['list']>, boolean]>([
    ['the next page of some', { pages: 1 }, true],
    ['none after the last', { pages: 1, isComplete: true }, false],
    ['none before the first', { pages: 0 }, false],
    ['one that was wanted already', { pages: 0, isMoreRequested: true }, true],
  ])('RT66: more is %s', (_what, list, isMoreRequested) => {
    const before = stateWith({ list: { ...initialState.list, isActive: true, ...list } });
    expect(reduce(before, { type: 'moreRequested' }).list.isMoreRequested).toBe(isMoreRequested);
  });

  test('RT50, RT53: a chat that becomes visible repeats its report', () => {
    const blocked = stateWith({ isVisible: false, openId: CHAT }, chat({ isReadBlocked: true }));
    expect(chatOf(reduce(blocked, { type: 'visibility', isVisible: true })).isReadBlocked).toBe(false);
    const hidden = reduce({ ...blocked, isVisible: true }, { type: 'visibility', isVisible: false });
    expect(chatOf(hidden).isReadBlocked).toBe(true);
    const closed = reduce({ ...blocked, openId: null }, { type: 'visibility', isVisible: true });
    expect(chatOf(closed).isReadBlocked).toBe(true);
    const free = chat();
    const seen = reduce(stateWith({ isVisible: false, openId: CHAT }, free), { type: 'visibility', isVisible: true });
    expect(chatOf(seen)).toBe(free);
    expect(reduce(blocked, { type: 'opened', id: null }).openId).toBeNull();
  });

  test('RT42: stored messages wait, are in doubt if they had been sent, or stay failed; new ones are numbered after them', () => {
    const stored = [
      {
        conversationId: CHAT,
        temps: [
          temp(4, { delivery: 'queued', since: null }),
          temp(7),
          temp(5, { delivery: 'onRest' }),
          temp(6, { delivery: 'failed' }),
        ],
      },
    ];
    const next = adoptTemps(stateWith({}), stored);
    expect(chatOf(next).temps.map(({ id, delivery }) => [id, delivery])).toEqual([
      ['temp-4', 'queued'],
      ['temp-5', 'inDoubt'],
      ['temp-6', 'failed'],
      ['temp-7', 'inDoubt'],
    ]);
    expect([next.nextTemp, next.losses, next.settledLosses]).toEqual([8, 1, 0]);
    expect(
      chatOf(adoptTemps(stateWith({ connection: { kind: 'failed' } }), stored)).temps.map(({ delivery }) => delivery),
    ).toEqual(Array.from(stored[0]?.temps ?? [], () => 'failed'));
    expect(adoptTemps(stateWith({ nextTemp: 20 }), stored).nextTemp).toBe(20);
    expect(reduce(stateWith({ nextTemp: 20 }), { type: 'sendText', id: CHAT, text: 'や', at: 1 }).nextTemp).toBe(21);
  });

  test('RT33, RT39: only what is on that way fails with it, and only what failed is sent again', () => {
    const before = stateWith(
      {},
      chat({ temps: [temp(1), temp(2, { delivery: 'onRest' }), temp(3, { delivery: 'failed' })] }),
    );
    const statuses = (action: LiveAction) => chatOf(reduce(before, action)).temps.map(({ delivery }) => delivery);
    const same = ['onSocket', 'onRest', 'failed'];
    expect(statuses({ type: 'overdue', id: CHAT, tempId: 'temp-1', gap: 0 })).toEqual(same);
    expect(statuses({ type: 'overdue', id: CHAT, tempId: 'temp-1', gap: 1 })).toEqual(['failed', 'onRest', 'failed']);
    expect(statuses({ type: 'overdue', id: CHAT, tempId: 'temp-2', gap: 1 })).toEqual(same);
    expect(statuses({ type: 'sendFailed', id: CHAT, tempId: 'temp-2' })).toEqual(['onSocket', 'failed', 'failed']);
    expect(statuses({ type: 'sendFailed', id: CHAT, tempId: 'temp-1' })).toEqual(same);
    expect(statuses({ type: 'resend', id: CHAT, tempId: 'temp-1' })).toEqual(same);
    expect(statuses({ type: 'resend', id: CHAT, tempId: 'temp-3' })).toEqual(['onSocket', 'onRest', 'onRest']);
    const read = reduce(
      stateWith({}, chat({ temps: [temp(1, { delivery: 'onRest' })], earlyReads: new Set(['message-5']) })),
      { type: 'sentByRest', id: CHAT, tempId: 'temp-1', message: message({ at: 5, from: ME, content: 'やあ' }) },
    );
    expect(messagesIn(chatOf(read).messages)[0]?.isRead).toBe(true);
    const unread = reduce(stateWith({}, chat({ temps: [temp(1, { delivery: 'onRest' })] })), {
      type: 'sentByRest',
      id: CHAT,
      tempId: 'temp-1',
      message: message({ at: 5, from: ME, content: 'やあ', is_read: true }),
    });
    expect(messagesIn(chatOf(unread).messages)[0]?.isRead).toBe(true);
  });

  test('RT51, RT53: a report takes its messages out of the count, a failure puts them back', () => {
    const before = stateWith(
      { openId: CHAT, ...counts({ messages: 3 }) },
      chat({ messages: historyOf([stored(1), stored(2)]), unread: 2, reportedReads: new Map([['older', 'rest']]) }),
    );
    const asked = reduce(before, { type: 'readReported', id: CHAT, ids: ['message-1'], by: 'socket' });
    expect([...chatOf(asked).reportedReads.keys()]).toEqual(['older', 'message-1']);
    expect([chatOf(asked).unread, asked.counts.messages]).toEqual([1, 2]);
    const failed = reduce(asked, { type: 'readFailed', id: CHAT, ids: ['message-1'] });
    expect([...chatOf(failed).reportedReads.keys()]).toEqual(['older']);
    expect([chatOf(failed).unread, failed.counts.messages, chatOf(failed).isReadBlocked]).toEqual([2, 3, true]);
    const confirmed = reduce(asked, { type: 'readConfirmed', id: CHAT, ids: ['message-1'] });
    expect(messagesIn(chatOf(confirmed).messages).map(({ isRead }) => isRead)).toEqual([true, false]);
    expect([...chatOf(confirmed).reportedReads.keys()]).toEqual(['older']);
  });
});

describe('what the screens are told', () => {
  const listed = (id: string, seconds: number | null, updated = 0) =>
    chat({
      id,
      updatedAt: at(updated),
      lastMessage: seconds === null ? null : { content: '', createdAt: at(seconds), senderId: REN },
    });

  test('RT70: the newest message first, then the id; nobody whose other side is unknown', () => {
    const state = stateWith(
      {},
      listed('b', 5),
      listed('d', 7),
      listed('a', 5),
      listed('c', 5),
      listed('e', null, 6),
      chat({ id: 'f', otherUser: null }),
    );
    expect(ids(conversationList(state))).toEqual(['d', 'e', 'a', 'b', 'c']);
    expect(conversationList(state)).toBe(conversationList(state));
  });

  test.each<[string, Partial<LiveState>, ConversationState | null, string]>([
    ['not there', {}, null, 'loading'],
    ['unknown', {}, chat(), 'loading'],
    ['failed', {}, chat({ load: { isRequested: true, isInFlight: false, hasFailed: true } }), 'failed'],
    [
      'with a gap',
      {},
      chat({ history: 'stale', load: { isRequested: true, isInFlight: false, hasFailed: true } }),
      'ready',
    ],
    ['missing', { missing: new Set([CHAT]) }, chat({ history: 'fresh' }), 'missing'],
  ])('RT65: a chat that is %s', (_what, state, one, status) => {
    expect(conversationStatus(one === null ? stateWith(state) : stateWith(state, one), CHAT)).toBe(status);
  });

  test('RT83: who types at this time, each until then', () => {
    const typing = new Map([
      [
        CHAT,
        new Map([
          [REN, at(6)],
          ['user-3', at(3)],
        ]),
      ],
    ]);
    const state = stateWith({ typing });
    expect([...typingIn(state, CHAT, at(2))]).toEqual([REN, 'user-3']);
    expect([...typingIn(state, CHAT, at(3))]).toEqual([REN]);
    expect([...typingIn(state, CHAT, at(6))]).toEqual([]);
    expect(typingIn(state, 'other', at(2))).toBe(typingIn(state, CHAT, at(9)));
    expect([
      ...(reduce(state, { type: 'typingTick', at: at(4) })
        .typing.get(CHAT)
        ?.keys() ?? []),
    ]).toEqual([REN]);
    const settled = reduce(state, { type: 'typingTick', at: at(1) });
    expect(settled).toBe(state);
  });
});
