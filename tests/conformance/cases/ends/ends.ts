import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from '../../engine/exchange.ts';
import { expectFrame, expectSaid } from '../../engine/expect.ts';
import { Unmet } from '../../engine/findings/failure.ts';
import type { Case } from '../../engine/kit.ts';
import { type Mailbox, removeAccount } from '../../engine/people.ts';
import { agrees } from '../../engine/view/agrees.ts';
import { differenceOf } from '../../engine/view/difference.ts';
import { atOnce } from '../atOnce.ts';
import { reads } from './reads.ts';
import { type Conversation, type Member, type Post, World } from './world.ts';

/** Who and what there is before something ends. */
interface Scene {
  world: World;
  /** Has some of everything, has to do with everybody, and leaves. */
  leaver: Member;
  friend: Member;
  other: Member;
  /** Has one conversation, without a message, and likes. */
  quiet: Member;
  /** Has no profile. */
  bare: Member;
  /** Of the leaver, with replies of all. */
  own: Post;
  /** Of the leaver: a file without a text. */
  silent: Post;
  /** Of the friend, with more replies than a list shows: one of the leaver with replies below it comes first. */
  thread: Post;
  conversation: Conversation;
}

/** One act that ends something. */
type End = (scene: Scene) => Promise<void>;

/**
 * The acts of every operation that ends something, in the order in which they happen to one scene. A test demands that
 * no operation of the contract that deletes is missing.
 */
export const ends: Readonly<Record<string, readonly End[]>> = {
  unlikeProfile: [
    ({ world, leaver, other }) => world.unlike(leaver, other),
    ({ world, leaver, friend }) => world.unlike(leaver, friend),
    ({ world, bare, leaver }) => world.unlike(bare, leaver),
    ({ world, friend, other }) => world.unlike(friend, other),
    ({ world, other, friend }) => world.unlike(other, friend),
  ],
  deletePost: [
    // One reply with a file, one with a file alone, and one with replies of others below it.
    ({ world, own }) => world.removePost(own.replies[0]?.replies[0] as Post),
    ({ world, thread }) => world.removePost(thread.replies[1] as Post),
    ({ world, thread }) => world.removePost(thread.replies[0] as Post),
    ({ world, silent }) => world.removePost(silent),
    ({ world, own }) => world.removePost(own),
    ({ world, thread }) => world.removePost(thread),
  ],
  deleteVideo: [
    ({ world, leaver }) => world.removeVideo(leaver, 1),
    ({ world, leaver }) => world.removeVideo(leaver, 0),
    ({ world, leaver }) => world.removeVideo(leaver, 0),
    ({ world, bare }) => world.removeVideo(bare, 0),
  ],
  deleteAvatar: [({ world, leaver }) => world.removePicture(leaver)],
  uploadAvatar: [({ world, leaver }) => world.picture(leaver)],
  updateMyProfile: [({ world, leaver }) => world.picture(leaver, 'uploadProfileImage')],
  deleteNotification: [
    ({ world, friend }) => world.removeNotice(friend, 0),
    ({ world, leaver }) => world.removeNotice(leaver, 1),
  ],
  resetPassword: [({ world, leaver }) => world.reset(leaver)],
  deleteAccount: [
    ({ world, quiet }) => world.leave(quiet),
    // Who leaves while online is online to nobody afterwards.
    async ({ world, leaver }) => {
      const socket = await world.connect(leaver);
      await world.leave(leaver);
      await socket.waitForClose();
    },
    ({ world, bare }) => world.leave(bare),
    ({ world, other }) => world.leave(other),
  ],
};

/** The id of the case in which nothing ends. */
const BEGINNING = 'ends.nothing';
/** So many people read everything after each act, other ones each time; after the last act all do. */
const SOME = 2;

/** Creates a case for each operation that ends something. */
export function endCases(mailbox: Mailbox): Case[] {
  const begin: Case = {
    id: BEGINNING,
    title: 'Before anything ends, everybody sees what there is.',
    async run(kit) {
      const { world } = await prepare(new World(kit, mailbox, 'nothing'));
      await expectSeen(world, null, 0, world.members.length);
      for (const { account } of world.members) await removeAccount(kit, account);
    },
  };
  const cases = Object.entries(ends).map(([operationId, acts]): Case => ({
    id: `ends.${operationId}`,
    title: `${operationId} takes along from everything that anybody can see what the contract names, and nothing else.`,
    // What is wrong before is not wrong because of what ends.
    needs: [BEGINNING],
    async run(kit) {
      const scene = await prepare(new World(kit, mailbox, operationId));
      for (const [index, act] of acts.entries()) {
        await act(scene);
        const isLast = index === acts.length - 1;
        await expectSeen(scene.world, operationId, index + 1, isLast ? scene.world.members.length : SOME);
      }
      await expectNobodyOnline(scene.world);
      for (const { account, isGone } of scene.world.members) if (!isGone) await removeAccount(kit, account);
    },
  }));
  return [begin, ...cases];
}

async function prepare(world: World): Promise<Scene> {
  const leaver = await world.join('leaves');
  const friend = await world.join('friend');
  const other = await world.join('other');
  const quiet = await world.join('quiet');
  const bare = await world.join('bare', false);
  for (const who of [leaver, friend]) await world.choose(who);
  await like(world, leaver, friend, other, quiet, bare);
  await upload(world, leaver, friend, bare);
  const conversation = await talk(world, leaver, friend, other, quiet, bare);
  const own = await world.post(leaver, '根');
  const branch = await world.post(friend, '枝', own, true);
  await world.post(leaver, '', branch, true);
  await world.post(other, '別の枝', own);
  const silent = await world.post(leaver, '', null, true);
  const thread = await world.post(friend, '話');
  const first = await world.post(leaver, '一', thread);
  const below = await world.post(other, '一の一', first, true);
  await world.post(leaver, '一の一の一', below);
  await world.post(leaver, '', thread, true);
  for (const who of [bare, friend, leaver]) await world.post(who, `${who.username}の返信`, thread);
  await world.post(bare, 'プロフィールのない人', null, true);
  for (const who of [friend, other]) await world.readNotices(who);
  await world.say(friend, conversation, 'まだ読まれていない');
  return { world, leaver, friend, other, quiet, bare, own, silent, thread, conversation };
}

async function like(world: World, leaver: Member, friend: Member, other: Member, quiet: Member, bare: Member) {
  for (const [from, to] of [
    [leaver, friend],
    [other, friend],
    [leaver, other],
    [friend, leaver],
    [quiet, leaver],
    [bare, leaver],
    [bare, friend],
    [friend, other],
  ] as const) {
    await world.like(from, to);
  }
}

async function upload(world: World, leaver: Member, friend: Member, bare: Member): Promise<void> {
  for (const who of [leaver, friend]) await world.picture(who);
  for (const title of ['一', null, '三']) await world.video(leaver, title);
  for (const who of [friend, bare]) await world.video(who, null);
}

/** Conversations in which both wrote, one of the two, and nobody. */
async function talk(
  world: World,
  leaver: Member,
  friend: Member,
  other: Member,
  quiet: Member,
  bare: Member,
): Promise<Conversation> {
  const both = await world.open(leaver, friend);
  for (const who of [leaver, friend, leaver]) await world.say(who, both, `${who.username}より`);
  await world.read(friend, both);
  await world.say(leaver, both, '続き');
  await world.open(leaver, quiet);
  await world.open(quiet, other);
  await world.say(leaver, await world.open(leaver, other), '一人の言葉');
  await world.say(bare, await world.open(bare, leaver), 'はじめまして');
  await world.open(other, bare);
  await world.say(other, await world.open(friend, other), '二人の話');
  return both;
}

/** Reads everything as so many of those who are left, from the n-th on, and compares it with the model. */
async function expectSeen(world: World, ended: string | null, first: number, count: number): Promise<void> {
  const left = world.members.filter(({ isGone }) => !isGone);
  const from = first % left.length;
  const viewers = [...left.slice(from), ...left.slice(0, from)].slice(0, count);
  const tasks = viewers.flatMap((viewer, index) =>
    Object.entries(reads)
      .filter(([, { isCommon }]) => index === 0 || isCommon !== true)
      .map(
        ([operationId]) =>
          () =>
            expectRead(world, ended, viewer, operationId),
      ),
  );
  const subject = ended ?? 'createPost';
  const expectFile = async ([url, isThere]: [string, boolean]) => {
    const { status } = await world.kit.fetchFile(url, subject);
    const expected = isThere ? 200 : 404;
    if (status === expected) return;
    const [wanted, got] = [`${expected} for ${url}`, `${status} for ${url}`];
    throw new Unmet({ check: 'ends.files', subject, expected: wanted, received: got });
  };
  await atOnce([...tasks, ...[...world.files].map((file) => () => expectFile(file))]);
}

/** Reads one operation as one person, with everything that there ever was. */
async function expectRead(world: World, ended: string | null, viewer: Member, operationId: string): Promise<void> {
  const read = reads[operationId];
  if (read === undefined) throw new Error(`${operationId} is not in the table of what is read.`);
  for (const { input, status = 200, expected, pick = (json: unknown) => json } of read.readings(world, viewer)) {
    const seen = await viewer.call(operationId, input);
    const place = input?.id === undefined ? operationId : `${operationId} ${input.id}`;
    if (seen.status !== status) throw unmet(read.check, ended, seen, `${status}`, `${seen.status}`, place);
    if (expected === undefined || agrees(pick(seen.json), expected)) continue;
    const difference = differenceOf(expected, pick(seen.json));
    throw unmet(read.check, ended, seen, difference.expected, difference.received, place);
  }
}

/** How often, and how many ms later, a list that names others is read again: a server may notice a closed socket late. */
const CLOSED_LATE = { times: 10, every: 200 };

/** Checks that each of those who are left is online to themselves alone: nobody else has a socket. */
async function expectNobodyOnline(world: World): Promise<void> {
  for (const member of world.members.filter(({ isGone }) => !isGone)) {
    for (let left = CLOSED_LATE.times; ; left -= 1) {
      const socket = await world.connect(member);
      const frame = await expectFrame('socket.onlineFirst', socket, 'online_users');
      await socket.close();
      const { users } = frame;
      if (left === 0) expectSaid('socket.online', frame, users, [member.userId]);
      if (Array.isArray(users) && users.length === 1 && users[0] === member.userId) break;
      await sleep(CLOSED_LATE.every);
    }
  }
}

/** A difference that an act has caused is about this act; one that was there before is about the reading. */
function unmet(
  check: string,
  ended: string | null,
  exchange: Exchange,
  expected: string,
  received: string,
  place: string,
): Unmet {
  if (ended === null)
    return new Unmet({ check: 'ends.before', subject: exchange.operation.operationId, expected, received, exchange });
  return new Unmet({
    check,
    subject: ended,
    expected,
    received: `${received}, as ${place} answers afterwards`,
    exchange,
  });
}
