import { use, useState, type ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../../navigation/paths.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { BellIcon, BoardIcon, HeartIcon, MessageIcon } from '../../../ui/icons/shellIcons.tsx';
import type { IconProps } from '../../../ui/icons/icon.tsx';
import { shell } from '../../copy.ts';
import { Unread, type UnreadCounts } from '../../routes/unread.ts';
import * as css from './MainNavigation.css.ts';
import { useFirstVisitByPhone } from '../account/useFirstVisitByPhone.ts';
import { useDeviceSetting } from '../../../lib/storage/deviceSetting.ts';
import { shortcutSetting } from '../../shortcuts/shortcutSetting.ts';
import { useLongPress } from './useLongPress.ts';

interface Entry {
  path: string;
  label: string;
  /** The keys of its shortcut, pressed one after the other. */
  keys: string;
  Icon: ComponentType<IconProps>;
  /** Which unread count its badge shows, if it has a badge. */
  counts?: keyof UnreadCounts;
}

const entries: readonly Entry[] = [
  { path: paths.board, label: shell.board, keys: 'g b', Icon: BoardIcon },
  { path: paths.likes, label: shell.likes, keys: 'g l', Icon: HeartIcon },
  { path: paths.messages, label: shell.messages, keys: 'g m', Icon: MessageIcon, counts: 'messages' },
  { path: paths.notifications, label: shell.notifications, keys: 'g n', Icon: BellIcon, counts: 'notifications' },
];

/**
 * Renders the four main links. On a phone, which hides their labels, the names show once and on a long press (rule
 * S22).
 */
export function MainNavigation() {
  // Rendered when the URL or a count changes: memoizing its parts would add bytes to the first load.
  'use no memo';
  const [current] = useLocation();
  const unread = use(Unread);
  const isFirstVisit = useFirstVisitByPhone();
  return (
    <nav aria-label={shell.nav}>
      <ul className={css.list}>
        {entries.map(({ counts, ...entry }) => (
          <li key={entry.path}>
            <EntryLink
              {...entry}
              isCurrent={current === entry.path}
              count={counts === undefined ? 0 : unread[counts]}
            />
          </li>
        ))}
      </ul>
      {isFirstVisit && (
        // The links have these names for assistive technology anyway.
        <p className={css.names} aria-hidden="true">
          {entries.map(({ path, label, Icon }) => (
            <span key={path} className={css.named}>
              <Icon size="small" />
              <span>{label}</span>
            </span>
          ))}
        </p>
      )}
    </nav>
  );
}

interface EntryLinkProps extends Omit<Entry, 'counts'> {
  isCurrent: boolean;
  count: number;
}

function EntryLink({ path, label, keys, Icon, isCurrent, count }: EntryLinkProps) {
  const areKeysOn = useDeviceSetting(shortcutSetting);
  const [isPressed, setPressed] = useState(false);
  const longPress = useLongPress(setPressed);
  return (
    <Link
      href={path}
      className={css.link}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={areKeysOn ? keys : undefined}
      title={areKeysOn ? `${label}（${keys}）` : label}
      {...longPress}
      onClick={(event) => {
        longPress.onClick(event);
        if (!isCurrent || window.location.search !== '') return;
        // Another entry of the same screen would make the next Back do nothing.
        event.preventDefault();
        window.scrollTo({ top: 0 });
      }}
    >
      <Icon />
      <span className={css.label} data-shown={isPressed || undefined}>
        {label}
      </span>
      {count > 0 && (
        <span className={css.badge}>
          <Badge size="small" count={count} />
        </span>
      )}
    </Link>
  );
}
