import type { ConversationId, NotificationId, NotificationType, UserId } from '../../src/api/generated/model/index.ts';
import { Refusal } from './refusal.ts';
import type { NotificationRow, UserRow } from './rows.ts';
import { notificationView } from './views.ts';
import type { World } from './world.ts';

/* The notifications of the fake backend. */

/** Maximum length of the list (openapi.yaml, `listNotifications`). */
const LIST_LIMIT = 100;

export interface Notice {
  type: NotificationType;
  title: string;
  message: string;
  conversationId?: ConversationId;
}

/** Stores a notification and sends it to its user. */
export function notify(world: World, userId: UserId, notice: Notice): void {
  const row = addNotification(world, userId, notice);
  world.emit([userId], { type: 'new_notification', notification: notificationView(row) });
}

/** Stores a notification without sending it. */
export function addNotification(
  world: World,
  userId: UserId,
  { conversationId = null, ...texts }: Omit<Notice, 'conversationId'> & { conversationId?: ConversationId | null },
  { createdAt = world.clock.now(), isRead = false } = {},
): NotificationRow {
  const row: NotificationRow = {
    ...texts,
    id: world.nextId('notification'),
    userId,
    isRead,
    createdAt,
    conversationId,
  };
  world.notifications.set(row.id, row);
  const ids = world.notificationIdsByUser.get(userId);
  if (ids === undefined) world.notificationIdsByUser.set(userId, [row.id]);
  else ids.push(row.id);
  return row;
}

function notificationsOf(world: World, userId: UserId): NotificationRow[] {
  return (world.notificationIdsByUser.get(userId) ?? [])
    .map((id) => world.notifications.get(id))
    .filter((row) => row !== undefined);
}

/** Returns the newest notifications, newest first. */
export function listNotifications(world: World, userId: UserId, unreadOnly: boolean): NotificationRow[] {
  return notificationsOf(world, userId)
    .filter((row) => !unreadOnly || !row.isRead)
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
    .slice(0, LIST_LIMIT);
}

export function countUnreadNotifications(world: World, userId: UserId): number {
  return notificationsOf(world, userId).filter((row) => !row.isRead).length;
}

function ownNotification(world: World, actor: UserRow, id: NotificationId): NotificationRow {
  const row = world.notifications.get(id);
  if (row === undefined || row.userId !== actor.id) throw new Refusal(404, 'お知らせが見つかりません');
  return row;
}

export function markNotificationRead(world: World, actor: UserRow, id: NotificationId): NotificationRow {
  const row = { ...ownNotification(world, actor, id), isRead: true };
  const wasUnread = world.notifications.get(id)?.isRead === false;
  world.notifications.set(id, row);
  if (wasUnread) world.emit([actor.id], { type: 'notification_read', count: 1 });
  return row;
}

/** Marks all of the user's notifications as read. Returns how many changed. */
export function markAllNotificationsRead(world: World, actor: UserRow): number {
  const unread = notificationsOf(world, actor.id).filter((row) => !row.isRead);
  for (const row of unread) world.notifications.set(row.id, { ...row, isRead: true });
  if (unread.length > 0) world.emit([actor.id], { type: 'notification_read', count: unread.length });
  return unread.length;
}

export function deleteNotification(world: World, actor: UserRow, id: NotificationId): void {
  const row = ownNotification(world, actor, id);
  world.notifications.delete(id);
  world.notificationIdsByUser.set(
    actor.id,
    (world.notificationIdsByUser.get(actor.id) ?? []).filter((other) => other !== id),
  );
  if (!row.isRead) world.emit([actor.id], { type: 'notification_read', count: 1 });
}
