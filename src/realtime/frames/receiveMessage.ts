import type { Message } from '../../api/generated/model/index.ts';
import { visibleConversationId, conversationIn, putConversation } from '../changeConversation.ts';
import { confirmOwn, pruneReplacedTemps } from '../own/confirmOwn.ts';
import { countMessage, requestCounts } from '../snapshots/counters.ts';
import { addMessage, containsMessage, toConfirmed } from '../snapshots/messageHistory.ts';
import { withoutTyping } from './presence.ts';
import type { ConfirmedMessage, ConversationState, LiveState } from '../types.ts';

/** Applies `new_message` (RT20 to RT25). The echo of an own message is ignored (RT23). */
export function receiveNewMessage(state: LiveState, wire: Message, at: number): LiveState {
  if (wire.sender_id === state.me) return state;
  const conversation = conversationIn(state, wire.conversation_id);
  if (containsMessage(conversation.messages, wire.id)) return countMessage(state, conversation.id, 0, at);

  const isRead = wire.is_read || conversation.earlyReads.has(wire.id);
  const message = { ...toConfirmed(wire), isRead };
  const isAttended = visibleConversationId(state) === conversation.id;
  // A snapshot that is newer than the message may include it, so the server's count is fetched.
  const isCovered = conversation.history !== 'fresh' && message.createdAt <= conversation.coveredUpTo;
  const added = isRead || isAttended || isCovered ? 0 : 1;
  const next = putConversation(
    withoutTyping(requestUnknown(state, conversation), conversation.id, message.senderId),
    withLastMessage(
      {
        ...conversation,
        messages: addMessage(conversation.messages, message),
        earlyReads: without(conversation.earlyReads, message.id),
        unread: conversation.unread + added,
      },
      message,
    ),
  );
  const counted = countMessage(next, conversation.id, added, at);
  return isCovered ? requestCounts(counted) : counted;
}

/** Applies `message_sent`: an own message was stored, from this tab or another one (RT35, RT37). */
export function receiveMessageSent(state: LiveState, wire: Message, at: number): LiveState {
  if (wire.sender_id !== state.me) return receiveNewMessage(state, wire, at);
  const conversation = conversationIn(state, wire.conversation_id);
  const message = { ...toConfirmed(wire), isRead: wire.is_read || conversation.earlyReads.has(wire.id) };
  const confirmed = pruneReplacedTemps(confirmOwn(conversation, message));
  if (confirmed === conversation) return state;
  return putConversation(
    requestUnknown(state, conversation),
    withLastMessage({ ...confirmed, earlyReads: without(confirmed.earlyReads, message.id) }, message),
  );
}

/** Updates the last message if this one is newer, whatever the order of arrival (RT21). */
export function withLastMessage(conversation: ConversationState, message: ConfirmedMessage): ConversationState {
  const { createdAt, content, senderId } = message;
  if (createdAt < (conversation.lastMessage?.createdAt ?? 0)) return conversation;
  return {
    ...conversation,
    lastMessage: { content, createdAt, senderId },
    updatedAt: Math.max(conversation.updatedAt, createdAt),
  };
}

/** Requests the list if it is shown (RT24). */
export function requestList(state: LiveState): LiveState {
  if (!state.list.isActive || state.list.isRequested) return state;
  return { ...state, list: { ...state.list, isRequested: true } };
}

/** Requests a conversation of which only frames have been received: a snapshot shows who the other user is (RT24). */
function requestUnknown(state: LiveState, { id, otherUser }: ConversationState): LiveState {
  const next = { ...state, missing: without(state.missing, id) };
  return otherUser === null ? requestList(next) : next;
}

function without<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  if (!set.has(item)) return set;
  const rest = new Set(set);
  rest.delete(item);
  return rest;
}
