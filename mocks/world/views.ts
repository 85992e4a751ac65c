import type {
  ChatUser,
  ChatUserProfile,
  Conversation,
  ConversationWithMessages,
  Message,
  MutualLike,
  Notification,
  ParentPost,
  Post,
  PostUser,
  Profile,
  ReceivedLike,
  SentLike,
  User,
  UserId,
  Video,
} from '../../src/api/generated/model/index.ts';
import { toTimestamp } from './clock.ts';
import { Refusal } from './refusal.ts';
import {
  type ConversationRow,
  type LikeRow,
  type MessageRow,
  type NotificationRow,
  type PostRow,
  type ProfileRow,
  TAG_GROUPS,
  type UserRow,
  type VideoRow,
} from './rows.ts';
import type { World } from './world.ts';

/* Turns rows of the fake backend into the objects of the contract, for responses and frames. */

/** How many direct replies a listed post contains (openapi.yaml, `listPosts`). */
const REPLY_PREVIEW = 3;
/** The username of a deleted user. */
const DELETED_USERNAME = 'deleted-user';

export function userView(row: UserRow): User {
  return { id: row.id, email: row.email, username: row.username };
}

/** Rows are immutable, so views are cached by row. */
const profileViews = new WeakMap<ProfileRow, Profile>();

export function profileView(row: ProfileRow): Profile {
  const known = profileViews.get(row);
  if (known !== undefined) return known;
  const view: Profile = {
    id: row.id,
    user_id: row.userId,
    ...row.fields,
    avatar_url: row.avatarUrl,
    created_at: toTimestamp(row.createdAt),
    last_active: row.lastActive === null ? null : toTimestamp(row.lastActive),
    likes_count: row.likesCount,
    tags: row.tags as Profile['tags'],
  };
  profileViews.set(row, view);
  return view;
}

const labels = (row: ProfileRow, group: (typeof TAG_GROUPS)[number]) =>
  row.tags[group].map((tag) => tag.display_name_ja);

/** A single profile also contains the flat summary lists. */
export function profileDetailView(row: ProfileRow): Profile {
  const location = labels(row, 'locations')[0];
  return {
    ...profileView(row),
    ...(location === undefined ? {} : { location }),
    ...(row.favoriteArtist === null ? {} : { favorite_artist: row.favoriteArtist }),
    ...(row.lookingFor === null ? {} : { looking_for: row.lookingFor }),
    genres: labels(row, 'genres'),
    instruments: labels(row, 'instruments'),
  };
}

export function videoView(row: VideoRow): Video {
  return { id: row.id, video_url: row.url, title: row.title, description: row.description };
}

function profileOf(world: World, userId: UserId): ProfileRow | undefined {
  return world.profiles.get(world.profileIdByUser.get(userId) ?? '');
}

/** Returns the profile's name, or the username without a profile. */
export function nameOf(world: World, userId: UserId): string {
  return profileOf(world, userId)?.fields.display_name ?? world.users.get(userId)?.username ?? '';
}

function requireProfile(world: World, userId: UserId): Profile {
  const row = profileOf(world, userId);
  if (row === undefined) throw new Refusal(404, 'プロフィールが見つかりません');
  return profileView(row);
}

function likeBase(row: LikeRow, otherId: UserId, matched: number | null) {
  const at = toTimestamp(row.createdAt);
  return {
    id: row.id,
    like_id: row.id,
    created_at: at,
    user_id: otherId,
    liked_at: at,
    matched_at: matched === null ? null : toTimestamp(matched),
  };
}

export function sentLikeView(world: World, row: LikeRow, matched: number | null): SentLike {
  return { ...likeBase(row, row.to, matched), to_profile: requireProfile(world, row.to) };
}

export function receivedLikeView(world: World, row: LikeRow, matched: number | null): ReceivedLike {
  return {
    ...likeBase(row, row.from, matched),
    from_user: { id: row.from, profile: requireProfile(world, row.from) },
  };
}

export function mutualLikeView(world: World, row: LikeRow, matched: number): MutualLike {
  return {
    ...likeBase(row, row.to, matched),
    matched_at: toTimestamp(matched),
    profile: requireProfile(world, row.to),
  };
}

function chatProfileView(row: ProfileRow): ChatUserProfile {
  return {
    id: row.id,
    display_name: row.fields.display_name,
    avatar_url: row.avatarUrl,
    bio: row.fields.bio,
    location: labels(row, 'locations')[0] ?? null,
    favorite_artist: row.favoriteArtist,
    looking_for: row.lookingFor,
    genres: labels(row, 'genres'),
    instruments: labels(row, 'instruments'),
    tags: TAG_GROUPS.flatMap((group) => labels(row, group)),
  };
}

function chatUserView(world: World, userId: UserId): ChatUser {
  const user = world.users.get(userId);
  const profile = profileOf(world, userId);
  return {
    id: userId,
    username: user?.username ?? DELETED_USERNAME,
    created_at: toTimestamp(user?.createdAt ?? world.deletedUsers.get(userId)?.createdAt ?? 0),
    profile: profile === undefined ? null : chatProfileView(profile),
  };
}

export function conversationView(world: World, row: ConversationRow, viewer: UserId): Conversation {
  const [opener, other] = row.members;
  const last = world.messages.get(row.messageIds.at(-1) ?? '');
  return {
    id: row.id,
    other_user: chatUserView(world, opener === viewer ? other : opener),
    last_message:
      last === undefined
        ? null
        : { content: last.content, created_at: toTimestamp(last.createdAt), sender_id: last.senderId },
    updated_at: toTimestamp(row.updatedAt),
    unread_count: row.unread[viewer] ?? 0,
  };
}

export function conversationWithMessagesView(
  world: World,
  row: ConversationRow,
  viewer: UserId,
): ConversationWithMessages {
  const messages = row.messageIds.map((id) => world.messages.get(id)).filter((message) => message !== undefined);
  return { ...conversationView(world, row, viewer), messages: messages.map(messageView) };
}

export function messageView(row: MessageRow): Message {
  return {
    id: row.id,
    conversation_id: row.conversationId,
    sender_id: row.senderId,
    content: row.content,
    created_at: toTimestamp(row.createdAt),
    is_read: row.isRead,
  };
}

export function notificationView(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    is_read: row.isRead,
    created_at: toTimestamp(row.createdAt),
    ...(row.conversationId === null ? {} : { conversation_id: row.conversationId }),
  };
}

function postUserView(world: World, userId: UserId): PostUser | null {
  const user = world.users.get(userId);
  if (user === undefined) return null;
  const profile = profileOf(world, userId);
  return {
    display_name: profile?.fields.display_name ?? null,
    username: user.username,
    avatar_url: profile?.avatarUrl ?? null,
  };
}

function parentView(world: World, row: PostRow): ParentPost {
  return {
    id: row.id,
    user_id: row.userId,
    user: postUserView(world, row.userId),
    content: row.content,
    created_at: toTimestamp(row.createdAt),
  };
}

/** Builds a post with `depth` levels of replies and at most `width` replies on each level. */
function postTree(world: World, row: PostRow, depth: number, width: number): Post {
  const parent = row.replyToId === null ? undefined : world.posts.get(row.replyToId);
  const replies = depth === 0 ? [] : row.replyIds.slice(0, width).map((id) => world.posts.get(id));
  return {
    ...parentView(world, row),
    reply_to_id: row.replyToId,
    parent_post: parent === undefined ? null : parentView(world, parent),
    replies: replies.filter((reply) => reply !== undefined).map((reply) => postTree(world, reply, depth - 1, width)),
    replies_count: row.replyIds.length,
    media_url: row.media?.url ?? null,
    media_type: row.media?.type ?? null,
    media_duration: row.media?.duration ?? null,
  };
}

/** Returns a post as lists contain it. */
export function postPreviewView(world: World, row: PostRow): Post {
  return postTree(world, row, 1, REPLY_PREVIEW);
}

/** Returns a post with all its replies. */
export function postView(world: World, row: PostRow): Post {
  return postTree(world, row, Infinity, Infinity);
}
