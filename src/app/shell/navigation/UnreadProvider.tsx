import type { ReactNode } from 'react';
import { Unread } from '../../routes/unread.ts';
import { useAppBadge } from './useAppBadge.ts';
import { useUnreadCounts } from './useUnreadCounts.ts';

/** Provides the unread counts to the navigation, to the document's title and to the icon of the installed app. */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const counts = useUnreadCounts();
  useAppBadge(counts.messages);
  return <Unread value={counts}>{children}</Unread>;
}
