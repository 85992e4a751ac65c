import { createContext } from 'react';

/** Number of unread items by kind. */
export interface UnreadCounts {
  messages: number;
  notifications: number;
}

/** The unread counts of the session. The shell provides them; for signed-out users they are 0. */
export const Unread = createContext<UnreadCounts>({ messages: 0, notifications: 0 });
