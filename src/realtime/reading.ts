import type { ConversationId, MessageId } from '../api/generated/model/index.ts';
import { withKeys, withoutKeys } from '../lib/collections/sortedMap.ts';
import { changeConversation, conversationIn, countUnreadIn, putConversation, requestList } from './conversation.ts';
import { putUnreadEvent, requestCounts } from './counters.ts';
import { containsMessage, markMessages, unreadFor } from './messageHistory.ts';
import type { ConversationState, FrameOf, LiveState } from './types.ts';

/** Applies `messages_read` (RT54 to RT56). */
export function receiveMessagesRead(state: LiveState, frame: FrameOf<'messages_read'>): LiveState {
  const { me } = state;
  const { conversation_id, message_ids, reader_id } = frame;
  const conversation = conversationIn(state, conversation_id);
  const read =
    message_ids.length === 0 ? readAll(conversation, reader_id, state.event) : readListed(conversation, message_ids);
  if (reader_id !== me) return putConversation(state, read);

  const reportedReads = message_ids.length === 0 ? new Map() : withoutKeys(read.reportedReads, message_ids);
  const settled = { ...read, reportedReads, readEvent: state.event };
  const unread = countUnreadIn(settled, me);
  const next = putUnreadEvent(state, { ...settled, unread });
  // The remaining messages may have been read during the gap (RT61).
  if (unread > 0 && conversation.history !== 'fresh') return requestCounts(requestList(next));
  // The change of the counter is only known if a snapshot of this connection has counted the conversation and no stale
  // response is involved.
  const isCounted = conversation.history === 'fresh' || conversation.listGap === state.gap;
  const isUncertain = !isCounted || state.counts.isUncertain;
  return isUncertain ? requestCounts({ ...next, counts: { ...next.counts, isUncertain: false } }) : next;
}

function readListed(conversation: ConversationState, ids: readonly string[]): ConversationState {
  const ahead = ids.filter((id) => !containsMessage(conversation.messages, id));
  const { assumedRead } = conversation;
  return {
    ...conversation,
    messages: markMessages(conversation.messages, ids, true),
    earlyReads: withKeys(conversation.earlyReads, ahead, true),
    assumedRead: { ...assumedRead, ids: withoutKeys(assumedRead.ids, ids) },
  };
}

/**
 * Marks all messages as read that the reader did not send, as an empty list means (rule M10). This is an assumption
 * about which messages the reader had seen.
 */
function readAll(conversation: ConversationState, readerId: string, event: number): ConversationState {
  const ids = unreadFor(conversation.messages, readerId).map(({ id }) => id);
  return {
    ...conversation,
    messages: markMessages(conversation.messages, ids, true),
    assumedRead: { ids: withKeys(conversation.assumedRead.ids, ids, true), event },
  };
}

/** Marks messages as reported to the server as read: they count as read in this tab (RT51). */
export function markReportedRead(
  state: LiveState,
  id: ConversationId,
  ids: readonly MessageId[],
  by: 'socket' | 'rest',
): LiveState {
  const conversation = state.conversations.get(id);
  if (conversation === undefined) return state;
  return putCounted(state, { ...conversation, reportedReads: withKeys(conversation.reportedReads, ids, by) });
}

/** Applies a successful report over REST. The next snapshot shows what else the server has marked. */
export function confirmRead(state: LiveState, id: ConversationId, ids: readonly MessageId[]): LiveState {
  const conversation = state.conversations.get(id);
  if (conversation === undefined) return state;
  const messages = markMessages(conversation.messages, ids, true);
  return requestCounts(requestList(putCounted(state, { ...withoutReported(conversation, ids), messages })));
}

/** Applies a failed report: its messages are unread again, and the next report waits for a trigger (RT53). */
export function failRead(state: LiveState, id: ConversationId, ids: readonly MessageId[]): LiveState {
  const conversation = state.conversations.get(id);
  if (conversation === undefined) return state;
  return putCounted(state, { ...withoutReported(conversation, ids), isReadBlocked: true });
}

function putCounted(state: LiveState, conversation: ConversationState): LiveState {
  return putUnreadEvent(state, { ...conversation, unread: countUnreadIn(conversation, state.me ?? '') });
}

function withoutReported(conversation: ConversationState, ids: readonly MessageId[]): ConversationState {
  return { ...conversation, reportedReads: withoutKeys(conversation.reportedReads, ids) };
}

/** Drops the reports of a lost socket: it is unknown whether they arrived (RT53). */
export function dropSocketReports(conversation: ConversationState): ConversationState {
  const bySocket = [...conversation.reportedReads].filter(([, by]) => by === 'socket').map(([id]) => id);
  return bySocket.length === 0 ? conversation : withoutReported(conversation, bySocket);
}

/** Allows a failed report to be retried. */
export function unblockReads(state: LiveState, id: ConversationId): LiveState {
  return changeConversation(state, id, (conversation) =>
    conversation.isReadBlocked ? { ...conversation, isReadBlocked: false } : conversation,
  );
}
