import { describe, expect, test } from 'vitest';
import { conversationList } from '../selectors.ts';
import { CHAT, conversation, createOpenChat, message, notification } from '../../../tests/simulation/rig.ts';

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
