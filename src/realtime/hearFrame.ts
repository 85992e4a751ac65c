import { hearNotification, hearNotificationRead } from './counters.ts';
import type { ServerFrame } from './generated/frames.ts';
import { hearMessageSent, hearNewMessage } from './hearMessage.ts';
import { hearMessagesRead } from './hearRead.ts';
import type { LiveState } from './liveState.ts';
import { hearOnlineUsers, hearTyping, hearUserStatus } from './presence.ts';

/** What a valid frame of the server changes. Likes and matches concern other listeners (`frameBus.ts`). */
export function hearFrame(state: LiveState, frame: ServerFrame, at: number): LiveState {
  switch (frame.type) {
    case 'new_message':
      return hearNewMessage(state, frame.message, at);
    case 'message_sent':
      return hearMessageSent(state, frame.message, at);
    case 'messages_read':
      return hearMessagesRead(state, frame);
    case 'typing_status':
      return hearTyping(state, frame, at);
    case 'user_status':
      return hearUserStatus(state, frame);
    case 'online_users':
      return hearOnlineUsers(state, frame);
    case 'new_notification':
      return hearNotification(state, frame.notification, at);
    case 'notification_read':
      return hearNotificationRead(state, frame.count ?? 1, at);
    case 'like_received':
    case 'match_created':
    case 'pong':
      return state;
  }
}
