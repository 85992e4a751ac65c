import type { ConversationId, MessageId } from '../../api/generated/model/index.ts';
import { changeConversation } from '../changeConversation.ts';
import { unreadIn } from '../conversationState.ts';
import { putUnreadEvent, requestCounts } from './counters.ts';
import { requestList } from '../frames/receiveMessage.ts';
import { markMessages } from './messageHistory.ts';
import type { ConversationState, LiveState } from '../types.ts';

/** Marks messages as reported to the server as read: they count as read in this tab (RT51). */
export function markReportedRead(
  state: LiveState,
  id: ConversationId,
  ids: readonly MessageId[],
  by: 'socket' | 'rest',
): LiveState {
  const conversation = state.conversations.get(id);
  if (conversation === undefined) return state;
  const reportedReads = new Map([...conversation.reportedReads, ...ids.map((messageId) => [messageId, by] as const)]);
  return putCounted(state, { ...conversation, reportedReads });
}

/** Applies a successful report over REST. The next snapshot shows what else the server has marked. */
export function confirmRead(state: LiveState, id: ConversationId, ids: readonly MessageId[]): LiveState {
  const conversation = state.conversations.get(id);
  if (conversation === undefined) return state;
  const messages = markMessages(conversation.messages, ids, true);
  return requestCounts(requestList(putCounted(state, { ...withoutReported(conversation, new Set(ids)), messages })));
}

/** Applies a failed report: its messages are unread again, and the next report waits for a trigger (RT53). */
export function failRead(state: LiveState, id: ConversationId, ids: readonly MessageId[]): LiveState {
  const conversation = state.conversations.get(id);
  if (conversation === undefined) return state;
  return putCounted(state, { ...withoutReported(conversation, new Set(ids)), isReadBlocked: true });
}

function putCounted(state: LiveState, conversation: ConversationState): LiveState {
  return putUnreadEvent(state, { ...conversation, unread: unreadIn(conversation, state.me ?? '').length });
}

function withoutReported(conversation: ConversationState, ids: ReadonlySet<MessageId>): ConversationState {
  return { ...conversation, reportedReads: new Map([...conversation.reportedReads].filter(([id]) => !ids.has(id))) };
}

/** Drops the reports of a lost socket: it is unknown whether they arrived (RT53). */
export function dropSocketReports(conversation: ConversationState): ConversationState {
  if (![...conversation.reportedReads.values()].includes('socket')) return conversation;
  return {
    ...conversation,
    reportedReads: new Map([...conversation.reportedReads].filter(([, by]) => by !== 'socket')),
  };
}

/** Allows a failed report to be retried. */
export function unblockReads(state: LiveState, id: ConversationId): LiveState {
  return changeConversation(state, id, (conversation) =>
    conversation.isReadBlocked ? { ...conversation, isReadBlocked: false } : conversation,
  );
}
