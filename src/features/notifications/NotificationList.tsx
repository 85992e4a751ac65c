import { useRef, type ComponentType } from 'react';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { useScrollAnchor } from '../../lib/browser/useScrollAnchor.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { fullTime, machineTime } from '../../lib/time/chatTime.ts';
import { relativeTime } from '../../lib/time/relativeTime.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { MenuButton } from '../../ui/Menu/MenuButton.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { BellIcon, DotsIcon } from '../../ui/icons/shellIcons.tsx';
import { InfoIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { icon, type IconProps } from '../../ui/icons/icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { notifications, typeLabels } from './copy.ts';
import type { VisibleNotification, VisibleType, VisitItem } from './visit.ts';
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

/** Marks a notification about an update of the app. */
const UpdateIcon = icon(
  'M12 3.5c.7 4.4 3.1 6.8 7.5 7.5-4.4.7-6.8 3.1-7.5 7.5-.7-4.4-3.1-6.8-7.5-7.5 4.4-.7 6.8-3.1 7.5-7.5ZM19 16.5v4M17 18.5h4',
);

const icons: Record<VisibleType, ComponentType<IconProps>> = {
  announcement: BellIcon,
  info: InfoIcon,
  warning: WarningIcon,
  update: UpdateIcon,
};

interface NotificationItemProps {
  shown: VisitItem<VisibleNotification>;
  /** Milliseconds since 1970. */
  now: number;
  onOpen: () => void;
  onDelete: () => void;
}

/**
 * Renders one notification. It can be clicked if it is unread or became read during this visit; a click removes its
 * unread mark.
 */
function NotificationItem({ shown, now, onOpen, onDelete }: NotificationItemProps) {
  const { item, wasUnreadDuringVisit, isUnread } = shown;
  const Icon = icons[item.type];
  const time = parseTimestamp(item.created_at);
  const title = isUnread ? (
    <>
      <VisuallyHidden>{`${notifications.unread} `}</VisuallyHidden>
      <span>{item.title}</span>
    </>
  ) : (
    item.title
  );
  return (
    <article className={css.root} data-unread={isUnread ? '' : undefined}>
      <span className={css.icon[item.type]}>
        <Icon />
      </span>
      <Stack gap="hair">
        <p className={css.meta}>
          <span className={css.type}>{typeLabels[item.type]}</span>
          <time dateTime={machineTime(time)} title={fullTime(time)}>
            {relativeTime(time, now)}
          </time>
        </p>
        <h2 className={css.title}>
          {wasUnreadDuringVisit ? (
            <button type="button" className={css.open} onClick={onOpen}>
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {item.message !== '' && <p className={css.message}>{item.message}</p>}
      </Stack>
      <div className={css.menu}>
        <MenuButton
          label={notifications.menu(isolate(item.title))}
          items={[{ label: notifications.delete, tone: 'danger', onSelect: onDelete }]}
        >
          <DotsIcon />
        </MenuButton>
      </div>
    </article>
  );
}
