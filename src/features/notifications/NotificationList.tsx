import { useRef } from 'react';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { useScrollAnchor } from '../../lib/browser/useScrollAnchor.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import type { VisibleNotification } from './visibleNotifications.ts';
import type { VisitItem } from './visitState.ts';
import * as css from './NotificationList.css.ts';

interface NotificationListProps {
  shown: readonly VisitItem<VisibleNotification>[];
  onOpen: (item: VisibleNotification) => void;
  onDelete: (item: VisibleNotification) => void;
}

/** Renders the notifications of the selected tab of the notifications screen. */
export function NotificationList({ shown, onOpen, onDelete }: NotificationListProps) {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  useScrollAnchor(list);

  /** Deletes an item and moves the focus to the item that replaces it. */
  const remove = (item: VisibleNotification, index: number) => {
    const neighbour = list.current?.children[index + 1] ?? list.current?.children[index - 1];
    const target = neighbour?.querySelector('button');
    onDelete(item);
    if (target instanceof HTMLElement) target.focus();
    else focusHeading();
  };
  return (
    <Stack as="ul" ref={list} gap="compact">
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
    </Stack>
  );
}

export function NotificationListSkeleton() {
  return (
    <Stack gap="compact" aria-hidden="true">
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
    </Stack>
  );
}
