import type { LiveState } from '../types.ts';

// Separate from the other selectors, so that the shell can load them without the code of the chats.

/** Unread messages, for the badge in the navigation. */
export function unreadMessages(state: LiveState): number {
  return state.counts.messages;
}

/** Unread notifications, for the badge in the navigation; includes types that the list hides (rule N1). */
export function unreadNotifications(state: LiveState): number {
  return state.counts.notifications;
}
