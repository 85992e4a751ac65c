import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toMessage } from '../../api/errors.ts';
import type { Notification } from '../../api/generated/model/index.ts';
import {
  deleteNotification,
  getListNotificationsQueryKey,
  markAllNotificationsRead,
  updateNotification,
  useListNotifications,
} from '../../api/generated/notifications/notifications.ts';
import { unreadNotifications } from '../../realtime/unreadCounts.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { useFrames, useLiveState, loadLive } from '../../conversations/liveState.ts';
import { logFailure } from '../../lib/log/log.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { announce } from '../../ui/LiveRegion/LiveRegion.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { common } from '../../ui/copy.ts';
import { notifications } from './copy.ts';
import {
  hiddenUnreadCounts,
  newVisit,
  clearUnread,
  addDeleted,
  addOpened,
  removeDeleted,
  addUnread,
  visitItems,
  visibleNotifications,
} from './visit.ts';

/**
 * Milliseconds between two refetches. There is no polling in a hidden tab; the list is refetched when the tab
 * becomes visible again.
 */
const REFETCH_INTERVAL_MS = 30_000;

/** Snackbar topics: a new message replaces the previous one with the same topic. */
const MARK_ALL_TOPIC = 'notifications';
const topicOf = ({ id }: Notification) => `notification:${id}`;

/** Returns the notifications as this visit to the screen shows them, and the actions on them. */
export function useNotifications() {
  const client = useQueryClient();
  const session = useSession();
  const frames = useFrames();
  const changeNotifications = async <T>(decrement: number | 'all', call: () => Promise<T>): Promise<T> =>
    (await loadLive(session)).changeNotifications(decrement, call);
  const list = useListNotifications(undefined, {
    query: { refetchInterval: REFETCH_INTERVAL_MS, refetchOnWindowFocus: 'always', refetchOnMount: 'always' },
  });
  const [visit, setVisit] = useState(newVisit);
  /**
   * Notifications that are being opened or deleted. It is a ref, because a second press may come before the next
   * render.
   */
  const busy = useRef(new Set<string>());
  const once = async (action: 'open' | 'delete', item: Notification, run: () => Promise<void>) => {
    const key = `${action}:${item.id}`;
    if (busy.current.has(key)) return;
    busy.current.add(key);
    await run();
    busy.current.delete(key);
  };

  const all = list.data ?? [];
  const items = visibleNotifications(all);
  const currentVisit = addUnread(visit, all);
  if (currentVisit !== visit) setVisit(currentVisit);

  /**
   * Applies a change that the server has confirmed to the cached list. Cancels a refetch in flight first, whose
   * response may predate the change.
   */
  async function updateCachedList(write: (old: Notification[]) => Notification[]): Promise<void> {
    const queryKey = getListNotificationsQueryKey();
    await client.cancelQueries({ queryKey });
    client.setQueryData<Notification[]>(queryKey, (old) => old && write(old));
  }
  const markAll = async () => {
    await changeNotifications('all', () => markAllNotificationsRead());
    await updateCachedList((old) => old.map((item) => ({ ...item, is_read: true })));
  };

  const [marking, startMarking] = useTask(async () => {
    try {
      await markAll();
      setVisit(clearUnread);
      snackbars.show(notifications.markedAll, { kind: 'ok', topic: MARK_ALL_TOPIC });
    } catch (error) {
      snackbars.show(toMessage(error, common.genericError), { kind: 'error', topic: MARK_ALL_TOPIC });
    }
  });

  // The counter includes the hidden types.
  const counter = useLiveState(unreadNotifications);
  useMarkReadOnVisit({
    listReceivedAt: list.isFetchedAfterMount && list.isSuccess ? list.dataUpdatedAt : null,
    hasUnread: counter > 0 || list.data?.some((item) => !item.is_read) === true,
    read() {
      markAll().catch((error: unknown) => logFailure('Marking the notifications as read', error));
    },
  });

  const reload = useEffectEvent(() => void list.refetch());
  useEffect(() => frames.subscribe('new_notification', () => reload()), [frames]);

  return {
    shown: visitItems(currentVisit, items),
    hidden: hiddenUnreadCounts(currentVisit, all),
    isLoading: list.isPending,
    error: list.data === undefined ? list.error : null,
    retry: () => void list.refetch(),
    isMarking: marking.status === 'running',
    markAll: startMarking,
    open: (item: Notification) =>
      once('open', item, async () => {
        setVisit((before) => addOpened(before, item.id));
        if (item.is_read) return;
        try {
          await changeNotifications(1, () => updateNotification(item.id, { is_read: true }));
          await updateCachedList((old) =>
            old.map((other) => (other.id === item.id ? { ...other, is_read: true } : other)),
          );
        } catch (error) {
          logFailure('Marking a notification as read', error);
        }
      }),
    remove: (item: Notification) =>
      once('delete', item, async () => {
        setVisit((before) => addDeleted(before, item.id));
        try {
          await changeNotifications(item.is_read ? 0 : 1, () => deleteOrThrow(item));
          await updateCachedList((old) => old.filter(({ id }) => id !== item.id));
          snackbars.show(notifications.deleted, { kind: 'ok', topic: topicOf(item) });
        } catch (error) {
          setVisit((before) => removeDeleted(before, item.id));
          snackbars.show(toMessage(error, common.genericError), { kind: 'error', topic: topicOf(item) });
        }
      }),
  };
}

/**
 * Deletes a notification. Only the contract's 200 has a body; a response without one, such as 204, is a failure.
 * @throws if the request fails or the response has no body
 */
async function deleteOrThrow({ id }: Notification): Promise<void> {
  const body: unknown = await deleteNotification(id);
  if (body === undefined) throw new Error('The deletion was not confirmed');
}

interface MarkReadOptions {
  /** When the list was last received, in ms since 1970; null while it has not been received during this visit. */
  listReceivedAt: number | null;
  hasUnread: boolean;
  /** Marks all notifications as read. */
  read: () => void;
}

/**
 * Marks all notifications as read once per visit, after the first list has been received. Notifications
 * that arrive later during the visit stay unread until the user opens them or marks them: otherwise the badge would
 * disappear before the user sees it.
 */
export function useMarkReadOnVisit({ listReceivedAt, hasUnread, read }: MarkReadOptions): void {
  const firstReceivedAt = useRef<number | null>(null);
  const isDone = useRef(false);
  const frames = useFrames();
  const readNow = useEffectEvent(read);

  useEffect(() => {
    if (listReceivedAt === null || isDone.current) return;
    firstReceivedAt.current ??= listReceivedAt;
    const isReload = listReceivedAt !== firstReceivedAt.current;
    isDone.current = isReload || hasUnread;
    if (isDone.current && !isReload) readNow();
  }, [listReceivedAt, hasUnread]);

  useEffect(
    () =>
      frames.subscribe('new_notification', () => {
        if (firstReceivedAt.current !== null) isDone.current = true;
      }),
    [frames],
  );
}

/**
 * Announces notifications that were not in the list before to assistive technology.
 * @param isLoaded the ids of the first loaded list are not announced
 */
export function useArrivalAnnouncements(ids: readonly string[], isLoaded: boolean): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    if (!isLoaded) return;
    const now = all.split(' ').filter(Boolean);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...now]);
    const arrived = before === null ? 0 : now.filter((id) => !before.has(id)).length;
    if (arrived > 0) announce(notifications.arrived(arrived));
  }, [all, isLoaded]);
}
