import { bodyOf, expectEqual } from '../../engine/expect.ts';
import type { Case } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import type { Frame } from '../../engine/socket.ts';
import { begin, added, changed, clean, type Json } from './walk.ts';

const likesCount = (by: number) => changed(({ likes_count }) => ({ likes_count: Number(likes_count) + by }));

const anotherNotification = (type: string) => added({ type, is_read: false });

const matching = (userId: string, matched_at: unknown) => (old: unknown) =>
  (old as Json[]).map((like) => (like.user_id === userId ? { ...like, matched_at } : like));

/** Removes `matched_at` from likes; it is compared with the other lists. */
const anyMatch = (old: unknown) => (old as Json[]).map(({ matched_at: _at, ...rest }) => rest);

/** Cases that check that each write to likes and matches causes exactly its events and changes, and nothing else. */
export const likeChanges: readonly Case[] = [
  {
    id: 'changes.likes',
    title: 'A like, a match and their end have exactly their events and exactly their consequences.',
    async run(kit) {
      const { a, b } = kit;
      await clean(kit);
      const { step, nothing, view } = await begin(kit);
      const like = (who: Person, whom: Person) => () => who.call('likeProfile', { id: whom.profileId });
      const notice = (type: string) => ({ type: 'new_notification', notification: { type, is_read: false } });
      const first = await step(like(a, b), 200, new Map([[b, [{ type: 'like_received' }, notice('new_like')]]]), {
        'a Sent': added({ user_id: b.userId, matched_at: null }),
        'b Received': added({ user_id: a.userId, matched_at: null }),
        'b profile': likesCount(1),
        'b notifications': anotherNotification('new_like'),
      });
      const [stored] = view().get('a Sent') as Json[];
      expectEqual('likes.answer', first, bodyOf<Json>(first), stored);
      await nothing([like(a, b), 409], [like(a, a), 400]);

      const both: Partial<Frame>[] = [{ type: 'match_created' }, notice('mutual_like')];
      const second = await step(
        like(b, a),
        200,
        new Map([
          [a, [{ type: 'like_received' }, ...both]],
          [b, both],
        ]),
        {
          'b Sent': added({ user_id: a.userId }),
          'a Received': added({ user_id: b.userId }),
          'a Sent': anyMatch,
          'b Received': anyMatch,
          'a Mutual': added({ user_id: b.userId }),
          'b Mutual': added({ user_id: a.userId }),
          'a profile': likesCount(1),
          'a notifications': anotherNotification('mutual_like'),
          'b notifications': anotherNotification('mutual_like'),
        },
      );
      const [mine] = view().get('b Sent') as Json[];
      expectEqual('likes.answer', second, bodyOf<Json>(second), mine);

      await step(() => a.call('unlikeProfile', { id: b.profileId }), 204, new Map(), {
        'a Sent': (old: unknown) => (old as Json[]).filter(({ user_id }) => user_id !== b.userId),
        'b Received': (old: unknown) => (old as Json[]).filter(({ user_id }) => user_id !== a.userId),
        'b Sent': matching(a.userId, null),
        'a Received': matching(b.userId, null),
        'a Mutual': (old: unknown) => (old as Json[]).filter(({ user_id }) => user_id !== b.userId),
        'b Mutual': (old: unknown) => (old as Json[]).filter(({ user_id }) => user_id !== a.userId),
        'b profile': likesCount(-1),
      });
      await nothing([() => a.call('unlikeProfile', { id: b.profileId }), 404]);

      // A like after an unlike is a new one.
      await step(
        like(a, b),
        200,
        new Map([
          [a, both],
          [b, [{ type: 'like_received' }, ...both]],
        ]),
        {
          'a Sent': (old: unknown) => [{ user_id: b.userId }, ...(anyMatch(old) as Json[])],
          'b Received': (old: unknown) => [{ user_id: a.userId }, ...(anyMatch(old) as Json[])],
          'b Sent': anyMatch,
          'a Received': anyMatch,
          'a Mutual': added({ user_id: b.userId }),
          'b Mutual': added({ user_id: a.userId }),
          'b profile': likesCount(1),
          'a notifications': anotherNotification('mutual_like'),
          'b notifications': anotherNotification('mutual_like'),
        },
      );
      await clean(kit);
    },
  },
];
