import type { Exchange } from './exchange.ts';
import { bodyOf, expectEqual, type Kit, type Person } from './kit.ts';
import { compareTimes } from './time.ts';

/**
 * Everything that people can read, taken at one time: what a write changed is the difference of two views, and what it
 * must leave alone is the rest. While a view is taken, its parts are compared with each other: what one operation says
 * of a thing, every other says too.
 */
export type View = ReadonlyMap<string, unknown>;

type Json = Record<string, unknown>;
const list = (seen: Exchange): Json[] => (Array.isArray(seen.json) ? bodyOf<Json[]>(seen) : []);
const pick = (value: unknown, keys: readonly string[]): Json => {
  const held = Object(value) as Json;
  return Object.fromEntries(keys.map((key) => [key, held[key]]));
};

const TEXTS =
  'display_name bio age_range activity_level years_of_experience website_url twitter_url instagram_url youtube_url soundcloud_url'.split(
    ' ',
  );
const PROFILE = ['id', 'user_id', ...TEXTS, 'avatar_url', 'created_at', 'likes_count'];
const MOST = 100;

interface Label {
  id: string;
  display_name_ja: string;
}
type Tags = Record<string, Label[]>;
const tagsOf = (profile: unknown) => (Object(profile) as { tags?: Tags }).tags ?? {};
const GROUPS =
  'genres instruments skill_levels purposes locations ages genders activity_frequency performance_clips'.split(' ');
const labels = (tags: Tags, group: string) => (tags[group] ?? []).map((tag) => tag.display_name_ja);

/** A profile without the time at which its owner was there last. */
function profileIn(value: unknown): Json {
  const tags = tagsOf(value);
  return {
    ...pick(value, PROFILE),
    tags: Object.fromEntries(GROUPS.map((group) => [group, (tags[group] ?? []).map((tag) => tag.id)])),
  };
}

const likeIn = (like: Json) => pick(like, ['id', 'created_at', 'user_id', 'liked_at', 'matched_at']);
const messageIn = (message: unknown) =>
  pick(message, ['id', 'conversation_id', 'sender_id', 'content', 'created_at', 'is_read']);
const notificationIn = (one: Json) =>
  pick(one, ['id', 'type', 'title', 'message', 'is_read', 'created_at', 'conversation_id']);
const videoIn = (video: Json) => pick(video, ['id', 'video_url', 'title', 'description']);

/** A post without its author’s profile, which is compared with the profile itself. */
export function postIn(post: Json): Json {
  return {
    ...pick(post, ['id', 'user_id', 'created_at', 'reply_to_id']),
    // A form carries line ends as CRLF, and a server may store them so.
    content: String(post.content).replaceAll('\r\n', '\n'),
    ...pick(post, ['replies_count', 'media_url', 'media_type', 'media_duration']),
    parent: (post.parent_post as Json | null)?.id ?? null,
    replies: (post.replies as Json[]).map((reply) => postIn(reply)),
  };
}

interface Read {
  person: Person;
  profile: Exchange;
  videos: Exchange;
  likes: Record<'Sent' | 'Received' | 'Mutual', Exchange>;
  conversations: Exchange;
  opened: Exchange[];
  notifications: Exchange;
  counts: Counts | null;
}

/** What says the same in other words. */
interface Counts {
  me: Exchange;
  detail: Exchange;
  byUser: Exchange;
  shownVideos: Exchange;
  likes: Record<'Sent' | 'Received' | 'Mutual', Exchange>;
  unread: Exchange;
  unreadNotifications: Exchange;
  notificationCount: Exchange;
}

async function readAll(kit: Kit, person: Person, isWhole: boolean): Promise<Read> {
  const { call } = person;
  const likes = (kind: 'Sent' | 'Received' | 'Mutual') => call(`list${kind}Likes`, { query: { limit: MOST } });
  const [profile, videos, Sent, Received, Mutual, conversations, notifications, counts] = await Promise.all([
    call('getMyProfile'),
    call('listMyVideos'),
    likes('Sent'),
    likes('Received'),
    likes('Mutual'),
    call('listConversations', { query: { limit: MOST } }),
    call('listNotifications'),
    isWhole ? countAll(kit, person) : null,
  ]);
  const opened = await Promise.all(list(conversations).map(({ id }) => call('getConversation', { id: String(id) })));
  return { person, profile, videos, likes: { Sent, Received, Mutual }, conversations, opened, notifications, counts };
}

async function countAll({ a, c }: Kit, person: Person): Promise<Counts> {
  const other = person === c ? a : c;
  const { call, profileId, userId } = person;
  const [me, detail, byUser, shownVideos, Sent, Received, Mutual, unread, unreadNotifications, notificationCount] =
    await Promise.all([
      call('getCurrentUser'),
      other.call('getProfile', { id: profileId }),
      other.call('getProfileByUserId', { id: userId }),
      other.call('listProfileVideos', { id: profileId }),
      call('countSentLikes'),
      call('countReceivedLikes'),
      call('countMutualLikes'),
      call('countUnreadMessages'),
      call('listNotifications', { query: { unread_only: true } }),
      call('countUnreadNotifications'),
    ]);
  const likes = { Sent, Received, Mutual };
  return { me, detail, byUser, shownVideos, likes, unread, unreadNotifications, notificationCount };
}

/** Takes a view of what the three people read; a whole one asks every operation that says the same in other words too. */
export async function takeView(kit: Kit, isWhole = true): Promise<View> {
  const people = [kit.a, kit.b, kit.c];
  const reads = await Promise.all(people.map((person) => readAll(kit, person, isWhole)));
  const posts = await kit.c.call('listPosts', { query: { per_page: MOST } });
  const trees = await Promise.all(
    list(posts)
      .filter(({ user_id }) => people.some(({ userId }) => userId === user_id))
      .map(({ id }) => kit.b.call('getPost', { id: String(id) })),
  );
  const profiles = new Map(reads.map(({ person, profile }) => [person.userId, profile.json as Json]));
  for (const read of reads) judge(read, profiles);
  if (isWhole) {
    judgeSearch(await kit.d.call('searchProfiles'), profiles);
    judgeFlags(await flagsOf(people), reads);
  }
  for (const tree of trees) judgePost(tree, bodyOf<Json>(tree), null, profiles);
  judgePreviews(posts, trees);

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
  view.set('posts', [...list(posts).map(({ id }) => id)]);
  for (const tree of trees) view.set(`post ${String(bodyOf<Json>(tree).id)}`, postIn(bodyOf<Json>(tree)));
  return view;
}

async function flagsOf(people: readonly Person[]) {
  const pairs = people.flatMap((who) => people.filter((whom) => whom !== who).map((whom) => ({ who, whom })));
  return await Promise.all(
    pairs.map(async ({ who, whom }) => ({ who, whom, seen: await who.call('getLikeStatus', { id: whom.profileId }) })),
  );
}

/** What one person reads agrees with itself, and with what others show of the same people. */
function judge(read: Read, profiles: ReadonlyMap<string, Json>): void {
  judgeProfile(read);
  judgeLikes(read, profiles);
  judgeConversations(read, profiles);
  judgeNotifications(read);
}

function judgeProfile({ person, profile, videos, counts }: Read): void {
  const own = profileIn(profile.json);
  expectEqual('law.ids', profile, [own.id, own.user_id], [person.profileId, person.userId]);
  if (counts === null) return;
  const { me, detail, byUser, shownVideos } = counts;
  expectEqual('law.ids', me, me.json, { id: person.userId, email: person.email });
  for (const seen of [detail, byUser]) {
    expectEqual('law.profile', seen, profileIn(seen.json), own);
    const shown = bodyOf<Json>(seen);
    const tags = tagsOf(shown);
    const summary = [shown.location, shown.genres, shown.instruments];
    const [location] = labels(tags, 'locations');
    expectEqual('law.summary', seen, summary, [location, labels(tags, 'genres'), labels(tags, 'instruments')]);
  }
  expectEqual('law.videos', shownVideos, list(shownVideos).map(videoIn), list(videos).map(videoIn));
}

function judgeLikes({ person, profile, likes, counts }: Read, profiles: ReadonlyMap<string, Json>): void {
  for (const kind of ['Sent', 'Received', 'Mutual'] as const) {
    const items = likes[kind];
    const { length } = list(items);
    const count = counts?.likes[kind];
    if (length < MOST && count !== undefined) expectEqual('law.count', count, count.json, { count: length });
    for (const like of list(items)) {
      const shown = like.to_profile ?? like.profile ?? (like.from_user as Json | undefined)?.profile;
      const known = profiles.get(String(like.user_id));
      expectEqual('law.liker', items, (shown as Json).user_id, like.user_id);
      if (known !== undefined) expectEqual('law.profile', items, profileIn(shown), profileIn(known));
    }
  }
  const [sent, received, mutual] = [list(likes.Sent), list(likes.Received), list(likes.Mutual)];
  if (received.length < MOST) {
    expectEqual('law.likesCount', profile, bodyOf<Json>(profile).likes_count, received.length);
  }
  const back = new Map(received.map((like) => [like.user_id, like]));
  const matched = sent.flatMap((like) => {
    const other = back.get(like.user_id);
    return other === undefined ? [] : [{ like, other }];
  });
  const users = (items: readonly Json[]) => items.map(({ user_id }) => String(user_id)).sort();
  for (const like of mutual) {
    const mine = sent.find(({ user_id }) => user_id === like.user_id);
    if (mine !== undefined) expectEqual('law.likedAt', likes.Mutual, like.liked_at, mine.liked_at);
  }
  expectEqual('law.mutual', likes.Mutual, users(mutual), users(matched.map(({ like }) => like)));
  for (const like of [...sent, ...received]) {
    const match = matched.find(({ like: mine, other }) => mine === like || other === like);
    const list = sent.includes(like) ? likes.Sent : likes.Received;
    if (match === undefined) expectEqual('law.matchedAt', list, like.matched_at, null);
    else {
      const shown = mutual.find(({ user_id }) => user_id === like.user_id);
      expectEqual('law.matchedAt', list, like.matched_at, shown?.matched_at);
      const times = [String(match.like.created_at), String(match.other.created_at)].sort(compareTimes);
      const isAfter = compareTimes(String(like.matched_at), times[1] ?? '') >= 0;
      expectEqual('law.matchedAt', list, isAfter, true);
    }
  }
  expectEqual(
    'law.self',
    likes.Sent,
    [...sent, ...received].some((like) => like.user_id === person.userId),
    false,
  );
}

function judgeConversations(read: Read, profiles: ReadonlyMap<string, Json>): void {
  const { person, conversations, opened, counts } = read;
  for (const [index, seen] of opened.entries()) {
    const whole = bodyOf<Json>(seen);
    const listed = list(conversations)[index];
    const keys = ['id', 'last_message', 'updated_at', 'unread_count', 'other_user'];
    expectEqual('law.conversation', seen, pick(whole, keys), pick(listed, keys));
    const messages = whole.messages as Json[];
    const last = messages.at(-1);
    const expected = last === undefined ? null : pick(last, ['content', 'created_at', 'sender_id']);
    expectEqual('law.last', seen, whole.last_message, expected);
    const waiting = messages.filter(({ sender_id, is_read }) => sender_id !== person.userId && is_read === false);
    expectEqual('law.unread', seen, whole.unread_count, waiting.length);
    const homes = new Set(messages.map(({ conversation_id }) => conversation_id));
    expectEqual('law.conversation', seen, [...homes], messages.length === 0 ? [] : [whole.id]);
    const isOther = (whole.other_user as Json).id !== person.userId;
    expectEqual('law.partner', seen, isOther, true);
    judgePartner(seen, whole.other_user as Json, profiles);
  }
  const sum = opened.reduce((total, seen) => total + Number(bodyOf<Json>(seen).unread_count), 0);
  const unread = counts?.unread;
  if (opened.length < MOST && unread !== undefined) expectEqual('law.unread', unread, unread.json, { count: sum });
}

function judgePartner(seen: Exchange, { id, profile }: Json, profiles: ReadonlyMap<string, Json>): void {
  const known = profiles.get(String(id));
  if (known === undefined) return;
  const tags = tagsOf(known);
  const [location = null] = labels(tags, 'locations');
  expectEqual('law.partner', seen, profile, {
    ...pick(known, ['id', 'display_name', 'avatar_url', 'bio']),
    location,
    genres: labels(tags, 'genres'),
    instruments: labels(tags, 'instruments'),
  });
  const all = GROUPS.flatMap((group) => labels(tags, group)).sort();
  expectEqual('law.partner', seen, [...((profile as Json).tags as string[])].sort(), all);
}

function judgeNotifications({ notifications, counts }: Read): void {
  for (const { type, conversation_id } of list(notifications)) {
    const hasLink = conversation_id !== undefined && conversation_id !== null;
    expectEqual('law.notificationLink', notifications, [type, hasLink], [type, type === 'new_message']);
  }
  if (counts === null) return;
  const { unreadNotifications, notificationCount } = counts;
  const all = list(notifications).map(notificationIn);
  const waiting = list(unreadNotifications).map(notificationIn);
  expectEqual(
    'law.unreadOnly',
    unreadNotifications,
    waiting.some(({ is_read }) => is_read !== false),
    false,
  );
  if (all.length < MOST) {
    expectEqual(
      'law.unreadOnly',
      unreadNotifications,
      waiting,
      all.filter(({ is_read }) => is_read === false),
    );
    expectEqual('law.notifications', notificationCount, notificationCount.json, { count: waiting.length });
  }
}

function judgeSearch(found: Exchange, profiles: ReadonlyMap<string, Json>): void {
  for (const [userId, profile] of profiles) {
    const same = list(found).filter(({ user_id }) => user_id === userId);
    expectEqual('law.found', found, same.map(profileIn), [profileIn(profile)]);
  }
}

function judgeFlags(flags: readonly { who: Person; whom: Person; seen: Exchange }[], reads: readonly Read[]): void {
  const likes = (who: Person, whom: Person) => {
    const read = reads.find(({ person }) => person === who);
    return read !== undefined && list(read.likes.Sent).some(({ user_id }) => user_id === whom.userId);
  };
  for (const { who, whom, seen } of flags) {
    const is_liked = likes(who, whom);
    expectEqual('law.flags', seen, seen.json, { is_liked, is_mutual: is_liked && likes(whom, who) });
  }
}

/** A tree: authors are shown as their profiles are, replies stand under their parents, oldest first, and are counted. */
function judgePost(seen: Exchange, post: Json, parent: Json | null, profiles: ReadonlyMap<string, Json>): void {
  const author = profiles.get(String(post.user_id));
  if (author !== undefined) {
    expectEqual('law.author', seen, post.user, pick(author, ['display_name', 'avatar_url']));
  }
  if (parent !== null) {
    const keys = ['id', 'user_id', 'content', 'created_at', 'user'];
    expectEqual('law.parent', seen, [post.reply_to_id, pick(post.parent_post, keys)], [parent.id, pick(parent, keys)]);
  }
  const replies = post.replies as Json[];
  expectEqual('law.replies', seen, post.replies_count, replies.length);
  const times = replies.map(({ created_at }) => String(created_at));
  expectEqual('law.replies', seen, times, times.toSorted(compareTimes));
  for (const reply of replies) judgePost(seen, reply, post, profiles);
}

/** Each listed post carries its first three direct replies without theirs. */
function judgePreviews(posts: Exchange, trees: readonly Exchange[]): void {
  for (const tree of trees) {
    const whole = bodyOf<Json>(tree);
    const listed = list(posts).find(({ id }) => id === whole.id);
    const replies = (whole.replies as Json[]).slice(0, 3).map((reply) => ({ ...postIn(reply), replies: [] }));
    expectEqual('law.preview', posts, listed === undefined ? null : postIn(listed), { ...postIn(whole), replies });
  }
}
