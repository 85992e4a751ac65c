import type { ComponentType } from 'react';
import { fullTime, machineTime } from '../../lib/chatTime.ts';
import { relativeTime } from '../../lib/relativeTime.ts';
import { parseTimestamp } from '../../lib/timestamp.ts';
import { BellIcon } from '../../ui/icons/BellIcon.tsx';
import type { IconProps } from '../../ui/icons/Icon.tsx';
import { InfoIcon } from '../../ui/icons/InfoIcon.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { MenuButton } from '../../ui/Menu/MenuButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { notifications, typeLabels } from './copy.ts';
import { DotsIcon } from './DotsIcon.tsx';
import { UpdateIcon } from './UpdateIcon.tsx';
import type { VisibleNotification, VisibleType } from './visibleNotifications.ts';
import type { Shown } from './visit.ts';
import * as css from './NotificationItem.css.ts';

const icons: Record<VisibleType, ComponentType<IconProps>> = {
  announcement: BellIcon,
  info: InfoIcon,
  warning: WarningIcon,
  update: UpdateIcon,
};

interface NotificationItemProps {
  shown: Shown<VisibleNotification>;
  /** Milliseconds since 1970. */
  now: number;
  onOpen: () => void;
  onDelete: () => void;
}

/** One notification. What is, or was on this visit, unread can be pressed, which takes its mark away. */
export function NotificationItem({ shown, now, onOpen, onDelete }: NotificationItemProps) {
  const { item, isFresh, isUnread } = shown;
  const Icon = icons[item.type];
  const time = parseTimestamp(item.created_at);
  const title = (
    <>
      {isUnread && <VisuallyHidden>{notifications.unread} </VisuallyHidden>}
      {item.title}
    </>
  );
  return (
    <article className={css.root} data-unread={isUnread ? '' : undefined}>
      <span className={css.icon[item.type]}>
        <Icon />
      </span>
      <div className={css.words}>
        <p className={css.meta}>
          <span className={css.type}>{typeLabels[item.type]}</span>
          <time dateTime={machineTime(time)} title={fullTime(time)}>
            {relativeTime(time, now)}
          </time>
        </p>
        <h2 className={css.title}>
          {isFresh ? (
            <button type="button" className={css.open} onClick={onOpen}>
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {item.message !== '' && <p className={css.message}>{item.message}</p>}
      </div>
      <div className={css.menu}>
        <MenuButton
          label={notifications.menu(item.title)}
          items={[{ label: notifications.delete, tone: 'danger', onSelect: onDelete }]}
        >
          <DotsIcon />
        </MenuButton>
      </div>
    </article>
  );
}
