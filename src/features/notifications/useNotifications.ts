import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { toMessage } from '../../api/errors.ts';
import type { Notification } from '../../api/generated/model/index.ts';
import {
  deleteNotification,
  getListNotificationsQueryKey,
  markAllNotificationsRead,
  updateNotification,
  useListNotifications,
} from '../../api/generated/notifications/notifications.ts';
import { logFailure } from '../../lib/log.ts';
import { onFrame } from '../../realtime/frameBus.ts';
import { changeNotifications } from '../../realtime/liveActions.ts';
import { live } from '../../realtime/liveStore.ts';
import { unreadNotifications } from '../../realtime/selectors.ts';
import { common } from '../../ui/copy.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { notifications } from './copy.ts';
import { useReadOnArrival } from './useReadOnArrival.ts';
import { newVisit, noteAllRead, noteDeleted, noteOpened, noteRestored, noteUnread, shownIn } from './visit.ts';
import { visibleNotifications } from './visibleNotifications.ts';

/** spec.md section 9. A hidden tab does not ask; it asks at once when it is looked at again (decision N7). */
const RELOAD_EVERY = 30_000;

/** The notifications of one visit to the screen, and what can be done with them. */
export function useNotifications() {
  const client = useQueryClient();
  const list = useListNotifications(undefined, {
    query: { refetchInterval: RELOAD_EVERY, refetchOnWindowFocus: 'always', refetchOnMount: 'always' },
  });
  const [visit, setVisit] = useState(newVisit);
  const [isMarking, setMarking] = useState(false);

  const items = visibleNotifications(list.data ?? []);
  const noted = noteUnread(visit, items);
  if (noted !== visit) setVisit(noted);

  /** Writes a change that the server made into the list, over a reading that may have left before. */
  async function change(write: (old: Notification[]) => Notification[]): Promise<void> {
    const queryKey = getListNotificationsQueryKey();
    await client.cancelQueries({ queryKey });
    client.setQueryData<Notification[]>(queryKey, (old) => old && write(old));
  }
  const markAll = async () => {
    await changeNotifications('all', () => markAllNotificationsRead());
    await change((old) => old.map((item) => ({ ...item, is_read: true })));
  };

  // The counter knows of hidden ones, too (decision N1).
  const counter = useStore(live, unreadNotifications);
  useReadOnArrival({
    listedAt: list.isFetchedAfterMount && list.isSuccess ? list.dataUpdatedAt : null,
    hasUnread: counter > 0 || list.data?.some((item) => !item.is_read) === true,
    read() {
      markAll().catch((error: unknown) => logFailure('Marking the notifications as read', error));
    },
  });

  const reload = useEffectEvent(() => void list.refetch());
  useEffect(() => onFrame('new_notification', () => reload()), []);

  return {
    shown: shownIn(noted, items),
    isLoading: list.isPending,
    error: list.data === undefined ? list.error : null,
    isRetrying: list.isFetching,
    retry: () => void list.refetch(),
    isMarking,
    markAll: async () => {
      setMarking(true);
      try {
        await markAll();
        setVisit(noteAllRead);
        snackbars.show(notifications.markedAll, { kind: 'ok' });
      } catch (error) {
        snackbars.show(toMessage(error, common.genericError), { kind: 'error' });
      }
      setMarking(false);
    },
    open: async (item: Notification) => {
      setVisit((before) => noteOpened(before, item.id));
      if (item.is_read) return;
      try {
        await changeNotifications(1, () => updateNotification(item.id, { is_read: true }));
        await change((old) => old.map((other) => (other.id === item.id ? { ...other, is_read: true } : other)));
      } catch (error) {
        logFailure('Marking a notification as read', error);
      }
    },
    remove: async (item: Notification) => {
      setVisit((before) => noteDeleted(before, item.id));
      try {
        await changeNotifications(item.is_read ? 0 : 1, () => deleteConfirmed(item));
        snackbars.show(notifications.deleted, { kind: 'ok' });
      } catch (error) {
        setVisit((before) => noteRestored(before, item.id));
        snackbars.show(toMessage(error, common.genericError), { kind: 'error' });
      }
    },
  };
}

/** 204 and the like are no success here (decision N5): only the 200 of the contract has a body. */
async function deleteConfirmed({ id }: Notification): Promise<void> {
  const body: unknown = await deleteNotification(id);
  if (body === undefined) throw new Error('The deletion was not confirmed');
}
