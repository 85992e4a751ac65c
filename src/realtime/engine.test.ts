import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CHAT, conversation, createOpenChat, createRig, ME, message, REN } from '../../tests/simulation/rig.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('RT42, RT43: a session', () => {
  test('leaves no timer that would hold what it knew', async () => {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'やあ');
    rig.engine.typed(CHAT, 'ま');
    rig.engine.receive({ type: 'typing_status', conversation_id: CHAT, user_id: REN, is_typing: true });
    expect(rig.clock.pending()).toBeGreaterThanOrEqual(4);
    rig.engine.stop();
    expect(rig.clock.pending()).toBe(0);
  });

  test('begins once for a person, and ends once', async () => {
    const rig = await createOpenChat([message({ at: 1 })]);
    rig.engine.start(ME);
    expect(rig.chat()).toEqual(['text 1']);
    rig.engine.forget('somebody-else');
    expect(rig.state().me).toBe(ME);
    rig.engine.stop();
    const state = rig.state();
    rig.engine.stop();
    rig.engine.forget(ME);
    expect(rig.state()).toBe(state);
  });

  test('of another user receives no response to requests of the first one', async () => {
    const rig = await createOpenChat();
    rig.engine.refresh();
    rig.engine.start('user-9');
    rig.engine.start(ME);
    await rig.answer('loadConversation', conversation({ messages: [message({ at: 1 })] }));
    expect(rig.chat()).toEqual([]);
  });

  test('keeps what is not sent, and writes only what has changed', async () => {
    const writes: (string | null)[] = [];
    const stored = new Map<string, string>();
    const rig = await createOpenChat([], { stored });
    const { set, delete: remove } = stored;
    Object.assign(stored, {
      set: (key: string, text: string) => (writes.push(text), set.call(stored, key, text)),
      delete: (key: string) => (writes.push(null), remove.call(stored, key)),
    });
    rig.deliverMessage();
    rig.engine.refresh();
    expect(writes).toEqual([]);
    rig.lose();
    rig.engine.sendText(CHAT, 'やあ');
    expect(writes).toHaveLength(1);
    rig.deliverMessage({ at: 2 });
    rig.engine.refresh();
    expect(writes).toHaveLength(1);
    rig.engine.discard(CHAT, rig.tempIds()[0] ?? '');
    expect(writes).toEqual([writes[0], null]);
  });

  test('RT42: ignores data of another format, and marks sent messages as in doubt', () => {
    const temps = [{ id: 'temp-1', content: 'や', createdAt: 1, delivery: 'onRest', since: null }];
    const text = (version: number) =>
      JSON.stringify({ version, userId: ME, conversations: [{ conversationId: CHAT, temps }] });
    const chat = (version: number) => {
      const rig = createRig({ stored: new Map([[ME, text(version)]]) });
      rig.engine.start(ME);
      return rig.chat();
    };
    expect([chat(1), chat(2), chat(3)]).toEqual([[], ['や (sending)'], []]);
  });
});

describe('what is due is carried out', () => {
  test('until the socket accepts no more; the others all the same', async () => {
    const rig = await createOpenChat();
    const before = rig.sent.length;
    rig.engine.connectionChanged({ kind: 'waiting', attempt: 1 });
    rig.engine.sendText(CHAT, '一');
    rig.engine.sendText(CHAT, '二');
    rig.lose();
    // The state says open, but `send` returns false.
    rig.engine.connectionChanged({ kind: 'open' });
    expect(rig.sent).toHaveLength(before);
    expect(rig.chat()).toEqual(['一 (queued)', '二 (queued)']);
    expect(rig.waiting()).toEqual(['loadCounts', 'loadConversations', 'loadConversation']);
  });

  test('RT83: a timer runs for typing, and for nothing else', async () => {
    const rig = await createOpenChat();
    const after = vi.spyOn(rig.clock, 'after');
    const deliverTyping = (is_typing: boolean) =>
      rig.deliver({ type: 'typing_status', conversation_id: CHAT, user_id: REN, is_typing });
    rig.deliver({ type: 'user_status', user_id: REN, is_online: true });
    deliverTyping(false);
    expect(after).not.toHaveBeenCalled();
    deliverTyping(true);
    expect(after.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([6_000]);
  });

  test('RT66: the list is complete only when it was read from its beginning', async () => {
    const rig = createRig();
    rig.engine.start(ME);
    rig.connect();
    rig.engine.openConversation(null);
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => conversation({ id: `conversation-${from + index}` }));
    await rig.answer('loadConversations', page(1, 20));
    rig.engine.loadMoreConversations();
    await rig.answer('loadConversations', page(21, 3));
    expect(rig.state().list).toMatchObject({ isComplete: true, pages: 2 });
    expect(rig.waiting()).not.toContain('loadConversation');
    rig.engine.refresh();
    await rig.answer('loadConversations', page(2, 19));
    expect(rig.waiting()).toContain('loadConversation');
    expect(rig.argsOf('loadConversation')).toEqual(['conversation-1']);
  });

  test.each([
    [{ status: 404 }, true],
    [{ status: 500 }, false],
    [null, false],
    ['404', false],
    [Object.assign(() => undefined, { status: 404 }), false],
  ])('RT64: %j says that a chat is missing: %s', async (error, isMissing) => {
    const rig = await createOpenChat();
    rig.engine.refresh();
    await rig.refuse('loadConversation', error);
    expect(rig.state().missing.has(CHAT)).toBe(isMissing);
  });
});
