import { use, type ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { BellIcon } from '../../ui/icons/BellIcon.tsx';
import { BoardIcon } from '../../ui/icons/BoardIcon.tsx';
import { HeartIcon } from '../../ui/icons/HeartIcon.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { MessageIcon } from '../../ui/icons/MessageIcon.tsx';
import { shell } from '../copy.ts';
import { Unread, type UnreadCounts } from '../routes/unread.ts';
import * as css from './MainNavigation.css.ts';

interface Entry {
  path: string;
  label: string;
  Icon: ComponentType<IconProps>;
  /** Which unread count its badge shows, if it has a badge. */
  counts?: keyof UnreadCounts;
}

const entries: readonly Entry[] = [
  { path: paths.board, label: shell.board, Icon: BoardIcon },
  { path: paths.likes, label: shell.likes, Icon: HeartIcon },
  { path: paths.messages, label: shell.messages, Icon: MessageIcon, counts: 'messages' },
  { path: paths.notifications, label: shell.notifications, Icon: BellIcon, counts: 'notifications' },
];

/** The four main links. */
export function MainNavigation() {
  const [current] = useLocation();
  const unread = use(Unread);
  return (
    <nav aria-label={shell.nav}>
      <ul className={css.list}>
        {entries.map(({ path, label, Icon, counts }) => (
          <li key={path}>
            <Link href={path} className={css.link} aria-current={current === path ? 'page' : undefined} title={label}>
              <Icon />
              <span className={css.label}>{label}</span>
              {counts && unread[counts] > 0 && (
                <span className={css.badge}>
                  <Badge count={unread[counts]} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
