import { createContext } from 'react';

/** How many of each wait to be read. */
export interface UnreadCounts {
  messages: number;
  notifications: number;
}

/** The unread counts of the session; the shell provides them, screens before the login have none. */
export const Unread = createContext<UnreadCounts>({ messages: 0, notifications: 0 });
