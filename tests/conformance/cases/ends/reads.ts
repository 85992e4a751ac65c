import type { CallInput } from '../../engine/exchange.ts';
import { MOST } from '../../engine/view/compared.ts';
import { fitting } from '../../engine/view/agrees.ts';
import { type Conversation, type Member, type Post, withReplies, type World } from './world.ts';

type Json = Record<string, unknown>;

/** One call that only reads, with what the model says that it answers. */
interface Reading {
  input?: CallInput;
  /** 200 unless given. */
  status?: 404;
  /** An object may have more keys; a list has no other items. */
  expected?: unknown;
  /** Leaves out what other people of the server have. */
  pick?: (json: unknown) => unknown;
}

/** How an operation is read. */
interface Read {
  /** The check that fails when it answers something else. */
  check: string;
  /** Whether it answers the same to everybody, so that one of them is enough to ask. */
  isCommon?: true;
  readings(world: World, viewer: Member): readonly Reading[];
}

/** How many direct replies a listed post shows. */
const PREVIEW = 3;

const profileOf = ({ likes }: World, { userId, profile }: Member): Json => ({
  id: profile?.id,
  user_id: userId,
  display_name: profile?.name,
  avatar_url: profile?.picture ?? null,
  created_at: profile?.createdAt,
  likes_count: likes.filter(({ to }) => to.userId === userId).length,
});
const hasProfile = ({ profile, isGone }: Member) => profile !== null && !isGone;

/** The list of people in an answer, those of the case alone, each at a place that does not depend on the order. */
const membersIn =
  ({ members }: World) =>
  (json: unknown) =>
    (json as Json[])
      .filter(({ user_id }) => members.some(({ userId }) => userId === user_id))
      .toSorted((one, other) => order(one.user_id, other.user_id));
const order = (one: unknown, other: unknown) => (String(one) < String(other) ? -1 : 1);
const peopleSeen = (world: World, viewer: Member, isFound = (_member: Member) => true): Reading => ({
  pick: membersIn(world),
  expected: world.members
    .filter((member) => member !== viewer && hasProfile(member) && isFound(member))
    .toSorted((one, other) => order(one.userId, other.userId))
    .map((member) => profileOf(world, member)),
});

/** One reading for each profile that ever was. */
const ofProfiles =
  (expected: (world: World, member: Member, viewer: Member) => unknown): Read['readings'] =>
  (world, viewer) =>
    world.members.flatMap((member): Reading[] => {
      const { profile, isGone } = member;
      if (profile === null) return [];
      const input = { id: profile.id };
      return [isGone ? { input, status: 404 } : { input, expected: expected(world, member, viewer) }];
    });

const videosOf = ({ videos }: World, member: Member) =>
  (videos.get(member) ?? []).map(({ id, url, title }) => ({ id, video_url: url, title, description: null }));

const isMutual = (world: World, one: Member, other: Member) => world.likesOf(one, other) && world.likesOf(other, one);
const someTime = fitting('a time', (value) => typeof value === 'string');

/** The likes in one direction, newest first, of which the other side has a profile. */
function likesOf(world: World, viewer: Member, direction: 'from' | 'to'): Json[] {
  const other = direction === 'from' ? 'to' : 'from';
  return world.likes
    .filter((like) => like[direction] === viewer && hasProfile(like[other]))
    .map((like) => ({
      id: like.id,
      user_id: like[other].userId,
      matched_at: isMutual(world, viewer, like[other]) ? someTime : null,
      ...(direction === 'from'
        ? { to_profile: profileOf(world, like.to) }
        : { from_user: { id: like.from.userId, profile: profileOf(world, like.from) } }),
    }))
    .toReversed();
}

/** The matches, that of the latest second like first. */
function matchesOf(world: World, viewer: Member): Json[] {
  const others = world.likes
    .filter(({ from, to }) => (from === viewer || to === viewer) && isMutual(world, from, to))
    .map(({ from, to }) => (from === viewer ? to : from))
    .filter(hasProfile)
    .toReversed();
  return [...new Set(others)].map((other) => ({ user_id: other.userId, profile: profileOf(world, other) }));
}

const countOf =
  (list: (world: World, viewer: Member) => readonly unknown[]): Read['readings'] =>
  (world, viewer) => [{ expected: { count: list(world, viewer).length } }];
const listOf =
  (list: (world: World, viewer: Member) => readonly unknown[], query: CallInput['query']): Read['readings'] =>
  (world, viewer) => [{ ...(query === undefined ? {} : { input: { query } }), expected: list(world, viewer) }];

const sent = (world: World, viewer: Member) => likesOf(world, viewer, 'from');
const received = (world: World, viewer: Member) => likesOf(world, viewer, 'to');
const WHOLE = { limit: MOST };

/** A conversation as one side sees it. */
function conversationOf({ id, opener, other, messages }: Conversation, viewer: Member): Json {
  const { userId, username, createdAt, profile, isGone } = opener === viewer ? other : opener;
  const last = messages.at(-1);
  const shown = profile === null || isGone ? null : profile;
  return {
    id,
    other_user: {
      id: userId,
      created_at: createdAt,
      ...(isGone ? {} : { username }),
      profile: shown === null ? null : { id: shown.id, display_name: shown.name, avatar_url: shown.picture },
    },
    last_message: last === undefined ? null : { content: last.content, sender_id: last.sender.userId },
    unread_count: unreadIn(messages, viewer).length,
  };
}

const unreadIn = (messages: Conversation['messages'], viewer: Member) =>
  messages.filter(({ sender, isRead }) => sender !== viewer && !isRead);
const isMember = ({ opener, other }: Conversation, viewer: Member) => opener === viewer || other === viewer;
const listedFor = (world: World, viewer: Member) =>
  world.conversations
    .filter((one) => isMember(one, viewer) && (one.messages.length > 0 || one.opener === viewer))
    .toReversed();

const noticesOf = ({ notices }: World, viewer: Member) => notices.get(viewer) ?? [];
const noticeIn = ({ type, conversation, isRead }: ReturnType<typeof noticesOf>[number]) => ({
  type,
  is_read: isRead,
  ...(conversation === null ? {} : { conversation_id: conversation }),
});

const authorOf = ({ isGone, username, profile }: Member) =>
  isGone
    ? null
    : {
        username,
        display_name: profile?.name ?? null,
        // A picture that waits for the first save may be shown or not.
        ...(profile === null ? {} : { avatar_url: profile.picture }),
      };
const parentOf = ({ id, author, content }: Post) => ({ id, user_id: author.userId, user: authorOf(author), content });

/** A post with so many of its direct replies, and of theirs when it is shown whole. */
function postOf(post: Post, isWhole: boolean): Json {
  const shown = isWhole ? post.replies : post.replies.slice(0, PREVIEW);
  return {
    ...parentOf(post),
    reply_to_id: post.parent?.id ?? null,
    parent_post: post.parent === null ? null : parentOf(post.parent),
    replies: shown.map((reply) => (isWhole ? postOf(reply, true) : { ...postOf(reply, false), replies: [] })),
    replies_count: post.replies.length,
    media_url: post.file,
    media_type: post.file === null ? null : 'audio',
    media_duration: post.file === null ? null : 2,
  };
}

/** How each operation that only reads is read; a test demands that none of the contract is missing. */
export const reads: Readonly<Record<string, Read>> = {
  getCurrentUser: {
    check: 'ends.people',
    readings: (_world, { userId, username, account: { email } }) => [{ expected: { id: userId, username, email } }],
  },
  getMyProfile: {
    check: 'ends.people',
    readings: (world, viewer) => [viewer.profile === null ? { status: 404 } : { expected: profileOf(world, viewer) }],
  },
  searchProfiles: {
    check: 'ends.people',
    readings: (world, viewer) => [
      peopleSeen(world, viewer),
      {
        input: { query: { genres: world.genre } },
        ...peopleSeen(world, viewer, ({ profile }) => profile?.isTagged === true),
      },
    ],
  },
  listProfiles: {
    check: 'ends.people',
    // The people of the case are the newest.
    readings: (world, viewer) => [{ input: { query: WHOLE }, ...peopleSeen(world, viewer) }],
  },
  getProfileByUserId: {
    check: 'ends.people',
    isCommon: true,
    readings: (world) =>
      world.members.map((member) => {
        const input = { id: member.userId };
        return hasProfile(member) ? { input, expected: profileOf(world, member) } : { input, status: 404 };
      }),
  },
  getProfile: { check: 'ends.people', isCommon: true, readings: ofProfiles(profileOf) },
  // Nobody makes or ends a tag.
  listTagCategories: { check: 'ends.people', readings: () => [] },
  listMyVideos: { check: 'ends.people', readings: (world, viewer) => [{ expected: videosOf(world, viewer) }] },
  listProfileVideos: { check: 'ends.people', isCommon: true, readings: ofProfiles(videosOf) },
  getLikeStatus: {
    check: 'ends.likes',
    readings: ofProfiles((world, member, viewer) => ({
      is_liked: world.likesOf(viewer, member),
      is_mutual: isMutual(world, viewer, member),
    })),
  },
  listSentLikes: { check: 'ends.likes', readings: listOf(sent, WHOLE) },
  listReceivedLikes: { check: 'ends.likes', readings: listOf(received, WHOLE) },
  listMutualLikes: { check: 'ends.likes', readings: listOf(matchesOf, WHOLE) },
  countSentLikes: { check: 'ends.likes', readings: countOf(sent) },
  countReceivedLikes: { check: 'ends.likes', readings: countOf(received) },
  countMutualLikes: { check: 'ends.likes', readings: countOf(matchesOf) },
  listConversations: {
    check: 'ends.chat',
    readings: listOf((world, viewer) => listedFor(world, viewer).map((one) => conversationOf(one, viewer)), WHOLE),
  },
  getConversation: {
    check: 'ends.chat',
    readings: (world, viewer) =>
      world.everyConversation.flatMap((id): Reading[] => {
        const known = world.conversations.find((one) => one.id === id && isMember(one, viewer));
        if (known === undefined) return [{ input: { id }, status: 404 }];
        const messages = known.messages.map(({ id: message, sender, content, isRead }) => ({
          id: message,
          conversation_id: id,
          sender_id: sender.userId,
          content,
          is_read: isRead,
        }));
        return [{ input: { id }, expected: { ...conversationOf(known, viewer), messages } }];
      }),
  },
  countUnreadMessages: {
    check: 'ends.chat',
    readings: countOf((world, viewer) =>
      listedFor(world, viewer).flatMap(({ messages }) => unreadIn(messages, viewer)),
    ),
  },
  listNotifications: {
    check: 'ends.notifications',
    readings: (world, viewer) => {
      const all = noticesOf(world, viewer);
      return [
        { expected: all.map(noticeIn) },
        { input: { query: { unread_only: true } }, expected: all.filter(({ isRead }) => !isRead).map(noticeIn) },
      ];
    },
  },
  countUnreadNotifications: {
    check: 'ends.notifications',
    readings: countOf((world, viewer) => noticesOf(world, viewer).filter(({ isRead }) => !isRead)),
  },
  listPosts: {
    check: 'ends.board',
    readings: (world) => [
      {
        input: { query: { per_page: MOST } },
        pick: (json) => (json as Json[]).filter(({ id }) => world.everyPost.includes(String(id))),
        expected: world.posts.toReversed().map((post) => postOf(post, false)),
      },
    ],
  },
  getPost: {
    check: 'ends.board',
    isCommon: true,
    readings: (world) => {
      const there = new Map(world.posts.flatMap(withReplies).map((post) => [post.id, post]));
      return world.everyPost.map((id) => {
        const post = there.get(id);
        return post === undefined ? { input: { id }, status: 404 } : { input: { id }, expected: postOf(post, true) };
      });
    },
  },
};
