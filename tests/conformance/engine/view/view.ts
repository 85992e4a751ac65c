import { bodyOf } from '../expect.ts';
import type { Kit } from '../kit.ts';
import type { Person } from '../person.ts';
import {
  list,
  pick,
  MOST,
  profileIn,
  likeIn,
  messageIn,
  notificationIn,
  videoIn,
  postIn,
  type Json,
} from './compared.ts';
import { readAll } from './readAll.ts';
import { checkRead, checkSearch, checkFlags, checkPost, checkPreviews } from './checkView.ts';

/**
 * Everything that the people of the kit can read at one time, by name. The difference of two views is what a write has
 * changed; all else must be equal. Taking a view also checks that all operations return the same values of a resource.
 */
export type View = ReadonlyMap<string, unknown>;

/**
 * Takes a view of the three people. A whole one also reads every operation that returns the same data in another form.
 */
export async function takeView(kit: Kit, isWhole = true): Promise<View> {
  const people = [kit.a, kit.b, kit.c];
  const reads = await Promise.all(people.map((person) => readAll(kit, person, isWhole)));
  const posts = await kit.c.call('listPosts', { query: { per_page: MOST } });
  // Posts of other users of the server are left out.
  const own = list(posts).filter(({ user_id }) => people.some(({ userId }) => userId === user_id));
  const trees = await Promise.all(own.map(({ id }) => kit.b.call('getPost', { id: String(id) })));
  const profiles = new Map(reads.map(({ person, profile }) => [person.userId, profile.json as Json]));
  for (const read of reads) checkRead(read, profiles);
  if (isWhole) {
    checkSearch(await kit.d.call('searchProfiles'), profiles);
    checkFlags(await flagsOf(people), reads);
  }
  for (const tree of trees) checkPost(tree, bodyOf<Json>(tree), null, profiles);
  checkPreviews(posts, trees);

  const view = new Map<string, unknown>();
  for (const [index, read] of reads.entries()) {
    const who = 'abc'.charAt(index);
    view.set(`${who} profile`, profileIn(read.profile.json));
    view.set(`${who} videos`, list(read.videos).map(videoIn));
    for (const kind of ['Sent', 'Received', 'Mutual'] as const) {
      view.set(`${who} ${kind}`, list(read.likes[kind]).map(likeIn));
    }
    for (const { id, messages, ...conversation } of read.opened.map((opened) => bodyOf<Json>(opened))) {
      view.set(`${who} conversation ${String(id)}`, {
        ...pick(conversation, ['last_message', 'updated_at', 'unread_count']),
        messages: (messages as Json[]).map(messageIn),
      });
    }
    view.set(`${who} notifications`, list(read.notifications).map(notificationIn));
  }
  const postIds = own.map(({ id }) => id);
  view.set('posts', postIds);
  for (const tree of trees) view.set(`post ${String(bodyOf<Json>(tree).id)}`, postIn(bodyOf<Json>(tree)));
  return view;
}

async function flagsOf(people: readonly Person[]) {
  const pairs = people.flatMap((who) => people.filter((whom) => whom !== who).map((whom) => ({ who, whom })));
  return await Promise.all(
    pairs.map(async ({ who, whom }) => ({ who, whom, seen: await who.call('getLikeStatus', { id: whom.profileId }) })),
  );
}
