import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../content/random.ts';
import { hana } from '../personas/hana.ts';
import { ren } from '../personas/ren.ts';
import { addPersona } from '../scenarios/populate.ts';
import { createPost } from './board.ts';
import { removeEmptyConversations, openConversation, sendMessage } from './chat.ts';
import { type AdjustableClock, adjustableClock, DAY, HOUR, MINUTE, SECOND, toTimestamp } from './clock.ts';
import { brokenInvariants } from './invariants.ts';
import { like, unlike } from './likes.ts';
import { listNotifications } from './notifications.ts';
import { comeOnline } from './presence.ts';
import { Refusal } from './refusal.ts';
import type { UserRow } from './rows.ts';
import { checkFile, POST_MEDIA_RULE, setAvatar, VIDEO_RULE } from './uploads.ts';
import { uploadVideo } from './videos.ts';
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
});

const me = () => world.users.get(hanaRow.id) as UserRow;
const profileOf = (user: UserRow) => world.profileIdByUser.get(user.id) ?? '';
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

describe('the World', () => {
  test('numbers rows and notifies its listeners', () => {
    expect([world.nextId('x'), world.nextId('x'), world.nextId('y')]).toEqual(['x-1', 'x-2', 'y-1']);
    const received: string[] = [];
    const stop = world.onEvent(({ to }) => received.push(...to));
    world.emit(['a'], { type: 'pong' });
    stop();
    world.emit(['b'], { type: 'pong' });
    expect(received).toEqual(['a']);
    const revoked: string[] = [];
    const stopRevocations = world.onRevocation((userId) => revoked.push(userId));
    world.revoke('a');
    stopRevocations();
    world.revoke('b');
    expect(revoked).toEqual(['a']);
  });
});

describe('likes', () => {
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
});

describe('conversations', () => {
  const open = () => openConversation(world, me(), renRow.id);
  const say = (content: string, actor = me()) => sendMessage(world, actor, open().id, content);

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

test.each([
  [VIDEO_RULE, 'a.mp4', 'video/mp4'],
  [POST_MEDIA_RULE, 'a.mp3', 'audio/mpeg'],
])('P18: a file may have a hundred megabytes exactly (%#)', (rule, name, type) => {
  const limit = 100 * 1024 ** 2;
  expect(() => checkFile(file(name, type, limit), rule)).not.toThrow();
  expect(() => checkFile(file(name, type, limit + 1), rule)).toThrow(Refusal);
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
    ['a token', () => world.tokens.set('t', { userId: 'x', issuedAt: 0 }), /^tokens t: of nobody$/],
    ['a mail', () => change(world.mails, { userId: 'x', to: 'who' }, 'm'), /^mails m: of nobody$/],
    ['no socket', () => world.presence.set(hanaRow.id, 0), /: present with 0 sockets$/],
    [
      'a row of a new table',
      () => Object.assign(world, { gigs: new Map([['g', { userId: 'x' }]]) }),
      /^gigs g: of nobody$/,
    ],
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
