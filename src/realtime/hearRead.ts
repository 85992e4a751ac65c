import { conversationIn, putConversation } from './changeConversation.ts';
import { type ConversationState, unreadIn } from './conversationState.ts';
import { putUnreadEvent, wantCounts } from './counters.ts';
import type { FrameOf } from './frameBus.ts';
import type { LiveState } from './liveState.ts';
import { holds, markMessagesRead } from './mergeMessages.ts';

/** Somebody read messages (RT54 to RT56). */
export function hearMessagesRead(state: LiveState, frame: FrameOf<'messages_read'>): LiveState {
  const { me } = state;
  const { conversation_id, message_ids, reader_id } = frame;
  const conversation = conversationIn(state, conversation_id);
  const read =
    message_ids.length === 0 ? readAll(conversation, reader_id, state.event) : readListed(conversation, message_ids);
  if (reader_id !== me) return putConversation(state, read);

  const listed = new Set(message_ids);
  const asked = new Map([...read.asked].filter(([id]) => listed.size > 0 && !listed.has(id)));
  const settled = { ...read, asked, readEvent: state.event };
  const next = putUnreadEvent(state, { ...settled, unread: unreadIn(settled, me).length });
  // How much that was worth is known for conversations that a snapshot has counted, and unless an answer crossed it.
  const isUncertain = conversation.otherUser === null || state.counts.isDoubtful;
  return isUncertain ? wantCounts({ ...next, counts: { ...next.counts, isDoubtful: false } }) : next;
}

function readListed(conversation: ConversationState, ids: readonly string[]): ConversationState {
  const listed = new Set(ids);
  const ahead = ids.filter((id) => !holds(conversation.messages, id));
  return {
    ...conversation,
    messages: markMessagesRead(conversation.messages, ({ id }) => listed.has(id)),
    readAhead: ahead.length === 0 ? conversation.readAhead : new Set([...conversation.readAhead, ...ahead]),
    assumedRead: {
      ...conversation.assumedRead,
      ids: new Set([...conversation.assumedRead.ids].filter((id) => !listed.has(id))),
    },
  };
}

/** An empty list means all that the reader did not send (decision M10), which is a guess about what the reader saw. */
function readAll(conversation: ConversationState, readerId: string, event: number): ConversationState {
  const isMeant = ({ senderId }: { senderId: string }) => senderId !== readerId;
  const ids = conversation.messages.filter((message) => !message.isRead && isMeant(message)).map(({ id }) => id);
  return {
    ...conversation,
    messages: markMessagesRead(conversation.messages, isMeant),
    assumedRead: { ids: new Set([...conversation.assumedRead.ids, ...ids]), event },
  };
}
