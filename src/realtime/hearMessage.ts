import type { Message } from '../api/generated/model/index.ts';
import { attendedId, conversationIn, putConversation } from './changeConversation.ts';
import { confirmOwn, withoutOldTaken } from './confirmOwn.ts';
import type { ConfirmedMessage, ConversationState } from './conversationState.ts';
import { countMessage, wantCounts } from './counters.ts';
import type { LiveState } from './liveState.ts';
import { holds, insertMessage, toConfirmed } from './mergeMessages.ts';
import { withoutTyping } from './presence.ts';

/** A message of the other side arrived (RT20 to RT25). My own, echoed, is ignored (RT23). */
export function hearNewMessage(state: LiveState, wire: Message, at: number): LiveState {
  if (wire.sender_id === state.me) return state;
  const conversation = conversationIn(state, wire.conversation_id);
  if (holds(conversation.messages, wire.id)) return countMessage(state, conversation.id, 0, at);

  const isRead = wire.is_read || conversation.readAhead.has(wire.id);
  const message = { ...toConfirmed(wire), isRead };
  const isAttended = attendedId(state) === conversation.id;
  // A snapshot that is newer than the message may have counted it: the server knows.
  const isCovered = conversation.history !== 'fresh' && message.createdAt <= conversation.coveredUpTo;
  const added = isRead || isAttended || isCovered ? 0 : 1;
  const next = putConversation(
    withoutTyping(found(state, conversation), conversation.id, message.senderId),
    withLastMessage(
      {
        ...conversation,
        messages: insertMessage(conversation.messages, message),
        readAhead: without(conversation.readAhead, message.id),
        unread: conversation.unread + added,
      },
      message,
    ),
  );
  const counted = countMessage(next, conversation.id, added, at);
  return isCovered ? wantCounts(counted) : counted;
}

/** A message of mine was stored, from this tab or another (RT35, RT37). */
export function hearMessageSent(state: LiveState, wire: Message, at: number): LiveState {
  if (wire.sender_id !== state.me) return hearNewMessage(state, wire, at);
  const conversation = conversationIn(state, wire.conversation_id);
  const message = { ...toConfirmed(wire), isRead: wire.is_read || conversation.readAhead.has(wire.id) };
  const confirmed = withoutOldTaken(confirmOwn(conversation, message));
  if (confirmed === conversation) return state;
  return putConversation(
    found(state, conversation),
    withLastMessage({ ...confirmed, readAhead: without(confirmed.readAhead, message.id) }, message),
  );
}

/** The newest message of a conversation is the last one, whatever the order of arrival (RT21). */
export function withLastMessage(conversation: ConversationState, message: ConfirmedMessage): ConversationState {
  const { createdAt, content, senderId } = message;
  if (createdAt < (conversation.lastMessage?.createdAt ?? 0)) return conversation;
  return {
    ...conversation,
    lastMessage: { content, createdAt, senderId },
    updatedAt: Math.max(conversation.updatedAt, createdAt),
  };
}

/** A list that somebody looks at is fetched (RT24). */
export function wantList(state: LiveState): LiveState {
  if (!state.list.isNeeded || state.list.isWanted) return state;
  return { ...state, list: { ...state.list, isWanted: true } };
}

/** A conversation that only frames have told of: a snapshot has to say whose it is (RT24). */
function found(state: LiveState, { id, otherUser }: ConversationState): LiveState {
  const next = { ...state, missing: without(state.missing, id) };
  return otherUser === null ? wantList(next) : next;
}

function without<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  if (!set.has(item)) return set;
  const rest = new Set(set);
  rest.delete(item);
  return rest;
}
