import { beforeEach, describe, expect, test, vi } from 'vitest';
import { historyOf, messagesIn, toConfirmed } from './messageHistory.ts';
import { reduce } from './reducer.ts';
import { conversationList, conversationOf, conversationStatus } from './selectors.ts';
import { applyConversation, applyConversations } from './snapshots.ts';
import { CHAT, conversation, createOpenChat, createRig, ME, message, REN } from '../../tests/simulation/rig.ts';
import { at, stored, mine, temp, chat, keys, stateWith, chatOf, ids, NOW } from '../../tests/simulation/states.ts';
import type { ConversationState, LiveState } from './types.ts';

const NOT_FOUND = Object.assign(new Error('gone'), { status: 404 });
const pageOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    conversation({ id: `conversation-${from + index}`, messages: [message({ at: 1_000 - from - index })] }),
  );

describe('after a gap', () => {
  test('RT60: everything on the screen is fetched after every opening of the socket', async () => {
    const rig = await createOpenChat();
    rig.lose();
    expect(rig.waiting()).toEqual([]);
    rig.connect();
    expect(rig.waiting()).toEqual(['loadCounts', 'loadConversations', 'loadConversation']);
    expect(rig.argsOf('loadConversation')).toEqual([CHAT]);
  });

  test('RT60: a refresh does the same', async () => {
    const rig = await createOpenChat();
    rig.engine.refresh();
    expect(rig.waiting()).toEqual(['loadCounts', 'loadConversations', 'loadConversation']);
  });

  test('RT61: a chat is shown with its gap, and fetched when it is opened again', async () => {
    const rig = await createOpenChat([message({ at: 1 })]);
    rig.engine.openConversation(null);
    rig.lose();
    rig.connect();
    expect(rig.chat()).toEqual(['text 1']);
    expect(rig.waiting()).not.toContain('loadConversation');
    rig.engine.openConversation(CHAT);
    expect(conversationStatus(rig.state(), CHAT)).toBe('ready');
    await rig.answer('loadConversation', conversation({ messages: [message({ at: 1 }), message({ at: 2 })] }));
    expect(rig.chat()).toEqual(['text 1', 'text 2']);
    rig.engine.openConversation(null);
    rig.engine.openConversation(CHAT);
    expect(rig.waiting()).not.toContain('loadConversation');
  });

  test('RT61, RT63: what was asked for before the gap is fetched again after it', async () => {
    const rig = await createOpenChat();
    rig.engine.refresh();
    rig.lose();
    rig.connect();
    expect(rig.waiting().filter((name) => name === 'loadConversation')).toHaveLength(1);
    await rig.answer('loadConversation', conversation());
    expect(rig.waiting().filter((name) => name === 'loadConversation')).toHaveLength(1);
    await rig.answer('loadConversation', conversation());
    expect(rig.waiting()).not.toContain('loadConversation');
  });

  test('RT61: a chat that was asked for before the gap has one, also when nobody looks at it any more', async () => {
    const rig = await createOpenChat();
    rig.engine.refresh();
    rig.engine.openConversation(null);
    rig.lose();
    rig.connect();
    await rig.answer('loadConversation', conversation());
    rig.engine.openConversation(CHAT);
    expect(rig.waiting()).toContain('loadConversation');
  });

  test('RT61: a chat that was asked for without a socket has a gap when it opens', async () => {
    const rig = createRig();
    rig.engine.start(ME);
    rig.engine.openConversation(CHAT);
    await rig.answer('loadConversation', conversation());
    rig.engine.openConversation(null);
    rig.connect();
    rig.engine.openConversation(CHAT);
    expect(rig.waiting()).toContain('loadConversation');
  });

  test('RT62: a chat that was asked for before the gap has fewer messages than the list, which knows the unread ones', async () => {
    const rig = await createOpenChat([message({ at: 1, is_read: true })]);
    rig.engine.refresh();
    rig.engine.openConversation(null);
    rig.lose();
    rig.connect();
    const newer = message({ at: 2 });
    await rig.answer('loadConversations', [conversation({ messages: [message({ at: 1, is_read: true }), newer] })]);
    expect(conversationOf(rig.state(), CHAT)?.unread).toBe(1);
    await rig.answer('loadConversation', conversation({ messages: [message({ at: 1, is_read: true })] }));
    expect(conversationOf(rig.state(), CHAT)?.unread).toBe(1);
  });

  test('RT13: a snapshot that was asked for before a frame does not lose the frame', async () => {
    const rig = await createOpenChat([message({ at: 1 })]);
    rig.engine.refresh();
    rig.deliverMessage({ at: 2 });
    await rig.answer('loadConversation', conversation({ messages: [message({ at: 1 })] }));
    expect(rig.chat()).toEqual(['text 1', 'text 2']);
    expect(conversationOf(rig.state(), CHAT)?.lastMessage?.content).toBe('text 2');
  });
});

describe('the list', () => {
  async function withList(...entries: Parameters<typeof conversation>[0][]) {
    const rig = createRig();
    rig.engine.start(ME);
    rig.engine.openConversation(null);
    rig.connect();
    await rig.answer('loadConversations', entries.map(conversation));
    return rig;
  }

  test('RT63: a second need leads to a second request, after the first', async () => {
    const rig = await withList();
    rig.engine.refresh();
    rig.engine.refresh();
    const lists = () => rig.waiting().filter((name) => name === 'loadConversations');
    expect(lists()).toHaveLength(1);
    await rig.answer('loadConversations', []);
    expect(lists()).toHaveLength(1);
    await rig.answer('loadConversations', []);
    expect(lists()).toHaveLength(0);
  });

  test('RT64: what the person wrote there stays to be copied', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const rig = createRig();
    rig.engine.start(ME);
    rig.connect();
    rig.engine.sendText(CHAT, '書いたのに');
    await rig.refuse('loadConversation', NOT_FOUND);
    expect(rig.chat()).toEqual(['書いたのに (failed)']);
    expect(conversationStatus(rig.state(), CHAT)).toBe('missing');
    rig.deliverMessage({ at: 1 });
    expect(conversationStatus(rig.state(), CHAT)).toBe('loading');
  });

  test('RT66: comes in pages of 20 until a short one', async () => {
    const rig = createRig();
    rig.engine.start(ME);
    expect(rig.waiting()).not.toContain('loadConversations');
    rig.engine.loadMoreConversations();
    expect(rig.argsOf('loadConversations')).toEqual([0, 20]);
    expect(rig.state().list).toMatchObject({ pages: 0, isInFlight: true, hasFailed: false, isComplete: false });
    rig.engine.loadMoreConversations();
    await rig.answer('loadConversations', pageOf(0, 20));
    expect(rig.waiting()).not.toContain('loadConversations');
    rig.engine.loadMoreConversations();
    expect(rig.argsOf('loadConversations')).toEqual([20, 20]);
    await rig.answer('loadConversations', pageOf(20, 7));
    expect(rig.state().list).toMatchObject({ pages: 2, isInFlight: false, hasFailed: false, isComplete: true });
    rig.engine.loadMoreConversations();
    expect(rig.waiting()).not.toContain('loadConversations');
    expect(conversationList(rig.state())).toHaveLength(27);
  });

  test('RT60, RT66: is fetched again as far as it was loaded', async () => {
    const rig = await createOpenChat();
    rig.engine.refresh();
    await rig.answer('loadConversations', pageOf(0, 20));
    rig.engine.loadMoreConversations();
    await rig.answer('loadConversations', pageOf(20, 20));
    rig.engine.refresh();
    expect(rig.argsOf('loadConversations')).toEqual([0, 40]);
    await rig.answer('loadConversations', pageOf(0, 40));
    expect(rig.waiting()).not.toContain('loadConversations');
    expect(rig.state().list).toMatchObject({ pages: 2, isComplete: false });
  });

  test.each([
    ['a short page', 27, 2],
    ['the end of a page', 40, 3],
    ['nothing', 0, 1],
  ])('RT66: seven pages take two calls, and one when it ends with %s', async (_what, count, pages) => {
    const rig = await createOpenChat();
    rig.engine.refresh();
    await rig.answer('loadConversations', pageOf(0, 20));
    for (let page = 1; page < 7; page += 1) {
      rig.engine.loadMoreConversations();
      await rig.answer('loadConversations', pageOf(page * 20, 20));
    }
    rig.engine.refresh();
    expect(rig.argsOf('loadConversations')).toEqual([0, 100]);
    await rig.answer('loadConversations', pageOf(0, 100));
    expect(rig.argsOf('loadConversations')).toEqual([100, 40]);
    await rig.answer('loadConversations', pageOf(100, 40));
    expect(rig.state().list).toMatchObject({ pages: 7, isComplete: false, isInFlight: false });
    rig.engine.refresh();
    await rig.answer('loadConversations', pageOf(0, count));
    expect(rig.waiting()).not.toContain('loadConversations');
    expect(rig.state().list).toMatchObject({ pages, isComplete: true });
  });

  test('RT67: is sorted by the last message, then by id, and moves with the frames', async () => {
    const rig = await withList(
      { id: 'b', messages: [message({ at: 1 })] },
      { id: 'a', messages: [message({ at: 1 })] },
      { id: 'c', messages: [message({ at: 2 })] },
      { id: 'd', messages: [message({ at: 1 })] },
      { id: 'empty', updated_at: '2026-11-20T12:00:03Z' },
    );
    const ids = () => conversationList(rig.state()).map(({ id }) => id);
    expect(ids()).toEqual(['empty', 'c', 'a', 'b', 'd']);
    rig.deliverMessage({ at: 9, conversation_id: 'b' });
    expect(ids()).toEqual(['b', 'empty', 'c', 'a', 'd']);
    rig.deliverMessage({ at: 10, conversation_id: 'of somebody unknown' });
    expect(ids()).toEqual(['b', 'empty', 'c', 'a', 'd']);
  });
});

describe('a failed fetch', () => {
  let warn: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockReturnValue();
  });

  test.each([
    ['the list', 'loadConversations'],
    ['a chat', 'loadConversation'],
    ['the counters', 'loadCounts'],
  ] as const)('RT65: of %s is logged and waits for the next occasion', async (_what, call) => {
    const rig = await createOpenChat();
    rig.engine.refresh();
    await rig.refuse(call);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(rig.waiting()).not.toContain(call);
    rig.clock.advance(60_000);
    expect(rig.waiting()).toContain(call);
    await rig.refuse(call);
    rig.lose();
    rig.connect();
    expect(rig.waiting()).toContain(call);
    await rig.refuse(call);
    expect(conversationStatus(rig.state(), CHAT)).toBe('ready');
    rig.engine.refresh();
    expect(rig.waiting()).toContain(call);
  });

  test('RT65: of a chat says so, until it is opened again', async () => {
    const rig = createRig();
    rig.engine.start(ME);
    expect(conversationStatus(rig.state(), CHAT)).toBe('loading');
    rig.engine.openConversation(CHAT);
    expect(conversationStatus(rig.state(), CHAT)).toBe('loading');
    await rig.refuse('loadConversation');
    expect(conversationStatus(rig.state(), CHAT)).toBe('failed');
    rig.engine.openConversation(CHAT);
    expect(conversationStatus(rig.state(), CHAT)).toBe('loading');
    await rig.refuse('loadConversation', NOT_FOUND);
    expect(conversationStatus(rig.state(), CHAT)).toBe('missing');
    rig.engine.openConversation(CHAT);
    expect(conversationStatus(rig.state(), CHAT)).toBe('loading');
  });

  test('RT65: of the list says so, until more is asked for', async () => {
    const rig = createRig();
    rig.engine.start(ME);
    rig.engine.loadMoreConversations();
    await rig.refuse('loadConversations');
    expect(rig.state().list).toMatchObject({ hasFailed: true, isInFlight: false });
    rig.engine.loadMoreConversations();
    expect(rig.argsOf('loadConversations')).toEqual([0, 20]);
  });
});

describe('a snapshot with what no frame has brought', () => {
  const answerCounts = async (
    rig: Awaited<ReturnType<typeof createOpenChat>>,
    messages: number,
    notifications: number,
  ) => {
    rig.clock.advance(60_000);
    await rig.answer('loadCounts', { messages, notifications });
  };

  test.each([
    ['more unread messages', 1, 0, ['missed']],
    ['more unread notifications', 0, 1, ['missed']],
    ['the same counts', 0, 0, []],
  ])('RT92: %s are evidence: %j', async (_what, messages, notifications, doubts) => {
    const rig = await createOpenChat();
    await answerCounts(rig, messages, notifications);
    expect(rig.doubts).toEqual(doubts);
  });

  test('RT92: the first counts of a connection are none, and those of an earlier one neither', async () => {
    const rig = await createOpenChat();
    rig.clock.advance(60_000);
    rig.lose();
    await rig.answer('loadCounts', { messages: 3, notifications: 3 });
    rig.connect();
    await rig.answer('loadCounts', { messages: 5, notifications: 5 });
    expect(rig.doubts).toEqual([]);
    await answerCounts(rig, 6, 5);
    expect(rig.doubts).toEqual(['missed']);
  });

  test('RT92: counts are none while there is no connection', async () => {
    const rig = await createOpenChat();
    rig.lose();
    for (const count of [1, 2]) await answerCounts(rig, count, count);
    expect(rig.doubts).toEqual([]);
  });

  test('RT92: counts that own reports of reading change are none', async () => {
    const rig = await createOpenChat();
    rig.deliverMessage({ at: 2 });
    expect(rig.sentTypes()).toContain('mark_as_read');
    await answerCounts(rig, 1, 0);
    expect(rig.doubts).toEqual([]);
  });

  test.each([
    ['of somebody else in a loaded chat', CHAT, message({ at: 5 }), ['missed']],
    ['of somebody else in another chat', 'conversation-7', message({ at: 5 }), ['missed']],
    ['of the user', CHAT, message({ at: 5, from: ME }), []],
    ['that is known', CHAT, message({ at: 1 }), []],
  ])('RT92: a last message %s: %j', async (_what, id, last, doubts) => {
    const rig = createRig();
    const first = message({ at: 1, is_read: true });
    rig.engine.start(ME);
    rig.connect();
    rig.engine.openConversation(CHAT);
    const listed = [conversation({ messages: [first] }), conversation({ id: 'conversation-7', messages: [first] })];
    await rig.answer('loadConversations', listed);
    await rig.answer('loadConversation', conversation({ messages: [first] }));
    rig.engine.refresh();
    await rig.answer(
      'loadConversations',
      listed.map((one) => (one.id === id ? conversation({ id, messages: [last] }) : one)),
    );
    expect(rig.doubts).toEqual(doubts);
  });

  test('RT92: a list after a gap is none', async () => {
    const rig = await createOpenChat([message({ at: 1, is_read: true })]);
    rig.lose();
    rig.connect();
    await rig.answer('loadConversations', [conversation({ messages: [message({ at: 5 })] })]);
    expect(rig.doubts).toEqual([]);
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
    expect(chatOf(take(stateWith({}, chat()), { messages: [message({ at: 5 })] })).coveredUpTo).toBe(at(5));
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
    const missing = keys(CHAT, 'other');
    expect([...take(stateWith({ missing }), {}).missing.keys()]).toEqual(['other']);
    const others = keys('other');
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
      assumedRead: { ids: keys('message-1'), event: 5 },
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
        stateWith({}, { ...guessed, assumedRead: { ids: new Map(), event: 5 } }),
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
    const before = stateWith({}, chat({ earlyReads: keys('message-1', 'message-9') }));
    const next = chatOf(take(before, { messages: [message({ at: 1 }), message({ at: 2 })] }));
    expect(messagesIn(next.messages).map(({ isRead }) => isRead)).toEqual([true, false]);
    expect([...next.earlyReads.keys()]).toEqual(['message-9']);
    expect([next.unread, next.coveredUpTo]).toEqual([1, at(2)]);
    expect(
      chatOf(take(stateWith({}, chat({ coveredUpTo: at(9) })), { messages: [message({ at: 2 })] })).coveredUpTo,
    ).toBe(at(9));
  });

  test('that is not there any more takes its messages along, and leaves what the person wrote', () => {
    const missing = (state: LiveState) => reduce(state, { type: 'conversationFailed', id: CHAT, isMissing: true });
    const gone = missing(stateWith({ missing: keys('other') }, chat()));
    expect([gone.conversations.size, [...gone.missing.keys()]]).toEqual([0, [CHAT, 'other']]);
    const written = missing(stateWith({}, chat({ temps: [temp(1)] })));
    expect(chatOf(written).temps).toMatchObject([{ delivery: 'failed' }]);
    expect([...missing(stateWith({})).missing.keys()]).toEqual([CHAT]);
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
