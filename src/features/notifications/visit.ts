import type { Notification, NotificationId } from '../../api/generated/model/index.ts';

/**
 * What one visit to the screen remembers. The screen marks everything as read when it is opened; what was unread then
 * stays marked and in 未読 until somebody leaves or says すべて既読にする (decision N2).
 */
export interface Visit {
  /** Were unread at some time of this visit. */
  readonly fresh: ReadonlySet<NotificationId>;
  /** Of these, the ones that were clicked. */
  readonly opened: ReadonlySet<NotificationId>;
  /** Were deleted, whatever a reload says that left before (decision N4). */
  readonly deleted: ReadonlySet<NotificationId>;
}

export const newVisit: Visit = { fresh: new Set(), opened: new Set(), deleted: new Set() };

type Item = Pick<Notification, 'id' | 'is_read'>;

/** Takes note of what is unread in a list that has just come. The same visit when there is nothing new. */
export function noteUnread(visit: Visit, items: readonly Item[]): Visit {
  const found = items.filter((item) => !item.is_read && !visit.fresh.has(item.id));
  if (found.length === 0) return visit;
  return { ...visit, fresh: new Set([...visit.fresh, ...found.map((item) => item.id)]) };
}

export function noteOpened(visit: Visit, id: NotificationId): Visit {
  return { ...visit, opened: new Set([...visit.opened, id]) };
}

/** Nothing is unread any more, and everything in the list has been seen. */
export function noteAllRead(visit: Visit): Visit {
  return { ...visit, fresh: new Set(), opened: new Set() };
}

export function noteDeleted(visit: Visit, id: NotificationId): Visit {
  return { ...visit, deleted: new Set([...visit.deleted, id]) };
}

/** The deletion failed: it is back. */
export function noteRestored(visit: Visit, id: NotificationId): Visit {
  const deleted = new Set(visit.deleted);
  deleted.delete(id);
  return { ...visit, deleted };
}

export interface Shown<T> {
  item: T;
  /** Stands in 未読. */
  isFresh: boolean;
  /** Carries the mark of the unread. */
  isUnread: boolean;
}

/** The items as this visit shows them. */
export function shownIn<T extends Item>(visit: Visit, items: readonly T[]): Shown<T>[] {
  return items
    .filter((item) => !visit.deleted.has(item.id))
    .map((item) => {
      const isFresh = visit.fresh.has(item.id) || !item.is_read;
      return { item, isFresh, isUnread: isFresh && !visit.opened.has(item.id) };
    });
}
