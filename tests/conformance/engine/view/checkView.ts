import type { Exchange } from '../exchange.ts';
import { bodyOf, expectAgreement, expectEqual } from '../expect.ts';
import type { Person } from '../person.ts';
import { compareTimes } from '../time.ts';
import {
  list,
  pick,
  MOST,
  tagsOf,
  GROUPS,
  labels,
  profileIn,
  notificationIn,
  videoIn,
  postIn,
  type Json,
} from './compared.ts';
import type { Read } from './readAll.ts';

/** Checks for a view that the responses to one person agree with each other, and with the profiles that others show. */
export function checkRead(read: Read, profiles: ReadonlyMap<string, Json>): void {
  checkProfile(read);
  checkLikes(read, profiles);
  checkConversations(read, profiles);
  checkNotifications(read);
}

function checkProfile({ person, profile, videos, counts }: Read): void {
  const own = profileIn(profile.json);
  expectEqual('invariant.ids', profile, own, { id: person.profileId, user_id: person.userId });
  if (counts === null) return;
  const { me, detail, byUser, shownVideos } = counts;
  expectEqual('invariant.ids', me, me.json, { id: person.userId, email: person.email });
  const readings = [profile, detail, byUser].map((seen) => ({ seen, value: profileIn(seen.json) }));
  expectAgreement('invariant.profile', readings);
  for (const seen of [detail, byUser]) {
    const shown = bodyOf<Json>(seen);
    const tags = tagsOf(shown);
    const [location] = labels(tags, 'locations');
    const summary = { location, genres: labels(tags, 'genres'), instruments: labels(tags, 'instruments') };
    expectEqual('invariant.summary', seen, shown, summary);
  }
  expectEqual('invariant.videos', shownVideos, list(shownVideos).map(videoIn), list(videos).map(videoIn), [
    'listMyVideos',
  ]);
}

function checkLikes({ person, profile, likes, counts }: Read, profiles: ReadonlyMap<string, Json>): void {
  for (const kind of ['Sent', 'Received', 'Mutual'] as const) {
    const items = likes[kind];
    const { length } = list(items);
    const count = counts?.likes[kind];
    if (length < MOST && count !== undefined)
      expectEqual('invariant.count', count, count.json, { count: length }, [`list${kind}Likes`]);
    for (const like of list(items)) {
      const shown = like.to_profile ?? like.profile ?? (like.from_user as Json | undefined)?.profile;
      const known = profiles.get(String(like.user_id));
      expectEqual('invariant.liker', items, shown, { user_id: like.user_id });
      if (known !== undefined)
        expectEqual('invariant.profile', items, profileIn(shown), profileIn(known), ['getMyProfile']);
    }
  }
  const [sent, received, mutual] = [list(likes.Sent), list(likes.Received), list(likes.Mutual)];
  if (received.length < MOST) {
    const counted = { likes_count: received.length };
    expectEqual('invariant.likesCount', profile, profile.json, counted, ['listReceivedLikes']);
  }
  const back = new Map(received.map((like) => [like.user_id, like]));
  const matched = sent.flatMap((like) => {
    const other = back.get(like.user_id);
    return other === undefined ? [] : [{ like, other }];
  });
  const users = (items: readonly Json[]) => items.map(({ user_id }) => String(user_id)).sort();
  for (const like of mutual) {
    const mine = sent.find(({ user_id }) => user_id === like.user_id);
    if (mine !== undefined) expectEqual('invariant.likedAt', likes.Mutual, like.liked_at, mine.liked_at);
  }
  // In longer lists the other like of a match may be beyond the end.
  const isWhole = [sent, received, mutual].every(({ length }) => length < MOST);
  if (isWhole) expectEqual('invariant.mutual', likes.Mutual, users(mutual), users(matched.map(({ like }) => like)));
  for (const like of isWhole ? [...sent, ...received] : []) {
    const match = matched.find(({ like: mine, other }) => mine === like || other === like);
    const list = sent.includes(like) ? likes.Sent : likes.Received;
    if (match === undefined) expectEqual('invariant.matchedAt', list, like, { matched_at: null });
    else {
      const shown = mutual.find(({ user_id }) => user_id === like.user_id);
      expectEqual('invariant.matchedAt', list, like, { matched_at: shown?.matched_at });
      const times = [String(match.like.created_at), String(match.other.created_at)].sort(compareTimes);
      const isAfter = compareTimes(String(like.matched_at), times[1] ?? '') >= 0;
      const since = `a matched_at from ${times[1]} on, when the later like came`;
      expectEqual('invariant.matchedAt', list, isAfter ? since : `matched_at ${String(like.matched_at)}`, since);
    }
  }
  const hasSelf = [...sent, ...received].some((like) => like.user_id === person.userId);
  expectEqual('invariant.self', likes.Sent, hasSelf, false);
}

function checkConversations(read: Read, profiles: ReadonlyMap<string, Json>): void {
  const { person, conversations, opened, counts } = read;
  for (const [index, seen] of opened.entries()) {
    const whole = bodyOf<Json>(seen);
    const listed = list(conversations)[index];
    const keys = ['id', 'last_message', 'updated_at', 'unread_count', 'other_user'];
    expectEqual('invariant.conversation', seen, pick(whole, keys), pick(listed, keys), ['listConversations']);
    const messages = whole.messages as Json[];
    const last = messages.at(-1);
    const expected = last === undefined ? null : pick(last, ['content', 'created_at', 'sender_id']);
    expectEqual('invariant.last', seen, whole, { last_message: expected });
    const waiting = messages.filter(({ sender_id, is_read }) => sender_id !== person.userId && is_read === false);
    expectEqual('invariant.unread', seen, whole, { unread_count: waiting.length });
    const homes = new Set(messages.map(({ conversation_id }) => conversation_id));
    expectEqual('invariant.conversation', seen, [...homes], messages.length === 0 ? [] : [whole.id]);
    const isOther = (whole.other_user as Json).id !== person.userId;
    expectEqual('invariant.partner', seen, isOther, true);
    checkPartner(seen, whole.other_user as Json, profiles);
  }
  const sum = opened.reduce((total, seen) => total + Number(bodyOf<Json>(seen).unread_count), 0);
  const unread = counts?.unread;
  if (opened.length < MOST && unread !== undefined)
    expectEqual('invariant.unread', unread, unread.json, { count: sum }, ['listConversations']);
}

function checkPartner(seen: Exchange, { id, profile }: Json, profiles: ReadonlyMap<string, Json>): void {
  const known = profiles.get(String(id));
  if (known === undefined) return;
  const tags = tagsOf(known);
  const [location = null] = labels(tags, 'locations');
  const expected = {
    ...pick(known, ['id', 'display_name', 'avatar_url', 'bio']),
    location,
    genres: labels(tags, 'genres'),
    instruments: labels(tags, 'instruments'),
    tags: GROUPS.flatMap((group) => labels(tags, group)).sort(),
  };
  const shown = { ...(profile as Json), tags: [...((profile as Json).tags as string[])].sort() };
  expectEqual('invariant.partner', seen, { other_user: { profile: shown } }, { other_user: { profile: expected } });
}

function checkNotifications({ notifications, counts }: Read): void {
  for (const { type, conversation_id } of list(notifications)) {
    const hasLink = conversation_id !== undefined && conversation_id !== null;
    expectEqual(
      'invariant.notificationLink',
      notifications,
      { type, 'names a conversation': hasLink },
      { type, 'names a conversation': type === 'new_message' },
    );
  }
  if (counts === null) return;
  const { unreadNotifications, notificationCount } = counts;
  const all = list(notifications).map(notificationIn);
  const waiting = list(unreadNotifications).map(notificationIn);
  const hasRead = waiting.some(({ is_read }) => is_read !== false);
  expectEqual('invariant.unreadOnly', unreadNotifications, hasRead, false);
  if (all.length < MOST) {
    const unread = all.filter(({ is_read }) => is_read === false);
    expectEqual('invariant.unreadOnly', unreadNotifications, waiting, unread);
    expectEqual('invariant.notifications', notificationCount, notificationCount.json, { count: waiting.length }, [
      'listNotifications',
    ]);
  }
}

export function checkSearch(found: Exchange, profiles: ReadonlyMap<string, Json>): void {
  for (const [userId, profile] of profiles) {
    const same = list(found).filter(({ user_id }) => user_id === userId);
    expectEqual('invariant.found', found, same.map(profileIn), [profileIn(profile)], ['getMyProfile']);
  }
}

export function checkFlags(
  flags: readonly { who: Person; whom: Person; seen: Exchange }[],
  reads: readonly Read[],
): void {
  const likes = (who: Person, whom: Person) => {
    const read = reads.find(({ person }) => person === who);
    return read !== undefined && list(read.likes.Sent).some(({ user_id }) => user_id === whom.userId);
  };
  for (const { who, whom, seen } of flags) {
    const is_liked = likes(who, whom);
    expectEqual('invariant.flags', seen, seen.json, { is_liked, is_mutual: is_liked && likes(whom, who) });
  }
}

/**
 * Checks a tree of posts: authors agree with their profiles, and replies are under their parents. Their order and number
 * is a check of every response (`http.replies`).
 */
export function checkPost(seen: Exchange, post: Json, parent: Json | null, profiles: ReadonlyMap<string, Json>): void {
  const author = profiles.get(String(post.user_id));
  if (author !== undefined) {
    expectEqual('invariant.author', seen, post.user, pick(author, ['display_name', 'avatar_url']), ['getMyProfile']);
  }
  if (parent !== null) {
    const keys = ['id', 'user_id', 'content', 'created_at', 'user'];
    const { reply_to_id, parent_post } = post;
    const expected = { reply_to_id: parent.id, parent_post: pick(parent, keys) };
    expectEqual('invariant.parent', seen, { reply_to_id, parent_post }, expected);
  }
  const replies = post.replies as Json[];
  for (const reply of replies) checkPost(seen, reply, post, profiles);
}

/** Checks that each listed post contains its first three direct replies, without theirs. */
export function checkPreviews(posts: Exchange, trees: readonly Exchange[]): void {
  for (const tree of trees) {
    const whole = bodyOf<Json>(tree);
    const listed = list(posts).find(({ id }) => id === whole.id);
    const replies = (whole.replies as Json[]).slice(0, 3).map((reply) => ({ ...postIn(reply), replies: [] }));
    const shown = listed === undefined ? null : postIn(listed);
    expectEqual('invariant.preview', posts, shown, { ...postIn(whole), replies }, ['getPost']);
  }
}
