import type { Message } from '../api/generated/model/index.ts';
import { withoutKeys } from '../lib/collections/sortedMap.ts';
import {
  conversationIn,
  putConversation,
  requestList,
  visibleConversationId,
  withLastMessage,
} from './conversation.ts';
import { countMessage, receiveNotification, receiveNotificationRead, requestCounts } from './counters.ts';
import { confirmOwn, pruneReplacedTemps } from './delivery.ts';
import type { ServerFrame } from './generated/frames.ts';
import { addMessage, containsMessage, toConfirmed } from './messageHistory.ts';
import { receiveOnlineUsers, receiveTyping, receiveUserStatus, recordActivity, withoutTyping } from './presence.ts';
import { receiveMessagesRead } from './reading.ts';
import type { ConversationState, LiveState } from './types.ts';

/**
 * Applies a valid server frame to the state. Frames about likes and matches have other subscribers
 * (`createFrameListeners`).
 */
export function receiveFrame(state: LiveState, frame: ServerFrame, at: number): LiveState {
  return recordActivity(applyFrame(state, frame, at), frame);
}

function applyFrame(state: LiveState, frame: ServerFrame, at: number): LiveState {
  switch (frame.type) {
    case 'new_message':
      return receiveNewMessage(state, frame.message, at);
    case 'message_sent':
      return receiveMessageSent(state, frame.message, at);
    case 'messages_read':
      return receiveMessagesRead(state, frame);
    case 'typing_status':
      return receiveTyping(state, frame, at);
    case 'user_status':
      return receiveUserStatus(state, frame);
    case 'online_users':
      return receiveOnlineUsers(state, frame);
    case 'new_notification':
      return receiveNotification(state, frame.notification, at);
    case 'notification_read':
      return receiveNotificationRead(state, frame.count ?? 1, at);
    case 'like_received':
    case 'match_created':
    case 'pong':
      return state;
  }
}

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
    withoutTyping(requestUnknown(state, conversation), [conversation.id]),
    withLastMessage(
      {
        ...conversation,
        messages: addMessage(conversation.messages, message),
        earlyReads: withoutKeys(conversation.earlyReads, [message.id]),
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
    withLastMessage({ ...confirmed, earlyReads: withoutKeys(confirmed.earlyReads, [message.id]) }, message),
  );
}

/** Requests a conversation of which only frames have been received: a snapshot shows who the other user is (RT24). */
function requestUnknown(state: LiveState, { id, otherUser }: ConversationState): LiveState {
  const next = { ...state, missing: withoutKeys(state.missing, [id]) };
  return otherUser === null ? requestList(next) : next;
}
