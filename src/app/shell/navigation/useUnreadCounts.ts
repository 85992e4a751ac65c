import { useHiddenPeople } from '../../../hiddenPeople/useHiddenPeople.ts';
import { useLiveState } from '../../../conversations/liveState.ts';
import { unreadMessages, unreadNotifications } from '../../../realtime/unreadCounts.ts';
import type { UnreadCounts } from '../../routes/unread.ts';

/**
 * Returns the unread counts for the badges of the navigation, without messages of blocked people. The live state, from
 * which they come, polls them every 60 s and follows the socket in between (src/realtime/SPEC.md RT70 to RT77).
 */
export function useUnreadCounts(): UnreadCounts {
  const { blocked } = useHiddenPeople();
  const messages = useLiveState((state) => unreadMessages(state, blocked));
  const notifications = useLiveState(unreadNotifications);
  return { messages, notifications };
}
