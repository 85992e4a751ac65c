import { useHiddenPeople } from '../../../hiddenPeople/useHiddenPeople.ts';
import { useLiveState } from '../../../conversations/liveState.ts';
import { unreadMessages, unreadNotifications } from '../../../realtime/snapshots/unreadCounts.ts';
import type { UnreadCounts } from '../../routes/unread.ts';

/**
 * Returns the unread counts: polled every 60 s and updated by the socket in between (src/realtime/SPEC.md RT70 to
 * RT77).
 */
export function useUnreadCounts(): UnreadCounts {
  const { blocked } = useHiddenPeople();
  const messages = useLiveState((state) => unreadMessages(state, blocked));
  const notifications = useLiveState(unreadNotifications);
  return { messages, notifications };
}
