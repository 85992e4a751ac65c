import type { Notification, NotificationId, NotificationType } from '../../api/generated/model/index.ts';
import { ownValue } from '../../lib/collections/ownValue.ts';
import { createUnknownValueLog } from '../../lib/log/unknownValues.ts';

/**
 * The state of one visit to the screen. The screen marks everything as read when it opens, but the notifications that
 * were unread then keep their unread mark and stay in 未読 until the user leaves or presses すべて既読にする.
 */
interface Visit {
  /** Notifications that were unread at some time during this visit. */
  readonly unreadDuringVisit: ReadonlySet<NotificationId>;
  /** Notifications of `unreadDuringVisit` that the user has clicked. */
  readonly opened: ReadonlySet<NotificationId>;
  /**
   * Deleted notifications, including deletions in flight. They stay hidden even if the response of an earlier refetch
   * contains them.
   */
  readonly deleted: ReadonlySet<NotificationId>;
}

export const newVisit: Visit = { unreadDuringVisit: new Set(), opened: new Set(), deleted: new Set() };

type Item = Pick<Notification, 'id' | 'is_read'>;

/**
 * Adds the unread items of a received list to `unreadDuringVisit`.
 * @returns the same object when there are no new ones
 */
export function addUnread(visit: Visit, items: readonly Item[]): Visit {
  const found = items.filter((item) => !item.is_read && !visit.unreadDuringVisit.has(item.id));
  if (found.length === 0) return visit;
  return { ...visit, unreadDuringVisit: new Set([...visit.unreadDuringVisit, ...found.map((item) => item.id)]) };
}

export function addOpened(visit: Visit, id: NotificationId): Visit {
  return { ...visit, opened: new Set([...visit.opened, id]) };
}

/** Removes every unread mark and empties 未読, because the user has marked all as read. */
export function clearUnread(visit: Visit): Visit {
  return { ...visit, unreadDuringVisit: new Set(), opened: new Set() };
}

export function addDeleted(visit: Visit, id: NotificationId): Visit {
  return { ...visit, deleted: new Set([...visit.deleted, id]) };
}

/** Rolls back a failed deletion. */
export function removeDeleted(visit: Visit, id: NotificationId): Visit {
  const deleted = new Set(visit.deleted);
  deleted.delete(id);
  return { ...visit, deleted };
}

export interface VisitItem<T> {
  item: T;
  /** Whether it is listed in the tab 未読. */
  wasUnreadDuringVisit: boolean;
  /** Whether it has the unread mark. */
  isUnread: boolean;
}

/** Returns the items of this visit with their unread state, without the deleted ones. */
export function visitItems<T extends Item>(visit: Visit, items: readonly T[]): VisitItem<T>[] {
  return items
    .filter((item) => !visit.deleted.has(item.id))
    .map((item) => {
      const wasUnreadDuringVisit = visit.unreadDuringVisit.has(item.id) || !item.is_read;
      return { item, wasUnreadDuringVisit, isUnread: wasUnreadDuringVisit && !visit.opened.has(item.id) };
    });
}

/** The types that the list shows (rule N20); the others are only counted. */
export const visibleTypes = ['announcement', 'info', 'warning', 'update'] as const;
export type VisibleType = (typeof visibleTypes)[number];
export type VisibleNotification = Notification & { type: VisibleType };

const hiddenTypes: readonly string[] = ['new_like', 'mutual_like', 'new_message'];
const logUnknownType = createUnknownValueLog((type) => `Notifications of the unknown type ${type} are hidden`);

/** Returns the notifications that the list shows. Unknown types are hidden and logged once per type. */
export function visibleNotifications(all: readonly Notification[]): VisibleNotification[] {
  return all.filter((item) => isVisible(item));
}

function isVisible(item: Notification): item is VisibleNotification {
  if (visibleTypes.some((type) => type === item.type)) return true;
  if (!hiddenTypes.includes(item.type)) logUnknownType(item.type);
  return false;
}

/**
 * Numbers of unread notifications that the bell counts but the list does not show, with the screen that shows them.
 */
export interface HiddenUnreadCounts {
  /** Number of unread notifications about received likes. */
  likes: number;
  matches: number;
  messages: number;
}

const countKeyOfType: Record<string, keyof HiddenUnreadCounts> = {
  new_like: 'likes',
  mutual_like: 'matches',
  new_message: 'messages',
} satisfies Partial<Record<NotificationType, keyof HiddenUnreadCounts>>;

/** Returns how many notifications of each hidden type are unread or became read during this visit. */
export function hiddenUnreadCounts(visit: Visit, all: readonly Notification[]): HiddenUnreadCounts {
  const counts: HiddenUnreadCounts = { likes: 0, matches: 0, messages: 0 };
  for (const { item, wasUnreadDuringVisit } of visitItems(visit, all)) {
    const kind = ownValue(countKeyOfType, item.type);
    if (kind !== undefined && wasUnreadDuringVisit) counts[kind] += 1;
  }
  return counts;
}
