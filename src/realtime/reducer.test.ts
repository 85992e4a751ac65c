import { describe, expect, test } from 'vitest';
import type { ServerFrame } from './generated/frames.ts';
import { itemAt } from '../lib/collections/sequence.ts';
import { initialState } from './store.ts';
import { reduce } from './reducer.ts';
import { conversationList, conversationOf, messagesOf } from './selectors.ts';
import { CHAT, createOpenChat, EVENING, ME, message, REN } from '../../tests/simulation/rig.ts';
import type { LiveAction, LiveState } from './types.ts';

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  const parts = value instanceof Map || value instanceof Set ? [...value.values()] : Object.values(value);
  parts.forEach(freeze);
  return value;
}

const frame = (content: ServerFrame): LiveAction => ({ type: 'frame', frame: content, at: EVENING });
const nothing: LiveAction[] = [
  frame({ type: 'pong' }),
  frame({ type: 'like_received' }),
  frame({ type: 'match_created' }),
  frame({ type: 'new_message', message: message({ from: ME }) }),
  frame({ type: 'typing_status', conversation_id: CHAT, user_id: REN, is_typing: false }),
  { type: 'typingTick', at: EVENING },
  { type: 'visibility', isVisible: true },
  { type: 'delivery', event: 'overdue', id: CHAT, tempId: 'temp-99', gap: 1 },
  { type: 'unconfirmed', id: CHAT, tempId: 'temp-99', gap: 1 },
  { type: 'lossSettled', losses: 0 },
  { type: 'doubtOverdue', losses: 0 },
  { type: 'delivery', event: 'refused', id: CHAT, tempId: 'temp-99' },
  { type: 'delivery', event: 'postFailed', id: CHAT, tempId: 'temp-99' },
  { type: 'delivery', event: 'postFailed', id: 'conversation-99', tempId: 'temp-1' },
  { type: 'delivery', event: 'resent', id: CHAT, tempId: 'temp-99' },
  { type: 'sendText', id: CHAT, text: ' ', at: EVENING },
  { type: 'readConfirmed', id: 'conversation-99', ids: [] },
  { type: 'readReported', id: 'conversation-99', ids: ['a'], by: 'rest' },
  { type: 'readFailed', id: 'conversation-99', ids: ['a'] },
];

describe('the reducer', () => {
  test('RT11: returns the same state when nothing changes', async () => {
    const rig = await createOpenChat([message()]);
    rig.engine.sendText(CHAT, 'はい');
    const state = rig.state();
    expect(nothing.filter((action) => reduce(state, action) !== state)).toEqual([]);
  });

  test('RT11: never changes a state in place', async () => {
    const rig = await createOpenChat([message({ at: 1 }), message({ at: 2, from: ME })]);
    rig.store.subscribe((state) => void freeze(state));
    freeze(rig.state());
    rig.deliverMessage({ at: 3 });
    rig.engine.sendText(CHAT, 'はい');
    rig.confirm('はい', 4);
    rig.deliver({ type: 'messages_read', conversation_id: CHAT, message_ids: [], reader_id: REN });
    rig.deliver({ type: 'online_users', users: [REN] });
    rig.deliver({ type: 'user_status', user_id: REN, is_online: false });
    rig.deliver({ type: 'typing_status', conversation_id: CHAT, user_id: REN, is_typing: true });
    rig.lose();
    rig.engine.sendText(CHAT, '待つ');
    rig.connect();
    rig.engine.openConversation(null);
    rig.engine.stop();
    expect(rig.state().me).toBeNull();
  });

  test('RT12: does nothing for nobody, but remembers that the list is shown', () => {
    for (const action of nothing) expect(reduce(initialState, action)).toBe(initialState);
    expect(reduce(initialState, { type: 'moreRequested' }).list).toMatchObject({ isActive: true, isRequested: true });
  });
});

describe('the selectors', () => {
  test('RT11: give the same object for the same state, and for what did not change in the next', async () => {
    const rig = await createOpenChat([message()]);
    rig.deliver({ type: 'typing_status', conversation_id: CHAT, user_id: REN, is_typing: true });
    const select = (state: LiveState) => [
      conversationList(state),
      state.list,
      conversationOf(state, CHAT),
      messagesOf(state, CHAT),
      messagesOf(state, 'conversation-99'),
    ];
    const before = select(rig.state());
    const again = select(rig.state());
    before.forEach((value, index) => expect(again[index]).toBe(value));

    rig.deliver({ type: 'online_users', users: [REN] });
    select(rig.state()).forEach((value, index) => expect(value).toBe(before[index]));
    select(reduce(rig.state(), { type: 'polled' })).forEach((value, index) => expect(value).toBe(before[index]));

    rig.engine.sendText(CHAT, 'はい');
    expect(itemAt(messagesOf(rig.state(), CHAT), 0)).toBe(itemAt(messagesOf(rig.state(), CHAT), 0));
    expect(messagesOf(rig.state(), CHAT)).toHaveLength(2);
  });
});
