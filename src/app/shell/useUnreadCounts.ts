import { useStore } from 'zustand';
import { live } from '../../realtime/liveStore.ts';
import { unreadMessages, unreadNotifications } from '../../realtime/selectors.ts';
import type { UnreadCounts } from '../routes/unread.ts';

/** How much waits to be read: polled every 60 s and kept up to date by the socket in between (SPEC.md RT70 to RT77). */
export function useUnreadCounts(): UnreadCounts {
  const messages = useStore(live, unreadMessages);
  const notifications = useStore(live, unreadNotifications);
  return { messages, notifications };
}
