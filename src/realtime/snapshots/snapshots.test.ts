import { beforeEach, describe, expect, test, vi } from 'vitest';
import { conversationList, conversationOf, conversationStatus } from '../selectors.ts';
import { CHAT, conversation, createOpenChat, createRig, ME, message } from '../../../tests/simulation/rig.ts';

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

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
    expect(rig.argsOf('loadConversations')).toEqual([0]);
    expect(rig.state().list).toMatchObject({ pages: 0, isInFlight: true, hasFailed: false, isComplete: false });
    rig.engine.loadMoreConversations();
    await rig.answer('loadConversations', pageOf(0, 20));
    expect(rig.waiting()).not.toContain('loadConversations');
    rig.engine.loadMoreConversations();
    expect(rig.argsOf('loadConversations')).toEqual([20]);
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
    expect(rig.argsOf('loadConversations')).toEqual([0]);
    await rig.answer('loadConversations', pageOf(0, 20));
    expect(rig.argsOf('loadConversations')).toEqual([20]);
    await rig.answer('loadConversations', pageOf(20, 20));
    expect(rig.waiting()).not.toContain('loadConversations');
    expect(rig.state().list.isComplete).toBe(false);
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
    expect(rig.argsOf('loadConversations')).toEqual([0]);
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
