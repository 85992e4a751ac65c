import { useEffect, useEffectEvent, useRef } from 'react';
import { useFrames } from '../../conversations/liveState.ts';

interface MarkReadOptions {
  /** When the list was last received, in ms since 1970; null while it has not been received during this visit. */
  listReceivedAt: number | null;
  hasUnread: boolean;
  /** Marks all notifications as read. */
  read: () => void;
}

/**
 * Marks all notifications as read once per visit, after the first list has been received (rule N2). Notifications
 * that arrive later during the visit stay unread until the user opens them or marks them: otherwise the badge would
 * disappear before the user sees it.
 */
export function useMarkReadOnVisit({ listReceivedAt, hasUnread, read }: MarkReadOptions): void {
  const firstReceivedAt = useRef<number | null>(null);
  const isDone = useRef(false);
  const frames = useFrames();
  const readNow = useEffectEvent(read);

  useEffect(() => {
    if (listReceivedAt === null || isDone.current) return;
    firstReceivedAt.current ??= listReceivedAt;
    const isReload = listReceivedAt !== firstReceivedAt.current;
    isDone.current = isReload || hasUnread;
    if (isDone.current && !isReload) readNow();
  }, [listReceivedAt, hasUnread]);

  useEffect(
    () =>
      frames.subscribe('new_notification', () => {
        if (firstReceivedAt.current !== null) isDone.current = true;
      }),
    [frames],
  );
}
