import { bodyOf, expectEqual, expectFrame, expectNoFrame, expectStatus } from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import type { Person } from '../engine/person.ts';
import { nextInstant } from '../engine/nextInstant.ts';
import { removeLikes } from './preparation.ts';

interface Like {
  user_id: string;
  matched_at: string | null;
}
const status = (who: Person, whom: Person) => who.call('getLikeStatus', { id: whom.profileId });
const count = async (who: Person, list: 'Sent' | 'Received' | 'Mutual') => {
  const seen = await who.call(`count${list}Likes`);
  const items = await who.call(`list${list}Likes`, { query: { limit: 100 } });
  const number = bodyOf<{ count: number }>(seen).count;
  if (number <= 100) expectEqual('likes.count', seen, number, bodyOf<Like[]>(items).length);
  return { seen, users: bodyOf<Like[]>(items).map((like) => like.user_id) };
};

/** Cases about likes and matches: their lists, the order in them, and their events. */
export const likeCases: readonly Case[] = [
  {
    id: 'likes.match',
    title: 'Two likes are a match; taking one back leaves the other.',
    async run(kit) {
      const { a, b } = kit;
      await removeLikes([a, b]);
      const before = bodyOf<{ likes_count: number }>(await a.call('getProfile', { id: b.profileId })).likes_count;
      expectStatus(await a.call('likeProfile', { id: b.profileId }), 200);
      const first = await status(a, b);
      expectEqual('likes.status', first, first.json, { is_liked: true, is_mutual: false });
      const other = await status(b, a);
      expectEqual('likes.oneSided', other, other.json, { is_liked: false, is_mutual: false });
      const counted = await a.call('getProfile', { id: b.profileId });
      expectEqual('likes.counter', counted, bodyOf<{ likes_count: number }>(counted).likes_count, before + 1);
      expectStatus(await a.call('likeProfile', { id: b.profileId }), 409, 'likes.twice');
      const sent = await count(a, 'Sent');
      expectEqual('likes.sent', sent.seen, sent.users.includes(b.userId), true);
      const received = await count(b, 'Received');
      expectEqual('likes.received', received.seen, received.users.includes(a.userId), true);

      expectStatus(await b.call('likeProfile', { id: a.profileId }), 200);
      for (const [who, whom] of [
        [a, b],
        [b, a],
      ] as const) {
        const seen = await status(who, whom);
        expectEqual('likes.mutual', seen, seen.json, { is_liked: true, is_mutual: true });
        const mutual = await count(who, 'Mutual');
        expectEqual('likes.mutual', mutual.seen, mutual.users.includes(whom.userId), true);
      }
      const undone = expectStatus(await a.call('unlikeProfile', { id: b.profileId }), 204);
      const ended = await status(b, a);
      expectEqual('likes.unlike', undone, ended.json, { is_liked: true, is_mutual: false });
      const gone = await count(b, 'Mutual');
      expectEqual('likes.unlike', undone, gone.users.includes(a.userId), false);
      expectStatus(await a.call('unlikeProfile', { id: b.profileId }), 404, 'likes.unlikeTwice');
      await removeLikes([a, b]);
    },
  },
  {
    id: 'likes.order',
    title: 'Sent and received likes are sorted by their own time, matches by that of the later like.',
    async run(kit) {
      const { a, b, c } = kit;
      await removeLikes([a, b, c]);
      for (const [who, whom] of [
        [a, b],
        [a, c],
        [c, a],
        [b, a],
      ] as const) {
        await who.call('likeProfile', { id: whom.profileId });
        await nextInstant();
      }
      for (const [list, first, second] of [
        ['listSentLikes', c, b],
        ['listReceivedLikes', b, c],
        ['listMutualLikes', b, c],
      ] as const) {
        const seen = await a.call(list, { query: { limit: 2 } });
        const users = bodyOf<Like[]>(seen).map((like) => like.user_id);
        expectEqual('likes.order', seen, users, [first.userId, second.userId]);
      }
      await removeLikes([a, b, c]);
    },
  },
  {
    id: 'likes.self',
    title: 'Nobody likes themselves.',
    async run({ a }) {
      expectStatus(await a.call('likeProfile', { id: a.profileId }), 400, 'likes.self');
      const seen = await status(a, a);
      expectEqual('likes.self', seen, seen.json, { is_liked: false, is_mutual: false });
    },
  },
  {
    id: 'likes.events',
    title: 'A like is reported to the liked user, a match to both, and nothing to other users.',
    async run(kit) {
      const { a, b, c } = kit;
      await removeLikes([a, b]);
      const [mine, theirs, outside] = [await a.connect(), await b.connect(), await c.connect()];
      await a.call('likeProfile', { id: b.profileId });
      await expectFrame('likes.event', theirs, 'like_received');
      const start = mine.frames.length;
      await b.call('likeProfile', { id: a.profileId });
      await expectFrame('likes.event', mine, 'like_received', undefined, start);
      await expectFrame('likes.matchEvent', mine, 'match_created');
      await expectFrame('likes.matchEvent', theirs, 'match_created');
      await kit.watch.barrier(c, [outside]);
      expectNoFrame('likes.leak', outside, ['like_received', 'match_created']);
      await removeLikes([a, b]);
    },
  },
];
