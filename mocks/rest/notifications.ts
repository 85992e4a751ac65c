import {
  countUnreadNotifications,
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '../world/notifications.ts';
import { notificationView } from '../world/views.ts';
import type { OperationsOf } from './operation.ts';

/** The fake backend's operations for notifications. They return the response bodies. */
export const notifications: OperationsOf<'notifications'> = {
  listNotifications: (world, actor, { query }) =>
    listNotifications(world, actor.id, query.unread_only).map(notificationView),
  countUnreadNotifications: (world, actor) => ({ count: countUnreadNotifications(world, actor.id) }),
  markAllNotificationsRead: (world, actor) => ({ count: markAllNotificationsRead(world, actor) }),
  updateNotification: (world, actor, { params }) => notificationView(markNotificationRead(world, actor, params.id)),
  deleteNotification(world, actor, { params }) {
    deleteNotification(world, actor, params.id);
    return { message: 'お知らせを削除しました' };
  },
};
