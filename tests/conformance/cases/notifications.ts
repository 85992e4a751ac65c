import { bodyOf, expectEqual, expectFrame, expectSaid, expectStatus } from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import type { Person } from '../engine/person.ts';
import { removeLikes } from './preparation.ts';

interface Notification {
  id: string;
  type: string;
  is_read: boolean;
}
const list = async (who: Person, unread_only = false) => {
  const seen = expectStatus(await who.call('listNotifications', { query: { unread_only } }), 200);
  return [seen, bodyOf<Notification[]>(seen)] as const;
};
const unread = async (who: Person) => {
  const seen = await who.call('countUnreadNotifications');
  return [seen, bodyOf<{ count: number }>(seen).count] as const;
};

/** Cases about listing, reading and deleting notifications. */
export const notificationCases: readonly Case[] = [
  {
    id: 'notifications.life',
    title: 'They are told, listed newest first, read one by one or all, and deleted by their owner alone.',
    async run({ a, b, c, ledger }) {
      await removeLikes([a, b, c]);
      await b.call('markAllNotificationsRead');
      await a.call('likeProfile', { id: c.profileId });
      const [, others] = await unread(c);
      const theirs = await b.connect();
      await a.call('likeProfile', { id: b.profileId });
      const event = await expectFrame('notifications.event', theirs, 'new_notification', {
        notification: { type: 'new_like' },
      });
      const [counted, count] = await unread(b);
      expectEqual('notifications.count', counted, count, 1);
      const [seen, items] = await list(b, true);
      const areRead = items.map((item) => item.is_read);
      expectEqual('notifications.unreadOnly', seen, areRead, [false]);
      // All of them, not the unread one alone: `http.sort` judges their order.
      await list(b);
      expectSaid('notifications.event', event, event.notification, items[0]);
      const id = items[0]?.id ?? '';
      // The only unread notification is the one of the like above.
      ledger.allow(id);
      expectStatus(await c.call('updateNotification', { id, body: { is_read: true } }), 404, 'notifications.owner');
      expectStatus(await c.call('deleteNotification', { id }), 404, 'notifications.owner');
      expectStatus(await b.call('updateNotification', { id, body: { is_read: true } }), 200);
      await expectFrame('notifications.readEvent', theirs, 'notification_read');
      const [zero, none] = await unread(b);
      expectEqual('notifications.read', zero, none, 0);
      expectStatus(await b.call('deleteNotification', { id }), 200);
      const [after, left] = await list(b);
      const isLeft = left.some((item) => item.id === id);
      expectEqual('notifications.delete', after, isLeft, false);
      const marked = await b.call('markAllNotificationsRead');
      const [, same] = await unread(c);
      expectEqual('notifications.others', marked, same, others);
      await removeLikes([a, b, c]);
    },
  },
];
