import { conversationIn, putConversation, unknownConversation } from '../../src/realtime/conversation.ts';
import { initialState } from '../../src/realtime/store.ts';
import { CHAT, conversation, EVENING, ME, REN } from './rig.ts';
import type { ConfirmedMessage, ConversationState, LiveState, TempMessage } from '../../src/realtime/types.ts';

// States of the live layer for the unit tests of src/realtime: messages, conversations and counts.

/** The time so many seconds after `EVENING`, in milliseconds. */
export const at = (seconds: number) => EVENING + seconds * 1_000;
/** A message of れん that was written at that second and is on the server. */
export const stored = (seconds: number, fields: Partial<ConfirmedMessage> = {}): ConfirmedMessage => ({
  id: `message-${seconds}`,
  senderId: REN,
  content: `text ${seconds}`,
  createdAt: at(seconds),
  isRead: false,
  status: 'sent',
  ...fields,
});
export const mine = (seconds: number, content = `text ${seconds}`) => stored(seconds, { senderId: ME, content });
/** An own message that is not confirmed yet. */
export const temp = (number: number, fields: Partial<TempMessage> = {}): TempMessage => ({
  id: `temp-${number}`,
  content: 'やあ',
  createdAt: 0,
  delivery: 'onSocket',
  since: { at: null, ids: [], isExact: true },
  ...fields,
});
export const chat = (fields: Partial<ConversationState> = {}): ConversationState => ({
  ...unknownConversation(CHAT),
  otherUser: conversation().other_user,
  ...fields,
});
/** The state of somebody who is online since `NOW`, with these conversations. */
export const stateWith = (state: Partial<LiveState>, ...conversations: ConversationState[]): LiveState =>
  conversations.reduce(putConversation, {
    ...initialState,
    me: ME,
    connection: { kind: 'open' },
    gap: 1,
    ...state,
  });
export const counts = (fields: Partial<LiveState['counts']>) => ({ counts: { ...initialState.counts, ...fields } });
export const chatOf = (state: LiveState) => conversationIn(state, CHAT);
export const keys = (...ids: readonly string[]) => new Map(ids.map((id) => [id, true as const]));
export const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);
export const LOST = { kind: 'waiting', attempt: 1 } as const;
export const NOW = { gap: 1, event: 0, settledLosses: 0 };
