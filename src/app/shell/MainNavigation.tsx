import type { ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { BellIcon } from '../../ui/icons/BellIcon.tsx';
import { BoardIcon } from '../../ui/icons/BoardIcon.tsx';
import { HeartIcon } from '../../ui/icons/HeartIcon.tsx';
import type { IconProps } from '../../ui/icons/Icon.tsx';
import { MessageIcon } from '../../ui/icons/MessageIcon.tsx';
import { shell } from '../copy.ts';
import { routeAt } from '../routes/routes.ts';
import * as css from './MainNavigation.css.ts';

interface Entry {
  path: string;
  label: string;
  Icon: ComponentType<IconProps>;
}

const entries: readonly Entry[] = [
  { path: paths.board, label: shell.board, Icon: BoardIcon },
  { path: paths.likes, label: shell.likes, Icon: HeartIcon },
  { path: paths.messages, label: shell.messages, Icon: MessageIcon },
  { path: paths.notifications, label: shell.notifications, Icon: BellIcon },
];

/** The four ways through the app. Pointer or focus on one fetches its screen ahead. */
export function MainNavigation() {
  const [current] = useLocation();
  return (
    <nav aria-label={shell.nav}>
      <ul className={css.list}>
        {entries.map(({ path, label, Icon }) => (
          <li key={path}>
            <Link
              href={path}
              className={css.link}
              aria-current={current === path ? 'page' : undefined}
              title={label}
              onPointerEnter={routeAt(path).Screen.preload}
              onFocus={routeAt(path).Screen.preload}
            >
              <Icon />
              <span className={css.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
