import { useEffect, useEffectEvent, useRef } from 'react';
import { onFrame } from '../../realtime/frameBus.ts';

interface Arrival {
  /** When the list last came, in ms; null while it has not come in this visit. */
  listedAt: number | null;
  hasUnread: boolean;
  /** Marks all as read. */
  read: () => void;
}

/**
 * Has all marked as read once a visit, right after the first list (decision N2). What comes later, while somebody is
 * here, stays unread until they open it or say so: the badge would be gone before anybody saw it.
 */
export function useReadOnArrival({ listedAt, hasUnread, read }: Arrival): void {
  const arrivedAt = useRef<number | null>(null);
  const isOver = useRef(false);
  const readNow = useEffectEvent(read);

  useEffect(() => {
    if (listedAt === null || isOver.current) return;
    arrivedAt.current ??= listedAt;
    const isReload = listedAt !== arrivedAt.current;
    isOver.current = isReload || hasUnread;
    if (isOver.current && !isReload) readNow();
  }, [listedAt, hasUnread]);

  useEffect(
    () =>
      onFrame('new_notification', () => {
        if (arrivedAt.current !== null) isOver.current = true;
      }),
    [],
  );
}
