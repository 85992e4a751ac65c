import { useRef } from 'react';
import { focusHeading } from '../../lib/focusHeading.ts';
import { useNow } from '../../lib/useNow.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import type { VisibleNotification } from './visibleNotifications.ts';
import type { Shown } from './visit.ts';
import * as css from './NotificationList.css.ts';

interface NotificationListProps {
  shown: readonly Shown<VisibleNotification>[];
  onOpen: (item: VisibleNotification) => void;
  onDelete: (item: VisibleNotification) => void;
}

export function NotificationList({ shown, onOpen, onDelete }: NotificationListProps) {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);

  /** The focus goes to the item that takes the place of the one that was deleted. */
  const remove = (item: VisibleNotification, index: number) => {
    const neighbour = list.current?.children[index + 1] ?? list.current?.children[index - 1];
    const target = neighbour?.querySelector('button');
    onDelete(item);
    if (target instanceof HTMLElement) target.focus();
    else focusHeading();
  };
  return (
    <ul ref={list} className={css.list}>
      {shown.map((entry, index) => (
        <li key={entry.item.id}>
          <NotificationItem
            shown={entry}
            now={now}
            onOpen={() => onOpen(entry.item)}
            onDelete={() => remove(entry.item, index)}
          />
        </li>
      ))}
    </ul>
  );
}

export function NotificationListSkeleton() {
  return (
    <div className={css.list} aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className={css.skeleton}>
          <Skeleton shape="circle" width="40px" />
          <div className={css.lines}>
            <Skeleton shape="text" width="35%" />
            <Skeleton shape="text" width="70%" />
            <Skeleton shape="text" />
          </div>
        </div>
      ))}
    </div>
  );
}
