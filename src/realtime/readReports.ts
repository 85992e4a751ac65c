import type { ConversationId, MessageId } from '../api/generated/model/index.ts';
import { changeConversation } from './changeConversation.ts';
import { type ConversationState, unreadIn } from './conversationState.ts';
import { putUnreadEvent, wantCounts } from './counters.ts';
import { wantList } from './hearMessage.ts';
import type { LiveState } from './liveState.ts';
import { markMessagesRead } from './mergeMessages.ts';

/** The reading of messages is reported: they count as read here (RT51). */
export function askRead(
  state: LiveState,
  id: ConversationId,
  ids: readonly MessageId[],
  by: 'socket' | 'rest',
): LiveState {
  const conversation = state.conversations.get(id);
  if (conversation === undefined) return state;
  const asked = new Map([...conversation.asked, ...ids.map((messageId) => [messageId, by] as const)]);
  return putCounted(state, { ...conversation, asked });
}

/** The server took a report by REST. What else it marked, the next snapshots tell. */
export function confirmRead(state: LiveState, id: ConversationId, ids: readonly MessageId[]): LiveState {
  const conversation = state.conversations.get(id);
  if (conversation === undefined) return state;
  const read = new Set(ids);
  const messages = markMessagesRead(conversation.messages, (message) => read.has(message.id));
  return wantCounts(wantList(putCounted(state, { ...withoutAsked(conversation, read), messages })));
}

/** A report failed: the messages are unread again, and the next report waits for an occasion (RT53). */
export function failRead(state: LiveState, id: ConversationId, ids: readonly MessageId[]): LiveState {
  const conversation = state.conversations.get(id);
  if (conversation === undefined) return state;
  return putCounted(state, { ...withoutAsked(conversation, new Set(ids)), isReadBlocked: true });
}

function putCounted(state: LiveState, conversation: ConversationState): LiveState {
  return putUnreadEvent(state, { ...conversation, unread: unreadIn(conversation, state.me ?? '').length });
}

function withoutAsked(conversation: ConversationState, ids: ReadonlySet<MessageId>): ConversationState {
  return { ...conversation, asked: new Map([...conversation.asked].filter(([id]) => !ids.has(id))) };
}

/** With the socket the reports on it are lost, and nobody knows whether they arrived (RT53). */
export function forgetSocketReports(conversation: ConversationState): ConversationState {
  if (![...conversation.asked.values()].includes('socket')) return conversation;
  return { ...conversation, asked: new Map([...conversation.asked].filter(([, by]) => by !== 'socket')) };
}

/** An occasion to try a report again. */
export function unblockReads(state: LiveState, id: ConversationId): LiveState {
  return changeConversation(state, id, (conversation) =>
    conversation.isReadBlocked ? { ...conversation, isReadBlocked: false } : conversation,
  );
}
