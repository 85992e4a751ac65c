import { receiveNotification, receiveNotificationRead } from '../snapshots/counters.ts';
import type { ServerFrame } from '../generated/frames.ts';
import { receiveMessageSent, receiveNewMessage } from './receiveMessage.ts';
import { receiveMessagesRead } from './receiveRead.ts';
import { receiveOnlineUsers, receiveTyping, receiveUserStatus, recordActivity } from './presence.ts';
import type { LiveState } from '../types.ts';

/**
 * Applies a valid server frame to the state. Frames about likes and matches have other subscribers
 * (`frameListeners.ts`).
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
