import { useLiveState } from '../../../conversations/liveState.ts';
import { unreadMessages, unreadNotifications } from '../../../realtime/snapshots/unreadCounts.ts';
import type { UnreadCounts } from '../../routes/unread.ts';

/**
 * Returns the unread counts: polled every 60 s and updated by the socket in between (src/realtime/SPEC.md RT70 to
 * RT77).
 */
export function useUnreadCounts(): UnreadCounts {
  const messages = useLiveState(unreadMessages);
  const notifications = useLiveState(unreadNotifications);
  return { messages, notifications };
}
