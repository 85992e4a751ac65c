import type { ReactNode } from 'react';
import { Unread } from '../routes/unread.ts';
import { useUnreadCounts } from './useUnreadCounts.ts';

/** Provides the unread counts to the navigation and to the document's title. */
export function UnreadProvider({ children }: { children: ReactNode }) {
  return <Unread value={useUnreadCounts()}>{children}</Unread>;
}
