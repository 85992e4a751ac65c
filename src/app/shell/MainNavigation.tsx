import {
  use,
  useState,
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { Link, useLocation } from 'wouter';
import { unreadMessages, unreadNotifications } from '../../realtime/unreadCounts.ts';
import { useLiveState } from '../../conversations/liveState.ts';
import { useHiddenPeople } from '../../hiddenPeople/useHiddenPeople.ts';
import { paths } from '../../navigation/paths.ts';
import { logFailure } from '../../lib/log/log.ts';
import { useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { localStore } from '../../lib/storage/storage.ts';
import { after } from '../../lib/time/timer.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { BellIcon, BoardIcon, HeartIcon, MessageIcon } from '../../ui/icons/shellIcons.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { shell } from '../copy.ts';
import { shortcutSetting } from '../shortcuts/shortcutSetting.ts';
import { Unread, type UnreadCounts } from './frameContext.ts';
import * as css from './MainNavigation.css.ts';

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
 * Renders the four main links. On a phone their labels show until one of them is opened for the first time on the
 * device, and on a long press (rule S22).
 */
export function MainNavigation() {
  'use no memo';
  const [current] = useLocation();
  const unread = use(Unread);
  const isOpen = entries.some(({ path }) => path === current);
  useEffect(() => {
    if (isOpen) localStore.set(KEY, 'yes');
  }, [isOpen]);
  // The names do not leave under a finger when another tab opens an entry.
  const [isSeen, setSeen] = useState(() => localStore.get(KEY) !== null);
  if (isOpen && !isSeen) setSeen(true);
  const isNamed = !isOpen && !isSeen;
  return (
    <nav aria-label={shell.nav}>
      <ul className={css.list} data-named={isNamed || undefined}>
        {entries.map(({ counts, ...entry }) => (
          <li key={entry.path}>
            <EntryLink
              {...entry}
              isCurrent={current === entry.path}
              count={counts === undefined ? null : unread[counts]}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryLinkProps extends Omit<Entry, 'counts'> {
  isCurrent: boolean;
  /** Null for an entry without a badge. */
  count: number | null;
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
      data-counts={count === null ? undefined : ''}
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
      {count !== null && count > 0 && (
        <span className={css.badge}>
          <Badge size="small" count={count} />
        </span>
      )}
    </Link>
  );
}

/** Provides the unread counts to the navigation, to the document's title and to the icon of the installed app. */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const counts = useUnreadCounts();
  useAppBadge(counts.messages);
  return <Unread value={counts}>{children}</Unread>;
}

/**
 * Returns the unread counts for the badges of the navigation, without messages of blocked people. The live state, from
 * which they come, polls them every 60 s and follows the socket in between.
 */
function useUnreadCounts(): UnreadCounts {
  const { blocked } = useHiddenPeople();
  const messages = useLiveState((state) => unreadMessages(state, blocked));
  const notifications = useLiveState(unreadNotifications);
  return { messages, notifications };
}

const onFailure = (error: unknown) => logFailure('The badge of the app could not be set.', error);

/**
 * Shows the number of unread messages on the icon of the installed app, if the browser supports it; none for 0, and
 * none after the session.
 */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator) || count <= 0) return;
    navigator.setAppBadge(count).catch(onFailure);
    return () => void navigator.clearAppBadge().catch(onFailure);
  }, [count]);
}

/** Key in local storage. It belongs to the device, so a logout does not remove it. */
const KEY = 'nav-names-seen';

/**
 * Milliseconds until a press counts as long, and milliseconds for which its effect remains after the finger is lifted.
 */
const LONG_PRESS_DELAY = 500;
const STAY = 1_500;

/**
 * Returns handlers for the links of the navigation, which show their names during a long press with a finger. A long
 * press does not follow the link, and it does not open the browser's menu for links.
 */
export function useLongPress(show: (shown: boolean) => void) {
  const cancel = useRef<() => void>(undefined);
  const state = useRef<'none' | 'pressed' | 'held'>('none');
  useEffect(() => () => cancel.current?.(), []);
  const plan = (delay: number, run: () => void) => {
    cancel.current?.();
    cancel.current = after(delay, run);
  };
  const release = () => {
    cancel.current?.();
    if (state.current === 'held') plan(STAY, () => show(false));
    else state.current = 'none';
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      state.current = 'pressed';
      plan(LONG_PRESS_DELAY, () => {
        state.current = 'held';
        show(true);
      });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => {
      if (state.current !== 'none') event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (state.current === 'held') event.preventDefault();
      state.current = 'none';
    },
  };
}
