import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../content/random.ts';
import { hana } from '../personas/hana.ts';
import { ren } from '../personas/ren.ts';
import { addPersona } from '../scenarios/populate.ts';
import { addPost, createPost, deletePost, dropPosts, listPosts } from './board.ts';
import {
  addMessage,
  conversationsOf,
  countUnreadMessages,
  removeEmptyConversations,
  markRead,
  openConversation,
  relayTyping,
  sendMessage,
} from './chat.ts';
import { type AdjustableClock, adjustableClock, DAY, HOUR, MINUTE, SECOND, toTimestamp } from './clock.ts';
import { brokenInvariants } from './invariants.ts';
import { addLike, dropLikes, like, likesOf, matchedAt, unlike } from './likes.ts';
import {
  addNotification,
  countUnreadNotifications,
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.ts';
import { comeOnline, endPresence, goOffline, introduce, isOnline, onlineUsers, touch } from './presence.ts';
import { invalid, Refusal } from './refusal.ts';
import type { UserRow } from './rows.ts';
import { checkFile, POST_MEDIA_RULE, removeAvatar, setAvatar, storePicture, VIDEO_RULE } from './uploads.ts';
import { deleteVideo, reorderVideos, updateVideo, uploadVideo, videosOf } from './videos.ts';
import { createWorld, type World } from './world.ts';

const BEGIN = Date.parse('2026-11-20T12:00:00Z');
let clock: AdjustableClock;
let world: World;
let hanaRow: UserRow;
let renRow: UserRow;

beforeEach(() => {
  clock = adjustableClock({ now: () => BEGIN });
  world = createWorld({ clock, random: seededRandom(1) });
  hanaRow = addPersona(world, { ...hana, videos: [] });
  renRow = addPersona(world, { ...ren, videos: [] });
  world.events.length = 0;
});

const me = () => world.users.get(hanaRow.id) as UserRow;
const profileOf = (user: UserRow) => world.profileIdByUser.get(user.id) ?? '';
/** Returns the events since the last call of this function, with their receivers. */
function newEvents() {
  const events = world.events.map(({ to, frame }) => `${to.join()}: ${frame.type}`);
  world.events.length = 0;
  return events;
}
/** Returns the status and the message of a refusal. */
function refusal(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.detail];
    throw error;
  }
  return null;
}
const file = (name: string, type: string, size = 1) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe('the clock', () => {
  test('runs with another clock or ahead of it, and stands still during an action', () => {
    clock.advance(5);
    clock.advance(6);
    expect(clock.now()).toBe(BEGIN + 11);
    expect(clock.at(7, () => [clock.now(), clock.at(8, () => clock.now()), clock.now()])).toEqual([7, 8, 7]);
    expect(() =>
      clock.at(7, () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(clock.now()).toBe(BEGIN + 11);
    expect(toTimestamp(BEGIN)).toBe('2026-11-20T12:00:00.000+00:00');
    expect([SECOND, MINUTE, HOUR, DAY]).toEqual([1_000, 60_000, 3_600_000, 86_400_000]);
  });
});

describe('a refusal', () => {
  test('has the detail as its message, or the number of errors', () => {
    expect(new Refusal(404, 'なし')).toMatchObject({ name: 'Refusal', status: 404, detail: 'なし', message: 'なし' });
    expect(invalid(['body', 'a'], 'だめ', 'missing')).toMatchObject({
      status: 422,
      message: '1 faults',
      detail: [{ loc: ['body', 'a'], msg: 'だめ', type: 'missing' }],
    });
  });
});

describe('the World', () => {
  test('numbers rows and events, and notifies its listeners', () => {
    expect([world.nextId('x'), world.nextId('x'), world.nextId('y')]).toEqual(['x-1', 'x-2', 'y-1']);
    const received: number[] = [];
    const stop = world.onEvent(({ number }) => received.push(number));
    world.emit(['a'], { type: 'pong' });
    world.emit(['a'], { type: 'pong' });
    stop();
    world.emit(['a'], { type: 'pong' });
    expect(received).toEqual([received[0], (received[0] ?? 0) + 1]);
    const revoked: string[] = [];
    const stopRevocations = world.onRevocation((userId) => revoked.push(userId));
    world.revoke('a');
    stopRevocations();
    world.revoke('b');
    expect(revoked).toEqual(['a']);
  });

  test('stores the newest ten thousand events', () => {
    for (let count = 0; count <= 10_000; count += 1) world.emit([], { type: 'pong' });
    expect(world.events).toHaveLength(10_000);
    expect((world.events.at(-1)?.number ?? 0) - (world.events[0]?.number ?? 0)).toBe(9_999);
  });
});

describe('likes', () => {
  test('notify the other user, and both users of a match', () => {
    like(world, me(), profileOf(renRow));
    expect(newEvents()).toEqual([`${renRow.id}: like_received`, `${renRow.id}: new_notification`]);
    expect(likesOf(world, hanaRow.id, 'sent').map((row) => matchedAt(world, row))).toEqual([null]);
    clock.advance(5);
    like(world, renRow, profileOf(hanaRow));
    expect(newEvents()).toEqual([
      `${hanaRow.id}: like_received`,
      `${renRow.id}: match_created`,
      `${hanaRow.id}: match_created`,
      `${renRow.id}: new_notification`,
      `${hanaRow.id}: new_notification`,
    ]);
    expect(likesOf(world, hanaRow.id, 'mutual').map((row) => matchedAt(world, row))).toEqual([BEGIN + 5]);
    expect(brokenInvariants(world)).toEqual([]);
  });

  test('name their sender by the profile, otherwise by the username', () => {
    like(world, me(), profileOf(renRow));
    expect(listNotifications(world, renRow.id, false)[0]?.message).toContain(hana.profile?.display_name ?? '?');
    world.profiles.delete(profileOf(hanaRow));
    world.profileIdByUser.delete(hanaRow.id);
    unlike(world, me(), profileOf(renRow));
    clock.advance(1);
    like(world, me(), profileOf(renRow));
    expect(listNotifications(world, renRow.id, false)[0]?.message).toContain(hana.username);
  });

  test('are refused for oneself, twice, and for unknown profiles', () => {
    expect(refusal(() => like(world, me(), profileOf(me())))).toEqual([400, '自分のプロフィールにはいいねできません']);
    expect(refusal(() => unlike(world, me(), profileOf(renRow)))).toEqual([404, 'いいねが見つかりません']);
    like(world, me(), profileOf(renRow));
    expect(refusal(() => like(world, me(), profileOf(renRow)))).toEqual([409, '既にいいねしています']);
    expect(refusal(() => like(world, me(), 'nobody'))).toMatchObject({ 0: 404 });
  });

  test('are counted at the receiver, and are removed with either user', () => {
    const count = () => world.profiles.get(profileOf(renRow))?.likesCount;
    const before = count() ?? 0;
    like(world, me(), profileOf(renRow));
    like(world, renRow, profileOf(hanaRow));
    expect(count()).toBe(before + 1);
    unlike(world, me(), profileOf(renRow));
    expect(count()).toBe(before);
    like(world, me(), profileOf(renRow));
    dropLikes(world, hanaRow.id);
    expect([count(), world.likes.size, world.likesFrom.has(hanaRow.id), world.likesTo.has(hanaRow.id)]).toEqual([
      before,
      0,
      false,
      false,
    ]);
    expect(brokenInvariants(world)).toEqual([]);
  });

  test('are listed newest first, then by id, without users whose profile was deleted', () => {
    const others = ['a', 'b', 'c'].map((name) => addPersona(world, { ...ren, username: name, email: `${name}@x.jp` }));
    others.forEach((other, index) => addLike(world, hanaRow.id, other.id, BEGIN + (index === 2 ? 5 : 0)));
    const to = () => likesOf(world, hanaRow.id, 'sent').map((row) => others.findIndex(({ id }) => id === row.to));
    expect(to()).toEqual([2, 0, 1]);
    for (const other of others) addLike(world, other.id, hanaRow.id, BEGIN + 9);
    expect(likesOf(world, hanaRow.id, 'received')).toHaveLength(3);
    expect(likesOf(world, hanaRow.id, 'mutual').map((row) => others.findIndex(({ id }) => id === row.to))).toEqual([
      0, 1, 2,
    ]);
    world.profileIdByUser.delete(others[0]?.id ?? '');
    expect(to()).toEqual([2, 1]);
    expect(likesOf(world, hanaRow.id, 'received')).toHaveLength(2);
  });
});

describe('conversations', () => {
  const open = () => openConversation(world, me(), renRow.id);
  const say = (content: string, actor = me()) => sendMessage(world, actor, open().id, content);
  const texts = () => open().messageIds.map((id) => world.messages.get(id)?.content);

  test('are the same one for two users, whoever opens it', () => {
    const row = open();
    expect(openConversation(world, renRow, hanaRow.id)).toBe(row);
    expect(refusal(() => openConversation(world, me(), hanaRow.id))).toEqual([400, '自分とは会話を始められません']);
    expect(refusal(() => openConversation(world, me(), 'nobody'))).toEqual([404, 'ユーザーが見つかりません']);
    expect(refusal(() => sendMessage(world, me(), 'nowhere', 'x'))).toEqual([404, '会話が見つかりません']);
  });

  test('without messages are listed only for the user who opened them, the last updated first', () => {
    const row = open();
    expect(conversationsOf(world, hanaRow.id)).toEqual([row]);
    expect(conversationsOf(world, renRow.id)).toEqual([]);
    const sora = addPersona(world, { ...ren, username: 'sora', email: 'sora@x.jp' });
    clock.advance(5);
    const later = openConversation(world, me(), sora.id);
    expect(conversationsOf(world, hanaRow.id).map(({ id }) => id)).toEqual([later.id, row.id]);
    clock.advance(5);
    say('やあ');
    expect(conversationsOf(world, hanaRow.id).map(({ id }) => id)).toEqual([row.id, later.id]);
    expect(conversationsOf(world, renRow.id)).toHaveLength(1);
  });

  test('have messages: trimmed, with increasing times, with events for both users', () => {
    const [first, second] = [say(' やあ \n'), say('元気？')];
    expect([first.content, first.createdAt, second.createdAt]).toEqual(['やあ', BEGIN, BEGIN + 1]);
    expect(newEvents()).toEqual(
      [1, 2].flatMap(() => [
        `${hanaRow.id}: message_sent`,
        `${renRow.id}: new_message`,
        `${renRow.id}: new_notification`,
      ]),
    );
    expect(listNotifications(world, renRow.id, false)[0]?.conversationId).toBe(open().id);
    expect(texts()).toEqual(['やあ', '元気？']);
    expect(world.conversations.get(open().id)?.updatedAt).toBe(BEGIN + 1);
    expect(world.users.get(hanaRow.id)?.lastActive).toBe(BEGIN);
  });

  test('send no events to users who were deleted', () => {
    say('やあ');
    newEvents();
    const row = open();
    world.users.delete(renRow.id);
    sendMessage(world, me(), row.id, 'いる？');
    expect(newEvents()).toEqual([`${hanaRow.id}: message_sent`]);
  });

  test('count unread messages until they are read: all, or the listed ones', () => {
    const messages = [say('1'), say('2'), say('3')];
    const { id } = open();
    expect([countUnreadMessages(world, renRow.id), countUnreadMessages(world, hanaRow.id)]).toEqual([3, 0]);
    expect(markRead(world, me(), id)).toBe(0);
    newEvents();
    const [first] = messages.map((row) => row.id);
    expect(markRead(world, renRow, id, [first ?? '', first ?? '', 'nowhere'])).toBe(1);
    expect(world.events.at(-1)?.frame).toMatchObject({ message_ids: [first], reader_id: renRow.id });
    expect(newEvents()).toEqual([`${hanaRow.id},${renRow.id}: messages_read`]);
    expect([
      countUnreadMessages(world, renRow.id),
      markRead(world, renRow, id),
      countUnreadMessages(world, renRow.id),
    ]).toEqual([2, 2, 0]);
    expect(markRead(world, renRow, id)).toBe(0);
    expect(addMessage(world, open(), hanaRow.id, '既読', { isRead: true }).isRead).toBe(true);
    expect(countUnreadMessages(world, renRow.id)).toBe(0);
    expect(brokenInvariants(world)).toEqual([]);
  });

  test('relay typing to the other user only', () => {
    const { id } = open();
    newEvents();
    relayTyping(world, me(), id, true);
    relayTyping(world, { ...me(), id: 'other' }, id, true);
    relayTyping(world, me(), 'nowhere', true);
    expect(world.events.map(({ to, frame }) => [to, frame])).toEqual([
      [[renRow.id], { type: 'typing_status', conversation_id: id, user_id: hanaRow.id, is_typing: true }],
    ]);
  });

  test('are deleted with their last user', () => {
    say('やあ');
    const sora = addPersona(world, { ...ren, username: 'sora', email: 'sora@x.jp' });
    openConversation(world, me(), sora.id);
    removeEmptyConversations(world, hanaRow.id);
    expect([world.conversations.size, world.messages.size]).toEqual([1, 1]);
    expect([world.conversationIdsByUser.has(hanaRow.id), world.conversationIdsByUser.get(sora.id)?.size]).toEqual([
      false,
      0,
    ]);
    world.users.delete(hanaRow.id);
    removeEmptyConversations(world, renRow.id);
    expect([world.conversations.size, world.messages.size]).toEqual([0, 0]);
  });
});

describe('presence', () => {
  test('counts sockets, with events for the first and the last', () => {
    openConversation(world, me(), renRow.id);
    newEvents();
    comeOnline(world, hanaRow.id);
    comeOnline(world, hanaRow.id);
    expect(world.events.at(-1)?.frame).toMatchObject({ is_online: true, user_id: hanaRow.id });
    expect(newEvents()).toEqual([`${renRow.id}: user_status`]);
    expect(onlineUsers(world, renRow.id)).toEqual([hanaRow.id]);
    comeOnline(world, renRow.id);
    expect(onlineUsers(world, renRow.id)).toEqual([hanaRow.id, renRow.id].sort());
    newEvents();
    goOffline(world, hanaRow.id);
    expect([isOnline(world, hanaRow.id), newEvents()]).toEqual([true, []]);
    goOffline(world, hanaRow.id);
    expect(world.events.at(-1)?.frame).toMatchObject({ is_online: false });
    expect([isOnline(world, hanaRow.id), newEvents()]).toEqual([false, [`${renRow.id}: user_status`]]);
    endPresence(world, hanaRow.id);
    goOffline(world, hanaRow.id);
    expect([newEvents(), brokenInvariants(world)]).toEqual([[], []]);
  });

  test('is sent to a new partner and to nobody else', () => {
    comeOnline(world, hanaRow.id);
    expect(newEvents()).toEqual([]);
    introduce(world, hanaRow.id, renRow.id);
    expect(newEvents()).toEqual([`${renRow.id}: user_status`]);
    comeOnline(world, renRow.id);
    introduce(world, hanaRow.id, renRow.id);
    expect(newEvents()).toEqual([`${renRow.id}: user_status`, `${hanaRow.id}: user_status`]);
  });

  test('is stored with the account and the profile', () => {
    clock.advance(7);
    touch(world, hanaRow.id);
    touch(world, 'nobody');
    expect([me().lastActive, world.profiles.get(profileOf(hanaRow))?.lastActive]).toEqual([BEGIN + 7, BEGIN + 7]);
  });
});

describe('notifications', () => {
  const notice = { type: 'info', title: 't', message: 'm' } as const;
  const add = (createdAt = BEGIN, isRead = false) => addNotification(world, hanaRow.id, notice, { createdAt, isRead });

  test('are listed newest first, then by id, at most a hundred', () => {
    const [a, b, c] = [add(BEGIN), add(BEGIN + 1, true), add(BEGIN)];
    expect(listNotifications(world, hanaRow.id, false).map(({ id }) => id)).toEqual([b.id, a.id, c.id]);
    expect(listNotifications(world, hanaRow.id, true).map(({ id }) => id)).toEqual([a.id, c.id]);
    expect(countUnreadNotifications(world, hanaRow.id)).toBe(2);
    for (let count = 3; count < 102; count += 1) add();
    expect(listNotifications(world, hanaRow.id, false)).toHaveLength(100);
    expect(listNotifications(world, renRow.id, false)).toEqual([]);
  });

  test('are read one by one or all at once, with an event if that changes something', () => {
    const [a, b] = [add(), add(), add()];
    newEvents();
    expect(markNotificationRead(world, me(), a.id).isRead).toBe(true);
    markNotificationRead(world, me(), a.id);
    expect(newEvents()).toEqual([`${hanaRow.id}: notification_read`]);
    expect(markAllNotificationsRead(world, me())).toBe(2);
    expect(world.events[0]?.frame).toEqual({ type: 'notification_read', count: 2 });
    newEvents();
    expect([markAllNotificationsRead(world, me()), newEvents()]).toEqual([0, []]);
    expect(refusal(() => markNotificationRead(world, renRow, b.id))).toEqual([404, 'お知らせが見つかりません']);
    expect(refusal(() => markNotificationRead(world, me(), 'nowhere'))).toEqual([404, 'お知らせが見つかりません']);
  });

  test('are deleted, with an event if they were unread', () => {
    const [a, b] = [add(BEGIN, true), add()];
    newEvents();
    deleteNotification(world, me(), a.id);
    expect(newEvents()).toEqual([]);
    deleteNotification(world, me(), b.id);
    expect(world.events[0]?.frame).toEqual({ type: 'notification_read', count: 1 });
    expect([world.notifications.size, listNotifications(world, hanaRow.id, false)]).toEqual([0, []]);
    expect(brokenInvariants(world)).toEqual([]);
  });
});

describe('the board', () => {
  test('accepts a text or a file, and trims the text', () => {
    expect(refusal(() => createPost(world, me(), { content: ' ' }))).toEqual([
      400,
      '内容を入力するか、メディアファイルを選択してください',
    ]);
    expect(refusal(() => createPost(world, me(), { content: 'x', replyToId: 'nowhere' }))).toEqual([
      404,
      '投稿が見つかりません',
    ]);
    expect(createPost(world, me(), { content: ' や ' })).toMatchObject({ content: 'や', media: null, replyToId: null });
    const sound = file('a.mp3', 'audio/mpeg');
    expect(
      refusal(() => createPost(world, me(), { content: '', media: { file: sound, duration: undefined } })),
    ).toEqual([422, [{ loc: ['body', 'media_duration'], msg: '長さを指定してください', type: 'missing' }]]);
  });

  test.each([
    ['a.mp3', 'audio/mpeg', 'audio'],
    ['a.mp3', 'video/mp4', 'video'],
    ['a.MOV', '', 'video'],
    ['a.mp4.mp3', '', 'audio'],
    ['a.flac', 'application/octet-stream', 'audio'],
  ])('%s of type "%s" is %s', (name, type, kind) => {
    const { media } = createPost(world, me(), { content: '', media: { file: file(name, type), duration: 3 } });
    expect(media).toMatchObject({ type: kind, duration: 3 });
    expect(media?.url).toMatch(/^\/uploads\/posts\/file-1\.[a-z0-9]+$/);
    expect(world.uploads.get(media?.url ?? '')).toMatchObject({ kind: 'bytes', type, owner: hanaRow.id });
  });

  test('lists newest first, then by id, in pages', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((content, index) =>
      addPost(world, hanaRow.id, { content }, BEGIN + (index === 1 ? 1 : 0)),
    );
    addPost(world, renRow.id, { content: 'reply', replyToId: a?.id });
    const page = (number: number) => listPosts(world, number, 2).map(({ id }) => id);
    expect([page(1), page(2), page(3)]).toEqual([[b?.id, a?.id], [c?.id], []]);
  });

  test('deletes a post with its replies and files, for its author only', () => {
    const media = { file: file('a.mp3', 'audio/mpeg'), duration: 3 };
    const post = createPost(world, me(), { content: 'x' });
    const other = createPost(world, me(), { content: 'y' });
    const reply = createPost(world, renRow, { content: '', replyToId: post.id, media });
    createPost(world, me(), { content: 'z', replyToId: reply.id });
    expect(refusal(() => deletePost(world, me(), reply.id))).toEqual([403, 'この操作を行う権限がありません']);
    deletePost(world, me(), post.id);
    expect([[...world.posts.keys()], world.topLevelPostIds, world.uploads.has(reply.media?.url ?? '')]).toEqual([
      [other.id],
      [other.id],
      false,
    ]);
    const parent = createPost(world, me(), { content: 'x' });
    const answer = createPost(world, renRow, { content: 'y', replyToId: parent.id });
    deletePost(world, renRow, answer.id);
    expect([parent.replyIds, world.posts.has(parent.id), brokenInvariants(world)]).toEqual([[], true, []]);
  });

  test('keeps the replies of deleted users, without their files', () => {
    const media = () => ({ file: file('a.mp3', 'audio/mpeg'), duration: 3 });
    const theirs = createPost(world, renRow, { content: 'x', media: media() });
    const reply = createPost(world, me(), { content: 'y', replyToId: theirs.id, media: media() });
    const mine = createPost(world, me(), { content: 'z' });
    dropPosts(world, hanaRow.id);
    expect([...world.posts.keys()]).toEqual([theirs.id, reply.id]);
    expect([world.posts.get(reply.id)?.media, world.posts.get(theirs.id)?.media !== null]).toEqual([null, true]);
    expect([world.uploads.has(reply.media?.url ?? ''), world.posts.has(mine.id)]).toEqual([false, false]);
    expect(brokenInvariants(world)).toEqual([]);
  });
});

describe('files', () => {
  const LIMIT = 100 * 1024 ** 2;
  test.each([
    ['video', VIDEO_RULE, file('a.mp4', 'video/mp4', LIMIT), null],
    ['video', VIDEO_RULE, file('a.mp4', 'video/mp4', LIMIT + 1), 413],
    ['video', VIDEO_RULE, file('a.mp4', 'video/mp4;codecs=avc1'), null],
    ['video', VIDEO_RULE, file('a.mp4', 'video/x-matroska'), 415],
    ['video', VIDEO_RULE, file('a.mp4', ''), null],
    ['video', VIDEO_RULE, file('a.mp4', 'application/octet-stream'), null],
    ['video', VIDEO_RULE, file('a.mp3', ''), 415],
    ['post', POST_MEDIA_RULE, file('a.mp3', 'audio/mpeg', LIMIT), null],
    ['post', POST_MEDIA_RULE, file('a.mp3', 'audio/mpeg', LIMIT + 1), 413],
    ['post', POST_MEDIA_RULE, file('a.png', 'image/png'), 415],
    ['post', POST_MEDIA_RULE, new Blob(['x']), 415],
  ] as const)('%s: %#', (_what, rule, upload, status) => {
    const words = {
      413: [413, 'ファイルサイズが大きすぎます'],
      415: [415, 'サポートされていないファイル形式です'],
    };
    expect(refusal(() => checkFile(upload, rule))).toEqual(status === null ? null : words[status]);
  });

  test('for pictures are limited to five megabytes, no SVG, with a short file extension', () => {
    const picture = (name: string, type: string, size?: number) => () =>
      storePicture(world, me(), file(name, type, size));
    expect(refusal(picture('a.png', 'image/png', 5 * 1024 ** 2))).toBeNull();
    expect(refusal(picture('a.png', 'image/png', 5 * 1024 ** 2 + 1))).toMatchObject({ 0: 413 });
    expect(refusal(picture('a.svg', 'image/svg+xml'))).toMatchObject({ 0: 415 });
    expect(picture('a.JPEG', '')()).toMatch(/^\/uploads\/avatars\/file-\d+\.jpeg$/);
    expect(picture('a.veryverylong', 'image/png')()).toMatch(/^\/uploads\/avatars\/file-\d+$/);
    expect(me().avatarUrl).toBe(hanaRow.avatarUrl);
  });

  test('with a new picture replace the old one, with and without a profile', () => {
    const [first, second] = [1, 2].map(() => setAvatar(world, me(), file('a.png', 'image/png')));
    expect([world.uploads.has(first ?? ''), world.uploads.has(second ?? '')]).toEqual([false, true]);
    expect([me().avatarUrl, world.profiles.get(profileOf(hanaRow))?.avatarUrl]).toEqual([second, second]);
    removeAvatar(world, me());
    expect([me().avatarUrl, world.profiles.get(profileOf(hanaRow))?.avatarUrl]).toEqual([null, null]);
    expect(world.uploads.has(second ?? '')).toBe(false);
    const newcomer = addPersona(world, { ...ren, username: 'new', email: 'new@x.jp', profile: null, videos: [] });
    const early = setAvatar(world, newcomer, file('a.png', 'image/png'));
    const row = () => world.users.get(newcomer.id) as UserRow;
    setAvatar(world, row(), file('a.png', 'image/png'));
    expect([world.uploads.has(early), row().avatarUrl === early]).toEqual([false, false]);
  });
});

describe('videos', () => {
  const upload = (texts = { title: ' 題 ' as string | null, description: ' ' as string | null }) =>
    uploadVideo(world, me(), file('a.mp4', 'video/mp4'), texts);

  test('are limited to five, with trimmed texts or none', () => {
    expect(upload()).toMatchObject({ title: '題', description: null });
    expect(upload({ title: null, description: ' 説明 ' })).toMatchObject({ title: null, description: '説明' });
    for (let count = 3; count <= 5; count += 1) upload();
    expect(refusal(upload)).toEqual([400, '動画は最大5個までアップロードできます']);
    expect(videosOf(world, hanaRow.id)).toHaveLength(5);
    expect(videosOf(world, renRow.id)).toEqual([]);
  });

  test('are changed, deleted and reordered only by their owner', () => {
    const [a, b] = [upload(), upload()];
    for (const action of [
      () => updateVideo(world, renRow, a.id, { title: 'x', description: null }),
      () => deleteVideo(world, renRow, a.id),
      () => reorderVideos(world, renRow, [a.id]),
    ])
      expect(refusal(action)).toEqual([403, 'この操作を行う権限がありません']);
    expect(refusal(() => deleteVideo(world, me(), 'nowhere'))).toEqual([404, '動画が見つかりません']);
    expect(updateVideo(world, me(), a.id, { title: ' 新 ', description: '' })).toMatchObject({
      title: '新',
      description: null,
    });
    expect(world.videos.get(a.id)?.title).toBe('新');
    expect(reorderVideos(world, me(), [b.id, a.id]).map(({ id }) => id)).toEqual([b.id, a.id]);
    for (const ids of [[a.id], [a.id, a.id], [a.id, b.id, a.id]])
      expect(refusal(() => reorderVideos(world, me(), ids))).toEqual([400, 'すべての動画を1回ずつ指定してください']);
    deleteVideo(world, me(), b.id);
    expect([videosOf(world, hanaRow.id).map(({ id }) => id), world.uploads.has(b.url)]).toEqual([[a.id], false]);
    expect(brokenInvariants(world)).toEqual([]);
  });
});

describe('the invariants', () => {
  beforeEach(() => {
    like(world, me(), profileOf(renRow));
    const { id } = openConversation(world, me(), renRow.id);
    sendMessage(world, me(), id, '1');
    sendMessage(world, me(), id, '2');
    const post = createPost(world, me(), { content: 'x', media: { file: file('a.mp3', 'audio/mpeg'), duration: 1 } });
    createPost(world, renRow, { content: 'y', replyToId: post.id });
    uploadVideo(world, me(), file('a.mp4', 'video/mp4'), { title: null, description: null });
    setAvatar(world, me(), file('a.png', 'image/png'));
    comeOnline(world, hanaRow.id);
  });
  /** Replaces a part of a row. */
  function change<Row>(rows: Map<string, Row>, part: Partial<Row>, id = [...rows.keys()][0] ?? '') {
    rows.set(id, { ...(rows.get(id) as Row), ...part });
  }
  const first = <Key, Value>(map: Map<Key, Value>) => [...map][0] as [Key, Value];

  test('hold in a consistent World', () => expect(brokenInvariants(world)).toEqual([]));

  test.each<[string, () => void, RegExp]>([
    ['an e-mail address', () => world.userIdByEmail.set(hanaRow.email, 'x'), /not found by its e-mail address$/],
    ['a username', () => world.userIdByUsername.set(hanaRow.username.toLowerCase(), 'x'), /not found by its name$/],
    ['an address too many', () => world.userIdByEmail.set('x', 'x'), /^the e-mail index has other entries/],
    ['a name too many', () => world.userIdByUsername.set('x', 'x'), /^the username index has other entries/],
    ['a token', () => world.tokens.set('t', { userId: 'x', issuedAt: 0 }), /^t: of nobody$/],
    ['a mail', () => change(world.mails, { userId: 'x', to: 'who' }, 'm'), /^mail to who: of nobody$/],
    ['no socket', () => world.presence.set(hanaRow.id, 0), /: present with 0 sockets$/],
    ['a socket of nobody', () => world.presence.set('x', 1), /^x: present with 1 sockets$/],
    ['a profile too many', () => world.profileIdByUser.set('x', 'y'), /^the profile index has other entries/],
    ['a profile not found', () => world.profileIdByUser.set(hanaRow.id, 'x'), /: not found by its user$/],
    ['a profile of nobody', () => change(world.profiles, { userId: 'x' }, profileOf(hanaRow)), /: of nobody$/],
    ['a likes count', () => change(world.profiles, { likesCount: 9 }), /: likes_count is off$/],
    [
      'no name',
      () => change(world.profiles, { fields: { ...first(world.profiles)[1].fields, display_name: ' ' } }),
      /: no display name$/,
    ],
    ['no picture', () => change(world.profiles, { avatarUrl: '/uploads/x' }), /: its picture is not there$/],
    ['tags', () => change(world.profiles, { tagIds: new Set(['x']) }), /: tagIds differ from tags$/],
    [
      'two of one choice',
      () => {
        const { tags } = first(world.profiles)[1];
        const [any] = [...Object.values(tags).flat()];
        change(world.profiles, { tags: { ...tags, ages: any === undefined ? [] : [any, any] } });
      },
      /: two tags of ages$/,
    ],
    ['a like of oneself', () => change(world.likes, { to: hanaRow.id }), /: a like of oneself$/],
    ['an end', () => change(world.likes, { to: 'x' }), /: an end is gone$/],
    ['a beginning', () => change(world.likes, { from: 'x' }), /: an end is gone$/],
    ['a sent like', () => world.likesFrom.get(hanaRow.id)?.set(renRow.id, 'x'), /: not found from its sender$/],
    ['a received like', () => world.likesTo.get(renRow.id)?.set(hanaRow.id, 'x'), /: not found from its receiver$/],
    ['a like too many', () => world.likesTo.set('x', new Map([['y', 'z']])), /^a like index has other entries/],
    ['time', () => change(world.messages, { createdAt: BEGIN + 1 }), /: time runs backwards$/],
    ['a message', () => first(world.conversations)[1].messageIds.push('x'), /: a message is missing$/],
    [
      'unread',
      () => change(world.conversations, { unread: { [hanaRow.id]: 0, [renRow.id]: 1 } }),
      /: unread of .* is off$/,
    ],
    [
      'unread of mine',
      () => change(world.conversations, { unread: { [hanaRow.id]: 1, [renRow.id]: 2 } }),
      /: unread of .* is off$/,
    ],
    ['read', () => change(world.messages, { isRead: true }), /: unread of .* is off$/],
    ['nobody', () => change(world.conversations, { members: ['x', 'y'] }), /: nobody is left$/],
    ['a member', () => world.conversationIdsByUser.get(renRow.id)?.clear(), /: not found by /],
    [
      "others' conversation",
      () => {
        const sora = addPersona(world, { ...ren, username: 'sora', email: 'sora@x.jp', videos: [] });
        const { id } = openConversation(world, me(), sora.id);
        sendMessage(world, me(), id, '3');
        world.conversationIdsByUser.get(renRow.id)?.set(sora.id, id);
      },
      /: not found by /,
    ],
    ['a message alone', () => change(world.messages, { id: 'x' }, 'x'), /^messages without a conversation$/],
    [
      'conversations of nobody',
      () => world.conversationIdsByUser.set('x', new Map()),
      /^x: gone, but has conversations$/,
    ],
    ['notifications of nobody', () => world.notificationIdsByUser.set('x', []), /^x: gone, but has notifications$/],
    ['a wrong list', () => change(world.notifications, { userId: 'x' }), /: in a wrong list$/],
    ['a notification alone', () => change(world.notifications, { id: 'x' }, 'x'), /^notifications without a list$/],
    ['a post', () => world.topLevelPostIds.push('x'), /^x: listed but not there$/],
    ['a parent', () => change(world.posts, { replyToId: 'x' }, [...world.posts.keys()][1]), /: under a wrong parent$/],
    ['a file', () => world.uploads.delete(first(world.posts)[1].media?.url ?? ''), /: its file is not there$/],
    ['a post alone', () => change(world.posts, { id: 'x' }, 'x'), /^posts that no list leads to$/],
    ['a video twice', () => world.videoIdsByUser.set(renRow.id, [...world.videos.keys()]), /^the video lists are off$/],
    ['a video alone', () => change(world.videos, { id: 'x' }, 'x'), /^the video lists are off$/],
    [
      'six videos',
      () => world.videoIdsByUser.set(hanaRow.id, ['1', '2', '3', '4', '5', '6']),
      /: more than five videos$/,
    ],
    ['a wrong video', () => change(world.videos, { userId: 'x' }), /: in a wrong list$/],
  ])('%s', (_what, damage, sentence) => {
    damage();
    expect(brokenInvariants(world).some((broken) => sentence.test(broken))).toBe(true);
  });

  test('allow five videos', () => {
    for (let count = 2; count <= 5; count += 1)
      uploadVideo(world, me(), file('a.mp4', 'video/mp4'), { title: null, description: null });
    expect(brokenInvariants(world)).toEqual([]);
  });
});
