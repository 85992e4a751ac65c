import { describe, expect, test, vi } from 'vitest';
import { itemAt } from '../lib/collections/sequence.ts';
import { messagesOf } from './selectors.ts';
import { CHAT, conversation, createOpenChat, createRig, ME, message, REN } from '../../tests/simulation/rig.ts';

const sends = (rig: { sent: readonly { type: string }[] }) => rig.sent.filter(({ type }) => type === 'send_message');
const mine = (content: string, at: number) => message({ at, from: ME, content });

describe('sending', () => {
  test('RT30: shows a temporary message with the trimmed text at once', async () => {
    const rig = await createOpenChat();
    expect(rig.engine.sendText(CHAT, '  はい\n\nどうぞ \n')).toBe(true);
    const entry = itemAt(messagesOf(rig.state(), CHAT), 0);
    expect(entry).toMatchObject({ senderId: ME, content: 'はい\n\nどうぞ', status: 'sending' });
    expect(entry?.id).toMatch(/^temp-/);
    expect(sends(rig)).toEqual([{ type: 'send_message', conversation_id: CHAT, content: 'はい\n\nどうぞ' }]);
  });

  test.each(['', '   ', '\n\t　', '\u200B\u3164\u2800'])('RT30: never sends %j', async (blank) => {
    const rig = await createOpenChat();
    expect(rig.engine.sendText(CHAT, blank)).toBe(false);
    expect(rig.chat()).toEqual([]);
    expect(sends(rig)).toEqual([]);
  });

  test('RT31, RT32: waits while the socket is not open, and goes out in the order of writing', async () => {
    const rig = await createOpenChat();
    rig.lose();
    for (const text of ['一', '二', '三']) rig.engine.sendText(CHAT, text);
    expect(rig.chat()).toEqual(['一 (queued)', '二 (queued)', '三 (queued)']);
    expect(rig.waiting()).not.toContain('sendMessage');
    rig.connect();
    expect(sends(rig).map((frame) => 'content' in frame && frame.content)).toEqual(['一', '二', '三']);
    expect(rig.chat()).toEqual(['一 (sending)', '二 (sending)', '三 (sending)']);
    rig.lose();
    rig.connect();
    expect(sends(rig)).toHaveLength(3);
  });

  test('RT33: has failed after 10 s without confirmation, and the conversation is asked', async () => {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    rig.clock.advance(6_999);
    expect(rig.waiting()).toEqual([]);
    rig.clock.advance(3_000);
    expect(rig.chat()).toEqual(['はい (sending)']);
    expect(rig.waiting()).toEqual(['loadConversation']);
    rig.clock.advance(1);
    expect(rig.chat()).toEqual(['はい (failed)']);
    expect(rig.waiting()).toEqual(['loadConversation']);
    await rig.answer('loadConversation', conversation({ messages: [mine('はい', 3)] }));
    expect(rig.chat()).toEqual(['はい']);
  });

  test('RT33: does not fail when the history has it before the 10 s are over, and is asked about again when not', async () => {
    const rig = await createOpenChat();
    for (const text of ['届いた', '消えた']) rig.engine.sendText(CHAT, text);
    rig.clock.advance(7_000);
    await rig.answer('loadConversation', conversation({ messages: [mine('届いた', 2)] }));
    await rig.answer('loadConversation', conversation({ messages: [mine('届いた', 2)] }));
    expect(rig.chat()).toEqual(['届いた', '消えた (sending)']);
    expect(rig.waiting()).not.toContain('loadConversation');
    rig.clock.advance(3_000);
    expect(rig.chat()).toEqual(['届いた', '消えた (failed)']);
    expect(rig.waiting()).toContain('loadConversation');
    expect(sends(rig)).toHaveLength(2);
  });

  test('RT34: has failed when the attempts are used up, and so has what is written then', async () => {
    const rig = await createOpenChat();
    rig.lose();
    rig.engine.sendText(CHAT, '一');
    rig.giveUp();
    rig.engine.sendText(CHAT, '二');
    expect(rig.chat()).toEqual(['一 (failed)', '二 (failed)']);
    rig.connect();
    expect(sends(rig)).toEqual([]);
  });

  const contents = (rig: { sent: readonly { type: string }[] }) =>
    sends(rig).map((frame) => 'content' in frame && frame.content);

  test('RT41, RT38: is sent again after a lost socket when the history proves it missing, before anything newer', async () => {
    const rig = await createOpenChat();
    for (const text of ['届いた', '消えた一', '消えた二']) rig.engine.sendText(CHAT, text);
    rig.lose();
    rig.clock.advance(5_000);
    rig.connect();
    rig.engine.sendText(CHAT, '新しい');
    expect(sends(rig)).toHaveLength(3);
    while (rig.waiting().includes('loadConversation')) {
      await rig.answer('loadConversation', conversation({ messages: [mine('届いた', 2)] }));
    }
    expect(contents(rig).slice(3)).toEqual(['消えた一', '消えた二', '新しい']);
    expect(rig.chat()).toEqual(['届いた', '消えた一 (sending)', '消えた二 (sending)', '新しい (sending)']);
    // The timer of the first sending has ended, that of the second has not.
    rig.clock.advance(9_000);
    expect(rig.chat()).toEqual(['届いた', '消えた一 (sending)', '消えた二 (sending)', '新しい (sending)']);
  });

  test('RT41: a history that was asked for too soon after the loss proves nothing missing', async () => {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    rig.lose();
    rig.connect();
    await rig.answer('loadConversation', conversation());
    expect(rig.chat()).toEqual(['はい (sending)']);
    rig.clock.advance(5_000);
    expect(contents(rig)).toEqual(['はい']);
    // The first request was still in flight.
    await rig.answer('loadConversation', conversation({ messages: [mine('はい', 1)] }));
    expect(rig.chat()).toEqual(['はい']);
    expect(contents(rig)).toEqual(['はい']);
  });

  test('RT41: a history that was asked for before the loss proves nothing missing', async () => {
    const rig = await createOpenChat();
    rig.engine.refresh();
    rig.engine.sendText(CHAT, 'はい');
    rig.lose();
    rig.clock.advance(5_000);
    rig.connect();
    await rig.answer('loadConversation', conversation());
    expect(rig.chat()).toEqual(['はい (sending)']);
    await rig.answer('loadConversation', conversation());
    expect(contents(rig)).toEqual(['はい', 'はい']);
  });

  test('RT41: the history of a chat that is not on the screen is asked, too', async () => {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    rig.engine.openConversation(null);
    rig.lose();
    rig.clock.advance(5_000);
    rig.connect();
    expect(rig.argsOf('loadConversation')).toEqual([CHAT]);
    await rig.answer('loadConversation', conversation({ messages: [mine('はい', 1)] }));
    expect(rig.chat()).toEqual(['はい']);
  });

  test('RT34, RT41: what is in doubt has failed when the attempts are used up; the history still confirms it', async () => {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    rig.lose();
    rig.clock.advance(4_000);
    rig.giveUp();
    expect(rig.chat()).toEqual(['はい (failed)']);
    rig.connect();
    await rig.answer('loadConversation', conversation({ messages: [mine('はい', 1)] }));
    expect(rig.chat()).toEqual(['はい']);
  });

  test('RT33, RT41: what is in doubt has failed when no history comes within 10 s of the connection', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    rig.lose();
    rig.clock.advance(5_000);
    rig.connect();
    rig.engine.sendText(CHAT, '新しい');
    while (rig.waiting().includes('loadConversation')) await rig.refuse('loadConversation');
    rig.clock.advance(9_999);
    expect(rig.chat()).toEqual(['はい (sending)', '新しい (queued)']);
    rig.clock.advance(1);
    expect(rig.chat()).toEqual(['はい (failed)', '新しい (sending)']);
    expect(warn).toHaveBeenCalled();
  });
});

describe('a confirmation', () => {
  test('RT35: replaces the oldest with the same text, one for one (rule M5)', async () => {
    const rig = await createOpenChat();
    for (const text of ['はい', 'いいえ', 'はい', 'はい']) rig.engine.sendText(CHAT, text);
    const ids = rig.tempIds();
    rig.confirm(' はい ', 1);
    expect(rig.tempIds()).toEqual(ids.slice(1));
    rig.confirm('はい', 2);
    rig.confirm('いいえ', 3);
    rig.confirm('はい', 4);
    rig.confirm('はい', 4);
    expect(rig.chat()).toEqual([' はい ', 'はい', 'いいえ', 'はい']);
  });

  test('RT35: that comes late replaces a failed one (rule M7)', async () => {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    rig.clock.advance(10_000);
    expect(rig.chat()).toEqual(['はい (failed)']);
    rig.confirm('はい', 1);
    expect(rig.chat()).toEqual(['はい']);
  });

  test('RT36: never replaces what has not left, or what left later', async () => {
    const rig = await createOpenChat([mine('はい', 1)]);
    rig.lose();
    rig.engine.sendText(CHAT, 'はい');
    rig.connect();
    rig.lose();
    rig.engine.sendText(CHAT, 'またね');
    rig.engine.connectionChanged({ kind: 'waiting', attempt: 2 });
    // One message that another tab has just written, and an old one that this tab did not know.
    rig.confirm('またね', 2);
    rig.confirm('はい', 0, { id: 'older' });
    expect(rig.chat()).toEqual(['はい', 'はい', 'またね', 'はい (sending)', 'またね (queued)']);
  });

  test('RT36: passes over an older one with the same text that never left', async () => {
    const rig = await createOpenChat();
    rig.giveUp();
    rig.engine.sendText(CHAT, 'はい');
    const [unsent] = rig.tempIds();
    rig.connect();
    rig.engine.sendText(CHAT, 'はい');
    rig.confirm('はい', 1);
    expect(rig.tempIds()).toEqual([unsent]);
    expect(rig.chat()).toEqual(['はい', 'はい (failed)']);
  });

  test('RT36, RT42: the confirmation of one is none of an equal one, not even after a reload', async () => {
    const before = await createOpenChat();
    for (const text of ['はい', 'はい']) before.engine.sendText(CHAT, text);
    before.confirm('はい', 1);
    const after = createRig({ stored: before.stored });
    after.engine.start(ME);
    await after.answer('loadConversation', conversation({ messages: [mine('はい', 1)] }));
    expect(after.chat()).toEqual(['はい', 'はい (sending)']);
    after.engine.openConversation(CHAT);
    await after.answer('loadConversation', conversation({ messages: [mine('はい', 1), mine('はい', 2)] }));
    expect(after.chat()).toEqual(['はい', 'はい']);
  });

  test('RT36: a message waits until something is known of its conversation', async () => {
    const rig = createRig();
    rig.engine.start(ME);
    rig.connect();
    rig.engine.sendText(CHAT, 'はい');
    expect(rig.chat()).toEqual(['はい (queued)']);
    await rig.answer('loadConversation', conversation({ messages: [mine('はい', 1)] }));
    expect(rig.chat()).toEqual(['はい', 'はい (sending)']);
  });

  test('RT36: a list that tells only the time of the last message is not taken for it', async () => {
    const rig = createRig();
    rig.engine.start(ME);
    rig.engine.openConversation(null);
    rig.connect();
    const { messages: _, ...listed } = conversation({ messages: [mine('はい', 1)] });
    await rig.answer('loadConversations', [listed]);
    rig.engine.sendText(CHAT, 'はい');
    rig.engine.openConversation(CHAT);
    await rig.answer('loadConversation', conversation({ messages: [mine('はい', 1)] }));
    expect(rig.chat()).toEqual(['はい', 'はい (sending)']);
  });

  test('RT37: of another tab is appended, once (rule M6)', async () => {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'ここから');
    rig.confirm('別のタブから', 1);
    rig.confirm('別のタブから', 1);
    expect(rig.chat()).toEqual(['別のタブから', 'ここから (sending)']);
  });
});

describe('再送', () => {
  const silence = () => vi.spyOn(console, 'warn').mockReturnValue();

  async function withFailed(text = 'はい') {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, text);
    rig.clock.advance(10_000);
    await rig.answer('loadConversation', conversation());
    const [tempId = ''] = rig.tempIds();
    return { rig, tempId };
  }

  test('RT39, RT31: goes by REST, after a look whether it has arrived', async () => {
    const { rig, tempId } = await withFailed();
    const outcome = rig.engine.resend(CHAT, tempId);
    expect(rig.chat()).toEqual(['はい (sending)']);
    expect(rig.waiting()).toEqual(['loadConversation']);
    await rig.answer('loadConversation', conversation());
    expect(rig.argsOf('sendMessage')).toEqual([CHAT, 'はい']);
    await rig.answer('sendMessage', mine('はい', 5));
    expect(await outcome).toBeNull();
    rig.confirm('はい', 5);
    expect(rig.chat()).toEqual(['はい']);
    expect(sends(rig)).toHaveLength(1);
  });

  test('RT39: sends nothing when it has arrived', async () => {
    const { rig, tempId } = await withFailed();
    const outcome = rig.engine.resend(CHAT, tempId);
    await rig.answer('loadConversation', conversation({ messages: [mine('はい', 1)] }));
    expect(await outcome).toBeNull();
    expect(rig.waiting()).toEqual([]);
    expect(rig.chat()).toEqual(['はい']);
  });

  test('RT39: of what never left needs no look', async () => {
    const rig = await createOpenChat();
    rig.giveUp();
    rig.engine.sendText(CHAT, 'はい');
    void rig.engine.resend(CHAT, rig.tempIds()[0] ?? '');
    expect(rig.waiting()).toContain('sendMessage');
    // Its frame comes before the response.
    rig.confirm('はい', 1);
    expect(rig.chat()).toEqual(['はい']);
  });

  test.each(['loadConversation', 'sendMessage'] as const)(
    'RT39: rejects with the error when %s fails',
    async (call) => {
      silence();
      const { rig, tempId } = await withFailed();
      const outcome = rig.engine.resend(CHAT, tempId);
      if (call === 'sendMessage') await rig.answer('loadConversation', conversation());
      const error = new Error('no');
      await rig.refuse(call, error);
      expect(await outcome).toBe(error);
      expect(rig.chat()).toEqual(['はい (failed)']);
    },
  );

  test('RT39: does nothing for a message that is not failed, or not there', async () => {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    expect(await rig.engine.resend(CHAT, rig.tempIds()[0] ?? '')).toBeNull();
    expect(await rig.engine.resend(CHAT, 'temp-99')).toBeNull();
    expect(await rig.engine.resend('nowhere', 'temp-99')).toBeNull();
    expect(rig.waiting()).toEqual([]);
  });

  test('RT40: discards what waits or has failed, and nothing else', async () => {
    const { rig, tempId } = await withFailed('一');
    rig.engine.sendText(CHAT, '二');
    const [, sending = ''] = rig.tempIds();
    rig.engine.discard(CHAT, tempId);
    rig.engine.discard(CHAT, sending);
    expect(rig.chat()).toEqual(['二 (sending)']);
    rig.lose();
    rig.engine.sendText(CHAT, '三');
    rig.engine.discard(CHAT, rig.tempIds()[1] ?? '');
    expect(rig.chat()).toEqual(['二 (sending)']);
  });
});

describe('a stored message that was not sent', () => {
  test('RT42: goes out once after a reload, what had left only if the history proves it missing', async () => {
    const before = await createOpenChat();
    before.engine.sendText(CHAT, '失敗した');
    before.clock.advance(10_000);
    before.engine.sendText(CHAT, '届いた');
    before.engine.sendText(CHAT, '消えた');
    before.lose();
    before.engine.sendText(CHAT, '待つ');

    const after = createRig({ stored: before.stored });
    after.engine.start(ME);
    expect(after.chat()).toEqual(['失敗した (failed)', '届いた (sending)', '消えた (sending)', '待つ (queued)']);
    after.connect();
    await after.answer('loadConversation', conversation());
    expect(sends(after)).toEqual([]);
    after.clock.advance(5_000);
    await after.answer('loadConversation', conversation({ messages: [mine('届いた', 1)] }));
    expect(sends(after).map((frame) => 'content' in frame && frame.content)).toEqual(['消えた', '待つ']);
    after.confirm('消えた', 2);
    after.confirm('待つ', 3);

    const later = createRig({ stored: before.stored });
    later.engine.start(ME);
    expect(later.chat()).toEqual(['失敗した (failed)']);
    later.engine.discard(CHAT, later.tempIds()[0] ?? '');
    expect(later.stored.size).toBe(0);
  });

  test('RT42: of a tab that is gone stands among the messages of the one that takes over, in the order of writing', async () => {
    const gone = await createOpenChat();
    gone.lose();
    gone.engine.sendText(CHAT, '一');
    gone.clock.advance(20);
    gone.engine.sendText(CHAT, '三');
    const [text = ''] = gone.stored.values();

    const rig = await createOpenChat();
    rig.lose();
    rig.clock.advance(10);
    rig.engine.sendText(CHAT, '二');
    rig.leave(text);
    expect(rig.chat()).toEqual(['一 (queued)', '二 (queued)', '三 (queued)']);
    rig.connect();
    expect(sends(rig).map((frame) => 'content' in frame && frame.content)).toEqual(['一', '二', '三']);
    expect([...rig.stored.values()].join()).toContain('三');
  });

  test('RT42: of two tabs that wrote at the same time has an id for each', async () => {
    const gone = await createOpenChat();
    gone.lose();
    for (const content of ['一', '二']) gone.engine.sendText(CHAT, content);
    const [text = ''] = gone.stored.values();
    const rig = await createOpenChat();
    rig.lose();
    for (const content of ['三', '四']) rig.engine.sendText(CHAT, content);
    rig.leave(text);
    rig.engine.sendText(CHAT, '五');
    expect(new Set(rig.tempIds()).size).toBe(5);
  });

  test('RT42: is confirmed by what the tab that takes over has already received', async () => {
    const gone = await createOpenChat();
    gone.engine.sendText(CHAT, '届いた');
    const [text = ''] = gone.stored.values();
    const rig = await createOpenChat();
    rig.confirm('届いた', 1);
    rig.leave(text);
    expect(rig.chat()).toEqual(['届いた']);
    expect(rig.stored.size).toBe(0);
  });

  test.each(['', '{', '[]', '{"version":2}', '{"version":1,"userId":"user-1","conversations":[{}]}'])(
    'RT42: is nothing where the text is broken: %s',
    (text) => {
      const rig = createRig({ stored: new Map([[ME, text]]) });
      rig.engine.start(ME);
      expect(rig.state().conversations.size).toBe(0);
    },
  );

  test('RT43: is not the next person’s, in the state or under a wrong key', async () => {
    const rig = await createOpenChat([message({ at: 1 })]);
    rig.lose();
    rig.engine.sendText(CHAT, '秘密');
    rig.engine.start(REN);
    rig.connect();
    expect(rig.state()).toMatchObject({ me: REN, conversations: new Map(), openId: null });
    expect(sends(rig)).toEqual([]);
    const [text = ''] = rig.stored.values();
    const other = createRig({ stored: new Map([[REN, text]]) });
    other.engine.start(REN);
    expect(other.state().conversations.size).toBe(0);
    rig.engine.start(ME);
    expect(rig.chat()).toEqual(['秘密 (queued)']);
  });

  test('RT43: what one person asked for does not reach the next', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    rig.clock.advance(10_000);
    await rig.answer('loadConversation', conversation());
    rig.engine.refresh();
    const resending = rig.engine.resend(CHAT, rig.tempIds()[0] ?? '');
    rig.engine.stop();
    expect(rig.state()).toMatchObject({ me: null, conversations: new Map() });
    rig.engine.start(REN);
    while (rig.waiting().includes('loadConversation')) {
      await rig.answer('loadConversation', conversation({ messages: [message()] }));
    }
    await rig.answer('loadConversations', [conversation()]);
    await rig.answer('loadCounts', { messages: 9, notifications: 9 });
    rig.clock.advance(60_000);
    expect(await resending).toBeNull();
    expect(rig.waiting()).not.toContain('sendMessage');
    expect(rig.state().conversations.size).toBe(0);
    expect(rig.counts()).toEqual([0, 0]);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a connection that is silent', () => {
  /** Sends a text that nobody confirms, and answers the history that is fetched for it. */
  async function sendIntoSilence(stored: readonly string[] = []) {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    rig.clock.advance(7_000);
    expect(rig.doubts).toEqual([]);
    await rig.answer(
      'loadConversation',
      conversation({ messages: stored.map((text, index) => mine(text, index + 2)) }),
    );
    return rig;
  }
  /** Connects again, and answers the conclusive history. */
  async function connectAgain(rig: Awaited<ReturnType<typeof createOpenChat>>) {
    const answerHistories = async () => {
      while (rig.waiting().includes('loadConversation')) await rig.answer('loadConversation', conversation());
    };
    rig.connect();
    await answerHistories();
    rig.clock.advance(5_000);
    await answerHistories();
  }

  test.each([
    ['does not contain it', [], ['はい (sending)']],
    ['contains it', ['はい'], ['はい']],
  ])('RT91: an unconfirmed message is evidence when its history %s', async (_what, stored, chat) => {
    const rig = await sendIntoSilence(stored);
    expect(rig.chat()).toEqual(chat);
    expect(rig.doubts).toEqual(['unconfirmed']);
  });

  test('RT91: a message that a frame confirms before its history arrives is none', async () => {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    rig.clock.advance(7_000);
    rig.confirm('はい', 2);
    await rig.answer('loadConversation', conversation({ messages: [mine('はい', 2)] }));
    expect(rig.doubts).toEqual([]);
  });

  test('RT91: a history that was requested on an earlier connection says nothing', async () => {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    rig.clock.advance(7_000);
    rig.lose();
    await rig.answer('loadConversation', conversation());
    rig.connect();
    await rig.answer('loadConversation', conversation());
    expect(rig.doubts).toEqual([]);
  });

  test('RT91: a history that was requested before the message was late says nothing', async () => {
    const rig = await createOpenChat();
    rig.engine.refresh();
    rig.engine.sendText(CHAT, 'はい');
    rig.clock.advance(7_000);
    await rig.answer('loadConversation', conversation());
    expect(rig.doubts).toEqual([]);
    await rig.answer('loadConversation', conversation());
    expect(rig.doubts).toEqual(['unconfirmed']);
  });

  test('RT91: a message that was not late yet is evidence against the next connection', async () => {
    const rig = await createOpenChat();
    rig.engine.sendText(CHAT, 'はい');
    rig.clock.advance(5_000);
    rig.engine.sendText(CHAT, '次');
    rig.clock.advance(2_000);
    await rig.answer('loadConversation', conversation());
    rig.replace();
    await connectAgain(rig);
    rig.clock.advance(7_000);
    // The first was late before the second one, and has led to a request of its own.
    await rig.answer('loadConversation', conversation());
    await rig.answer('loadConversation', conversation());
    expect(rig.doubts).toEqual(['unconfirmed', 'unconfirmed']);
  });

  test('RT90, RT41: what was sent on it goes out again on the next one, before anything newer and without a failure', async () => {
    const rig = await sendIntoSilence();
    rig.replace();
    rig.engine.sendText(CHAT, '次');
    rig.clock.advance(3_000);
    await connectAgain(rig);
    expect(sends(rig).map((frame) => 'content' in frame && frame.content)).toEqual(['はい', 'はい', '次']);
    expect(rig.chat()).toEqual(['はい (sending)', '次 (sending)']);
  });

  test('RT44: what had failed on it goes out by itself, once', async () => {
    const rig = await sendIntoSilence();
    rig.clock.advance(3_000);
    expect(rig.chat()).toEqual(['はい (failed)']);
    rig.replace();
    expect(rig.chat()).toEqual(['はい (sending)']);
    await connectAgain(rig);
    expect(sends(rig)).toHaveLength(2);
    // Nor does the next connection confirm it.
    rig.clock.advance(7_000);
    await rig.answer('loadConversation', conversation());
    expect(rig.doubts).toEqual(['unconfirmed']);
    rig.clock.advance(3_000);
    rig.replace();
    await connectAgain(rig);
    expect(rig.chat()).toEqual(['はい (failed)']);
    expect(sends(rig)).toHaveLength(2);
  });

  test('RT44: what failed on another connection, or is lost with one that closes, stays failed', async () => {
    const rig = await sendIntoSilence();
    rig.clock.advance(3_000);
    rig.lose();
    rig.connect();
    rig.replace();
    expect(rig.chat()).toEqual(['はい (failed)']);
  });
});
