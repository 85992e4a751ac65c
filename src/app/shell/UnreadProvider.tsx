import type { ReactNode } from 'react';
import { Unread } from '../routes/unread.ts';
import { useUnreadCounts } from './useUnreadCounts.ts';

/** Asks once for all who show the unread counts: the navigation and the document's title. */
export function UnreadProvider({ children }: { children: ReactNode }) {
  return <Unread value={useUnreadCounts()}>{children}</Unread>;
}
