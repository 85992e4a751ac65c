import { conversationIn, putConversation } from '../changeConversation.ts';
import { unreadIn } from '../conversationState.ts';
import { putUnreadEvent, requestCounts } from '../snapshots/counters.ts';
import type { FrameOf } from './frameListeners.ts';
import { requestList } from './receiveMessage.ts';
import { containsMessage, markMessages, unreadFor } from '../snapshots/messageHistory.ts';
import type { ConversationState, LiveState } from '../types.ts';

/** Applies `messages_read` (RT54 to RT56). */
export function receiveMessagesRead(state: LiveState, frame: FrameOf<'messages_read'>): LiveState {
  const { me } = state;
  const { conversation_id, message_ids, reader_id } = frame;
  const conversation = conversationIn(state, conversation_id);
  const read =
    message_ids.length === 0 ? readAll(conversation, reader_id, state.event) : readListed(conversation, message_ids);
  if (reader_id !== me) return putConversation(state, read);

  const listed = new Set(message_ids);
  const reportedReads = new Map([...read.reportedReads].filter(([id]) => listed.size > 0 && !listed.has(id)));
  const settled = { ...read, reportedReads, readEvent: state.event };
  const unread = unreadIn(settled, me).length;
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
  const listed = new Set(ids);
  const ahead = ids.filter((id) => !containsMessage(conversation.messages, id));
  return {
    ...conversation,
    messages: markMessages(conversation.messages, ids, true),
    earlyReads: ahead.length === 0 ? conversation.earlyReads : new Set([...conversation.earlyReads, ...ahead]),
    assumedRead: {
      ...conversation.assumedRead,
      ids: new Set([...conversation.assumedRead.ids].filter((id) => !listed.has(id))),
    },
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
    assumedRead: { ids: new Set([...conversation.assumedRead.ids, ...ids]), event },
  };
}
