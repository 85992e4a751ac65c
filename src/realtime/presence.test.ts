import { describe, expect, test } from 'vitest';
import { reduce } from './reducer.ts';
import { isTypingIn, onlineStateOf } from './selectors.ts';
import { CHAT, createOpenChat, ME, REN } from '../../tests/simulation/rig.ts';

type Rig = Awaited<ReturnType<typeof createOpenChat>>;

const typing = (rig: Rig) => rig.sentTypes().filter((type) => type.startsWith('typing_'));
const receiveTyping = (rig: Rig, isTyping: boolean, user = REN) =>
  rig.deliver({ type: 'typing_status', conversation_id: CHAT, user_id: user, is_typing: isTyping });
const isTyping = (rig: Rig) => isTypingIn(rig.state(), CHAT, rig.clock.now());

describe('my typing', () => {
  test('RT80: is told once a burst, with the first text that is not blank', async () => {
    const rig = await createOpenChat();
    for (const text of ['', ' ', '　']) rig.engine.typed(CHAT, text);
    expect(typing(rig)).toEqual([]);
    for (const text of ['ｈ', 'は', 'はい']) rig.engine.typed(CHAT, text);
    expect(rig.sent.at(-1)).toEqual({ type: 'typing_start', conversation_id: CHAT });
    expect(typing(rig)).toEqual(['typing_start']);
  });

  test('RT81: stops 3 s after the last keystroke', async () => {
    const rig = await createOpenChat();
    rig.engine.typed(CHAT, 'は');
    rig.clock.advance(2_999);
    rig.engine.typed(CHAT, 'はい');
    rig.clock.advance(2_999);
    expect(typing(rig)).toEqual(['typing_start']);
    rig.clock.advance(1);
    expect(typing(rig)).toEqual(['typing_start', 'typing_stop']);
    rig.clock.advance(60_000);
    rig.engine.typed(CHAT, 'はいは');
    expect(typing(rig)).toEqual(['typing_start', 'typing_stop', 'typing_start']);
  });

  test.each<[string, (rig: Rig) => void]>([
    ['the text is sent', (rig) => void rig.engine.sendText(CHAT, 'はい')],
    ['the text is blank', (rig) => rig.engine.typed(CHAT, ' ')],
    ['another chat is opened', (rig) => rig.engine.openConversation('conversation-2')],
    ['no chat is open', (rig) => rig.engine.openConversation(null)],
    ['somebody types elsewhere', (rig) => rig.engine.typed('conversation-2', '')],
    ['the person logs out', (rig) => rig.engine.stop()],
  ])('RT81: stops once when %s', async (_when, act) => {
    const rig = await createOpenChat();
    rig.engine.typed(CHAT, 'はい');
    act(rig);
    expect(typing(rig)).toEqual(['typing_start', 'typing_stop']);
    rig.clock.advance(10_000);
    expect(typing(rig)).toEqual(['typing_start', 'typing_stop']);
    expect(rig.sent).toContainEqual({ type: 'typing_stop', conversation_id: CHAT });
  });

  test('RT82, RT80: is never told late; the next keystroke after a lost socket begins anew', async () => {
    const rig = await createOpenChat();
    rig.engine.typed(CHAT, 'は');
    rig.lose();
    rig.engine.typed(CHAT, 'はい');
    rig.clock.advance(1_000);
    rig.connect();
    expect(typing(rig)).toEqual(['typing_start']);
    rig.engine.typed(CHAT, 'はい！');
    rig.clock.advance(2_999);
    expect(typing(rig)).toEqual(['typing_start', 'typing_start']);
    rig.clock.advance(1);
    expect(typing(rig)).toEqual(['typing_start', 'typing_start', 'typing_stop']);
  });

  test('RT80, RT81: goes on when the same chat or the socket opens again, and starts anew in another chat', async () => {
    const rig = await createOpenChat();
    rig.engine.typed(CHAT, 'は');
    rig.engine.openConversation(CHAT);
    rig.connect();
    rig.engine.typed(CHAT, 'はい');
    expect(typing(rig)).toEqual(['typing_start']);
    rig.engine.typed('conversation-2', 'た');
    rig.clock.advance(3_000);
    expect(rig.sent.slice(-3)).toEqual([
      { type: 'typing_stop', conversation_id: CHAT },
      { type: 'typing_start', conversation_id: 'conversation-2' },
      { type: 'typing_stop', conversation_id: 'conversation-2' },
    ]);
  });
});

describe('typing of others', () => {
  test('RT83: lasts until they stop', async () => {
    const rig = await createOpenChat();
    receiveTyping(rig, true);
    expect(isTyping(rig)).toBe(true);
    receiveTyping(rig, false);
    expect(isTyping(rig)).toBe(false);
    receiveTyping(rig, false);
    expect(isTyping(rig)).toBe(false);
  });

  test('RT83: lasts until their message', async () => {
    const rig = await createOpenChat();
    receiveTyping(rig, true);
    rig.deliverMessage();
    expect(isTyping(rig)).toBe(false);
  });

  test('RT83: lasts 6 s without a new sign, in each conversation', async () => {
    const rig = await createOpenChat();
    const other = 'conversation-2';
    rig.deliverMessage({ conversation_id: other, from: 'user-3', id: 'elsewhere' });
    const typeElsewhere = () =>
      rig.deliver({ type: 'typing_status', conversation_id: other, user_id: 'user-3', is_typing: true });
    receiveTyping(rig, true);
    rig.clock.advance(5_000);
    receiveTyping(rig, true);
    typeElsewhere();
    rig.clock.advance(3_000);
    typeElsewhere();
    rig.clock.advance(2_999);
    expect([...rig.state().typing.until.keys()]).toEqual([CHAT, other]);
    expect(isTyping(rig)).toBe(true);
    expect(reduce(rig.state(), { type: 'typingTick', at: rig.clock.now() })).toBe(rig.state());
    expect(isTypingIn(rig.state(), CHAT, rig.clock.now() + 1)).toBe(false);
    expect(isTypingIn(rig.state(), other, rig.clock.now() + 1)).toBe(true);
    rig.clock.advance(1);
    expect([...rig.state().typing.until.keys()]).toEqual([other]);
    rig.clock.advance(3_000);
    expect(rig.state().typing.until.size).toBe(0);
  });

  test('RT83: ends when the clock was set back', async () => {
    const rig = await createOpenChat();
    receiveTyping(rig, true);
    rig.clock.advance(1_000);
    rig.deliverMessage({ conversation_id: 'conversation-2', from: 'user-3', id: 'elsewhere' });
    rig.deliver({ type: 'typing_status', conversation_id: 'conversation-2', user_id: 'user-3', is_typing: true });
    const left = (at: number) => [...reduce(rig.state(), { type: 'typingTick', at }).typing.until.keys()];
    expect(left(rig.clock.now())).toEqual([CHAT, 'conversation-2']);
    expect(left(rig.clock.now() - 1)).toEqual([CHAT]);
    expect(left(rig.clock.now() - 1_001)).toEqual([]);
  });

  test('RT83: of many who type, each stops in time', async () => {
    const rig = await createOpenChat();
    const ids = Array.from({ length: 100 }, (_, index) => `conversation-${index}`);
    for (const [index, id] of ids.entries()) {
      rig.deliverMessage({ conversation_id: id, from: 'user-3', id: `in-${id}` });
      rig.clock.advance(10);
      // Not in the order of the ids.
      const conversation_id = ids[(index * 37) % 100] ?? '';
      rig.deliverMessage({ conversation_id, from: 'user-3', id: `in-${conversation_id}` });
      rig.deliver({ type: 'typing_status', conversation_id, user_id: 'user-3', is_typing: true });
    }
    rig.clock.advance(5_009);
    expect(rig.state().typing.until.size).toBe(100);
    for (let left = 99; left >= 0; left -= 1) {
      rig.clock.advance(1);
      expect(rig.state().typing.until.size).toBe(left);
      rig.clock.advance(9);
    }
    expect(rig.state().typing.until.size).toBe(0);
  });

  test('RT83, RT85: the state names the one in whom it has changed last', async () => {
    const rig = await createOpenChat();
    const latest = () => [rig.state().presence.latest, rig.state().typing.latest];
    expect(latest()).toEqual([null, null]);
    rig.deliverMessage({ conversation_id: 'conversation-2', from: 'user-3', id: 'elsewhere' });
    expect(latest()).toEqual(['user-3', null]);
    receiveTyping(rig, true);
    expect(latest()).toEqual([REN, CHAT]);
    rig.deliver({ type: 'typing_status', conversation_id: 'conversation-2', user_id: 'user-3', is_typing: true });
    rig.deliver({ type: 'user_status', user_id: 'user-3', is_online: false });
    expect(latest()).toEqual(['user-3', 'conversation-2']);
    receiveTyping(rig, false);
    expect(latest()).toEqual(['user-3', CHAT]);
    receiveTyping(rig, true);
    rig.clock.advance(6_000);
    rig.deliver({ type: 'online_users', users: [] });
    expect(latest()).toEqual([null, null]);
  });

  test('RT83: one timer serves everybody who types', async () => {
    const rig = await createOpenChat();
    receiveTyping(rig, true);
    const pending = rig.clock.pending();
    for (let count = 0; count < 100; count += 1) {
      rig.clock.advance(10);
      receiveTyping(rig, true);
    }
    expect(rig.clock.pending()).toBe(pending);
    rig.clock.advance(5_999);
    expect(isTyping(rig)).toBe(true);
    rig.clock.advance(1);
    expect(rig.state().typing.until.size).toBe(0);
  });

  test('RT87: nothing is kept of a conversation that is not known', async () => {
    const rig = await createOpenChat();
    const type = (is_typing: boolean) =>
      rig.deliver({ type: 'typing_status', conversation_id: 'conversation-2', user_id: 'user-3', is_typing });
    type(true);
    expect(rig.state().typing.until.size).toBe(0);
    // It proves that they are there.
    expect(onlineStateOf(rig.state(), 'user-3')).toBe(true);
    rig.deliverMessage({ conversation_id: 'conversation-2', from: 'user-3', id: 'elsewhere' });
    type(true);
    expect(rig.state().typing.until.size).toBe(1);
    type(false);
    expect(rig.state().typing.until.size).toBe(0);
    type(true);
    const gone = { type: 'conversationFailed', id: 'conversation-2', isMissing: true } as const;
    expect(reduce(rig.state(), gone).typing.until.size).toBe(0);
  });

  test('RT83: is never my own', async () => {
    const rig = await createOpenChat();
    receiveTyping(rig, true, rig.state().me ?? '');
    expect(isTyping(rig)).toBe(false);
    receiveTyping(rig, true);
    receiveTyping(rig, false, rig.state().me ?? '');
    expect(isTyping(rig)).toBe(true);
  });
});

describe('presence', () => {
  test('RT85: is unknown until somebody said', async () => {
    const rig = await createOpenChat();
    expect(onlineStateOf(rig.state(), REN)).toBeNull();
    rig.deliver({ type: 'user_status', user_id: REN, is_online: true });
    expect(onlineStateOf(rig.state(), REN)).toBe(true);
    expect(onlineStateOf(rig.state(), 'user-3')).toBeNull();
    rig.deliver({ type: 'online_users', users: ['user-3'] });
    expect(onlineStateOf(rig.state(), REN)).toBe(false);
    expect(onlineStateOf(rig.state(), 'user-3')).toBe(true);
    rig.deliver({ type: 'user_status', user_id: 'user-3', is_online: false });
    expect(onlineStateOf(rig.state(), 'user-3')).toBe(false);
  });

  test('RT84: is unknown again when the socket is lost, and nobody types', async () => {
    const rig = await createOpenChat();
    rig.deliver({ type: 'online_users', users: [REN] });
    receiveTyping(rig, true);
    rig.lose();
    expect(onlineStateOf(rig.state(), REN)).toBeNull();
    expect(isTyping(rig)).toBe(false);
  });

  test.each<[string, (rig: Rig) => void]>([
    ['writes', (rig) => rig.deliverMessage()],
    ['types', (rig) => receiveTyping(rig, true)],
    ['reads', (rig) => rig.deliver({ type: 'messages_read', conversation_id: CHAT, message_ids: [], reader_id: REN })],
  ])('RT86: whoever %s is online, until the server says that they left', async (_what, act) => {
    const rig = await createOpenChat();
    rig.deliver({ type: 'online_users', users: [] });
    expect(onlineStateOf(rig.state(), REN)).toBe(false);
    act(rig);
    expect(onlineStateOf(rig.state(), REN)).toBe(true);
    rig.deliver({ type: 'user_status', user_id: REN, is_online: false });
    expect(onlineStateOf(rig.state(), REN)).toBe(false);
    act(rig);
    rig.deliver({ type: 'online_users', users: [] });
    expect(onlineStateOf(rig.state(), REN)).toBe(false);
  });

  test('RT86: the end of typing brings nobody back, and what I do says nothing of others', async () => {
    const rig = await createOpenChat();
    rig.deliver({ type: 'online_users', users: [] });
    receiveTyping(rig, false);
    rig.confirm('はい', 1);
    rig.deliver({ type: 'messages_read', conversation_id: CHAT, message_ids: [], reader_id: ME });
    expect([REN, ME].map((user) => onlineStateOf(rig.state(), user))).toEqual([false, false]);
  });

  test('RT85: only what differs from the last list is kept', async () => {
    const rig = await createOpenChat();
    const kept = () => [...rig.state().presence.changed];
    const say = (user_id: string, is_online: boolean) => rig.deliver({ type: 'user_status', user_id, is_online });
    say(REN, false);
    expect(kept()).toEqual([[REN, false]]);
    rig.deliver({ type: 'online_users', users: [REN] });
    expect(kept()).toEqual([]);
    const before = rig.state();
    say(REN, true);
    say('user-3', false);
    expect(rig.state()).toBe(before);
    say('user-3', true);
    say(REN, false);
    expect(kept()).toEqual([
      [REN, false],
      ['user-3', true],
    ]);
    say(REN, true);
    say('user-3', false);
    expect(kept()).toEqual([]);
  });
});
