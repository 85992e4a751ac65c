import type { ComponentType } from 'react';
import { isolate } from '../../lib/text/isolate.ts';
import { fullTime, machineTime } from '../../lib/time/chatTime.ts';
import { relativeTime } from '../../lib/time/relativeTime.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import { BellIcon, DotsIcon } from '../../ui/icons/shellIcons.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { InfoIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { MenuButton } from '../../ui/Menu/MenuButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { notifications, typeLabels } from './copy.ts';
import { UpdateIcon } from './UpdateIcon.tsx';
import type { VisibleNotification, VisibleType } from './visibleNotifications.ts';
import type { VisitItem } from './visitState.ts';
import * as css from './NotificationItem.css.ts';

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
export function NotificationItem({ shown, now, onOpen, onDelete }: NotificationItemProps) {
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
