import { bodyOf, expectEqual } from '../../engine/expect.ts';
import type { Case } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import { begin, without, clean, type Json, type Events } from './walk.ts';

/** Returns the event of one notification that was read: without `count` it means one. */
const oneOrNone = (who: Person): Events =>
  new Map([[who, [{ type: 'notification_read', count: (count: unknown) => count === undefined || count === 1 }]]]);

/** Cases that check that reads and deletions of notifications cause exactly their events and changes. */
export const notificationChanges: readonly Case[] = [
  {
    id: 'changes.notifications',
    title: 'Reading and deleting notifications have exactly their events and exactly their consequences.',
    async run(kit) {
      const { a, b, c, ledger } = kit;
      await clean(kit);
      for (const who of [a, c]) await who.call('likeProfile', { id: b.profileId });
      const conversation = await a.call('createConversation', { body: { other_user_id: b.userId } });
      const { id: home } = bodyOf<{ data: { id: string } }>(conversation).data;
      for (const content of ['一', '二']) await a.call('sendMessage', { id: home, body: { content } });
      await c.call('likeProfile', { id: a.profileId });
      const { step, nothing, view } = await begin(kit);
      const items = () => view().get('b notifications') as Json[];
      const unread = () => items().filter(({ is_read }) => is_read === false);
      const read = (count: number) => new Map([[b, [{ type: 'notification_read', count }]]]);
      const [one, two, three] = unread().map(({ id }) => String(id));
      for (const id of items().map((item) => String(item.id))) ledger.allow(id);
      const isRead = { is_read: true };
      const become = (which: (id: unknown) => boolean) => (old: unknown) =>
        (old as Json[]).map((item) => (which(item.id) ? { ...item, ...isRead } : item));
      const update = (who: Person, id = '') => who.call('updateNotification', { id, body: isRead });
      const marked = await step(() => update(b, one), 200, oneOrNone(b), {
        'b notifications': become((id) => id === one),
      });
      const listed = items().find(({ id }) => id === one);
      expectEqual('notifications.answer', marked, marked.json, listed);
      await nothing(
        [() => update(b, one), 200],
        [() => update(c, two), 404],
        [() => c.call('deleteNotification', { id: two ?? '' }), 404],
      );
      await step(() => b.call('deleteNotification', { id: one ?? '' }), 200, new Map(), {
        'b notifications': without(one),
      });
      await nothing([() => b.call('deleteNotification', { id: one ?? '' }), 404], [() => update(b, one), 404]);
      await step(() => b.call('deleteNotification', { id: two ?? '' }), 200, oneOrNone(b), {
        'b notifications': without(two),
      });
      const count = unread().length;
      expectEqual('notifications.count', marked, count > 1 && three !== undefined, true);
      const all = await step(() => b.call('markAllNotificationsRead'), 200, read(count), {
        'b notifications': become(() => true),
      });
      expectEqual('notifications.read', all, all.json, { count });
      const again = await nothing([() => b.call('markAllNotificationsRead'), 200]);
      expectEqual('notifications.read', again, again.json, { count: 0 });
      await clean(kit);
    },
  },
];
