import type { UserId } from '../../src/api/generated/model/index.ts';
import { conversationsOf } from './chat.ts';
import { SINGLE_CHOICE_GROUPS, TAG_GROUPS } from './rows.ts';
import type { World } from './world.ts';
import { isBlank } from '../../src/lib/text/isBlank.ts';

/** Checks the invariants of a World, for tests. Returns the violations. */
export function brokenInvariants(world: World): string[] {
  return [
    ...owners(world),
    ...accounts(world),
    ...profiles(world),
    ...likes(world),
    ...conversations(world),
    ...notifications(world),
    ...board(world),
    ...videos(world),
  ];
}

/** Every row with a `userId`, of a table that is added later too, belongs to an account; replies outlive theirs. */
function* owners({ users, posts: _posts, ...tables }: World): Generator<string> {
  for (const [name, table] of Object.entries(tables)) {
    if (!(table instanceof Map)) continue;
    for (const [id, row] of table as Map<string, unknown>) {
      const { userId } = Object(row) as { userId?: UserId };
      if (userId !== undefined && !users.has(userId)) yield `${name} ${id}: of nobody`;
    }
  }
}

function* accounts(world: World): Generator<string> {
  for (const user of world.users.values()) {
    if (world.userIdByEmail.get(user.email) !== user.id) yield `${user.id}: not found by its e-mail address`;
    if (world.userIdByUsername.get(user.username.toLowerCase()) !== user.id) yield `${user.id}: not found by its name`;
  }
  if (world.userIdByEmail.size !== world.users.size) yield 'the e-mail index has other entries than the users';
  if (world.userIdByUsername.size !== world.users.size) yield 'the username index has other entries than the users';
  for (const [userId, sockets] of world.presence) {
    if (sockets < 1 || !world.users.has(userId)) yield `${userId}: present with ${sockets} sockets`;
  }
}

function* profiles(world: World): Generator<string> {
  if (world.profiles.size !== world.profileIdByUser.size) yield 'the profile index has other entries than the profiles';
  for (const row of world.profiles.values()) {
    if (world.profileIdByUser.get(row.userId) !== row.id) yield `${row.id}: not found by its user`;
    if (row.likesCount !== (world.likesTo.get(row.userId)?.size ?? 0)) yield `${row.id}: likes_count is off`;
    if (isBlank(row.fields.display_name)) yield `${row.id}: no display name`;
    if (row.avatarUrl !== null && !world.uploads.has(row.avatarUrl)) yield `${row.id}: its picture is not there`;
    const tags = TAG_GROUPS.flatMap((group) => row.tags[group]);
    if (tags.length !== row.tagIds.size) yield `${row.id}: tagIds differ from tags`;
    for (const group of SINGLE_CHOICE_GROUPS) if (row.tags[group].length > 1) yield `${row.id}: two tags of ${group}`;
  }
}

function* likes(world: World): Generator<string> {
  for (const row of world.likes.values()) {
    if (row.from === row.to) yield `${row.id}: a like of oneself`;
    if (!world.users.has(row.from) || !world.users.has(row.to)) yield `${row.id}: an end is gone`;
    if (world.likesFrom.get(row.from)?.get(row.to) !== row.id) yield `${row.id}: not found from its sender`;
    if (world.likesTo.get(row.to)?.get(row.from) !== row.id) yield `${row.id}: not found from its receiver`;
  }
  for (const index of [world.likesFrom, world.likesTo]) {
    const size = [...index.values()].reduce((sum, inner) => sum + inner.size, 0);
    if (size !== world.likes.size) yield 'a like index has other entries than the likes';
  }
}

function* conversations(world: World): Generator<string> {
  let messages = 0;
  for (const row of world.conversations.values()) {
    messages += row.messageIds.length;
    const rows = row.messageIds.map((id) => world.messages.get(id));
    const times = rows.map((message) => message?.createdAt ?? NaN);
    if (times.some((time, index) => time <= (times[index - 1] ?? 0))) yield `${row.id}: time runs backwards`;
    if (rows.includes(undefined)) yield `${row.id}: a message is missing`;
    for (const member of row.members) {
      const unread = rows.filter((message) => message?.senderId !== member && message?.isRead === false).length;
      if (world.users.has(member) && unread !== row.unread[member]) yield `${row.id}: unread of ${member} is off`;
    }
    const living = row.members.filter((member) => world.users.has(member));
    if (living.length === 0) yield `${row.id}: nobody is left`;
    for (const member of living) if (!finds(world, member, row.id)) yield `${row.id}: not found by ${member}`;
  }
  if (messages !== world.messages.size) yield 'messages without a conversation';
  for (const userId of world.conversationIdsByUser.keys()) {
    if (!world.users.has(userId)) yield `${userId}: gone, but has conversations`;
  }
}

function finds(world: World, userId: UserId, conversationId: string): boolean {
  const ids = [...(world.conversationIdsByUser.get(userId)?.values() ?? [])];
  return ids.includes(conversationId) && conversationsOf(world, userId).every((row) => row.members.includes(userId));
}

function* notifications(world: World): Generator<string> {
  let listed = 0;
  for (const [userId, ids] of world.notificationIdsByUser) {
    listed += ids.length;
    if (!world.users.has(userId)) yield `${userId}: gone, but has notifications`;
    for (const id of ids) if (world.notifications.get(id)?.userId !== userId) yield `${id}: in a wrong list`;
  }
  if (listed !== world.notifications.size) yield 'notifications without a list';
}

function* board(world: World): Generator<string> {
  const seen = new Set<string>();
  const pending = [...world.topLevelPostIds];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const row = world.posts.get(id);
    if (row === undefined) yield `${id}: listed but not there`;
    seen.add(id);
    pending.push(...(row?.replyIds ?? []));
    for (const replyId of row?.replyIds ?? []) {
      if (world.posts.get(replyId)?.replyToId !== id) yield `${replyId}: under a wrong parent`;
    }
    if (row?.media !== null && row !== undefined && !world.uploads.has(row.media.url))
      yield `${id}: its file is not there`;
  }
  if (seen.size !== world.posts.size) yield 'posts that no list leads to';
}

function* videos(world: World): Generator<string> {
  const listed = [...world.videoIdsByUser.values()].flat();
  if (new Set(listed).size !== listed.length || listed.length !== world.videos.size) yield 'the video lists are off';
  for (const [userId, ids] of world.videoIdsByUser) {
    if (ids.length > 5) yield `${userId}: more than five videos`;
    for (const id of ids) if (world.videos.get(id)?.userId !== userId) yield `${id}: in a wrong list`;
  }
}
