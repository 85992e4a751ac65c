import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toMessage } from '../../api/errors.ts';
import type { Notification } from '../../api/generated/model/index.ts';
import {
  deleteNotification,
  getListNotificationsQueryKey,
  markAllNotificationsRead,
  updateNotification,
  useListNotifications,
} from '../../api/generated/notifications/notifications.ts';
import { logFailure } from '../../lib/log/log.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { loadLive } from '../../conversations/loadLive.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { useFrames, useLiveState } from '../../conversations/liveState.ts';
import { unreadNotifications } from '../../realtime/unreadCounts.ts';
import { common } from '../../ui/copy.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { notifications } from './copy.ts';
import { hiddenUnreadCounts } from './hiddenUnreadCounts.ts';
import { useMarkReadOnVisit } from './useMarkReadOnVisit.ts';
import { newVisit, clearUnread, addDeleted, addOpened, removeDeleted, addUnread, visitItems } from './visitState.ts';
import { visibleNotifications } from './visibleNotifications.ts';

/**
 * Milliseconds between two refetches (rule N7). There is no polling in a hidden tab; the list is refetched when the tab
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

  // The counter includes the hidden types (rule N1).
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
    isRetrying: list.isFetching,
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
 * Deletes a notification. Only the contract's 200 has a body; a response without one, such as 204, is a failure
 * (rule N5).
 * @throws if the request fails or the response has no body
 */
async function deleteOrThrow({ id }: Notification): Promise<void> {
  const body: unknown = await deleteNotification(id);
  if (body === undefined) throw new Error('The deletion was not confirmed');
}
