import { type CallInput, type Exchange, Unreachable } from '../../engine/exchange.ts';
import { bodyOf, expectStatus } from '../../engine/expect.ts';
import { Unmet } from '../../engine/findings/failure.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import { enter, type Mailbox, newAccount, profileNamed, removeAccount } from '../../engine/people.ts';
import type { Person } from '../../engine/person.ts';
import { MOST } from '../../engine/view/compared.ts';
import { open } from '../conversation.ts';
import { formInput } from '../formInput.ts';
import { markAsRead } from '../preparation.ts';

type Json = Record<string, unknown>;

const CHECK = 'together.leaver';
/** Milliseconds after which bodies end even when the account is not deleted yet. */
const LONGEST_HELD = 3_000;
/** The texts by which what was written meanwhile is found. */
const MESSAGE = '去り際の言葉';
const REPLY = '去り際の返信';

/** A call that was under way, with its answer; null where the connection broke, as a server may do it with a refused body. */
interface UnderWay {
  operationId: string;
  seen: Exchange | null;
}

/** Cases about calls that begin before an account is deleted and end after it. */
export const leaverCases = (mailbox: Mailbox): readonly Case[] => [
  {
    id: 'ends.underWay.sent',
    title: 'Of calls whose bodies end after their author’s account was deleted nothing is left that goes with it.',
    async run(kit) {
      const scene = await prepare(kit, mailbox, 'sends');
      let release = (): void => undefined;
      const heldUntil = new Promise<void>((resolve) => (release = resolve));
      // A server that serves one call after the other deletes nothing before the bodies have ended.
      const timer = setTimeout(release, LONGEST_HELD);
      const calls = ownWrites(scene).map(([operationId, input]) =>
        underWay(operationId, scene.leaver.call(operationId, { ...input, heldUntil })),
      );
      // Answers that come after the first halves were sent show that the server has them.
      for (const who of [kit.a, kit.b]) await who.call('getMyProfile');
      const deleted = removeAccount(kit, scene.leaver).finally(release);
      void deleted.finally(() => clearTimeout(timer)).catch(() => undefined);
      await expectLeft(scene, await deleted, await Promise.all(calls), []);
    },
  },
  {
    id: 'ends.underWay.together',
    title: 'What somebody writes, and others write to them, while their account is deleted ends before it or after it.',
    async run(kit) {
      const scene = await prepare(kit, mailbox, 'meets');
      const { leaver, ownPost, conversation } = scene;
      const { a, b } = kit;
      const own = [...ownWrites(scene), ['likeProfile', { id: b.profileId }] as const].map(([operationId, input]) =>
        underWay(operationId, leaver.call(operationId, input)),
      );
      const deletion = removeAccount(kit, leaver);
      const reply = formInput({ content: REPLY, reply_to_id: ownPost });
      const others = [
        underWay('likeProfile', b.call('likeProfile', { id: leaver.profileId })),
        underWay('createPost', b.call('createPost', reply)),
        underWay('createConversation', b.call('createConversation', { body: { other_user_id: leaver.userId } })),
        underWay('sendMessage', a.call('sendMessage', { id: conversation, body: { content: `${MESSAGE}への返事` } })),
      ];
      await expectLeft(scene, await deletion, await Promise.all(own), await Promise.all(others));
    },
  },
];

interface Scene {
  kit: Kit;
  leaver: Person;
  /** Of the leaver and `a`, with a message, so that it stays. */
  conversation: string;
  /** A post of `b`. */
  post: string;
  /** A post of the leaver. */
  ownPost: string;
  /** How many likes `b` has received. */
  likes: number;
}

async function prepare(kit: Kit, mailbox: Mailbox, name: string): Promise<Scene> {
  const { a, b } = kit;
  const leaver = await enter(kit, await newAccount(kit, mailbox, name), '去る人');
  const conversation = await open(leaver, a);
  expectStatus(await leaver.call('sendMessage', { id: conversation, body: { content: '先に' } }), 201);
  const [post, ownPost] = [await write(b, '残る投稿'), await write(leaver, '去る投稿')];
  return { kit, leaver, conversation, post, ownPost, likes: await likesOf(b) };
}

async function write({ call }: Person, content: string): Promise<string> {
  return bodyOf<{ id: string }>(expectStatus(await call('createPost', formInput({ content })), 201)).id;
}

const likesOf = async ({ call }: Person): Promise<number> =>
  bodyOf<{ likes_count: number }>(await call('getMyProfile')).likes_count;

/** The calls of the leaver that have a body. */
function ownWrites({ kit, conversation, post }: Scene): (readonly [operationId: string, input: CallInput])[] {
  const file = (name: string, type: string) => new File([new Uint8Array(8)], name, { type });
  const [sound, picture] = [file('a.wav', 'audio/wav'), file('a.png', 'image/png')];
  return [
    ['sendMessage', { id: conversation, body: { content: MESSAGE } }],
    ['createPost', formInput({ content: '去り際の投稿', media_file: sound, media_duration: '2' })],
    ['createPost', formInput({ content: REPLY, reply_to_id: post, media_file: sound, media_duration: '2' })],
    ['uploadVideo', formInput({ file: file('a.mp4', 'video/mp4') })],
    ['uploadAvatar', formInput({ file: picture })],
    ['updateMyProfile', { body: profileNamed('去り際の名前') }],
    ['createConversation', { body: { other_user_id: kit.c.userId } }],
  ];
}

const underWay = (operationId: string, call: Promise<Exchange>): Promise<UnderWay> =>
  call.then(
    (seen) => ({ operationId, seen }),
    (error: unknown) => {
      if (error instanceof Unreachable) return { operationId, seen: null };
      throw error;
    },
  );

const isDone = ({ seen }: UnderWay) => seen !== null && seen.status < 300;

/** Throws `Unmet` about an operation unless something holds; the exchange that shows it is not always the operation's. */
function expect(subject: string, isSo: boolean, expected: string, received: string, exchange: Exchange | null): void {
  if (!isSo) throw new Unmet({ check: CHECK, subject, expected, received, exchange: exchange ?? undefined });
}

/** Checks the answers to the calls that met a deletion, and what of them is left afterwards. */
async function expectLeft(
  scene: Scene,
  deletion: number,
  own: readonly UnderWay[],
  others: readonly UnderWay[],
): Promise<void> {
  const { kit, leaver, conversation, post, ownPost, likes } = scene;
  const { a, b, c } = kit;
  expect('deleteAccount', deletion === 200, '200', String(deletion), null);
  for (const [calls, refusal] of [
    [own, 401],
    [others, 404],
  ] as const) {
    for (const { operationId, seen } of calls) {
      // A message to a deleted account is stored like any other.
      const isLate = seen?.status === refusal && (refusal === 401 || operationId !== 'sendMessage');
      if (seen === null || seen.status < 300 || isLate) continue;
      const success = [...seen.operation.responses.keys()].find((status) => status < 300);
      const expected = `${success}, as before the account was deleted, or ${refusal}, as after it`;
      expect(operationId, false, expected, `${seen.status} ${seen.responseText.slice(0, 200)}`, seen);
    }
  }
  for (const call of [...own, ...others].filter(isDone)) await expectGone(scene, call);
  const seen = await b.call('listPosts', { query: { per_page: MOST } });
  const left = bodyOf<Json[]>(seen).find(({ user_id }) => user_id === leaver.userId);
  expect(
    'createPost',
    left === undefined,
    'no post of the deleted account',
    `${JSON.stringify(left?.id)} is listed`,
    seen,
  );
  expectStatus(await b.call('getPost', { id: ownPost }), 404, CHECK);
  for (const [operationId, id] of [
    ['getProfile', leaver.profileId],
    ['getProfileByUserId', leaver.userId],
  ] as const)
    expectStatus(await b.call(operationId, { id }), 404, CHECK);
  const listed = await b.call('listProfiles', { query: { limit: MOST } });
  const isListed = bodyOf<Json[]>(listed).some(({ user_id }) => user_id === leaver.userId);
  expect('updateMyProfile', !isListed, 'no profile of the deleted account', 'it is listed', listed);
  const received = await b.call('listReceivedLikes', { query: { limit: MOST } });
  const isLiked = bodyOf<Json[]>(received).some(({ user_id }) => user_id === leaver.userId);
  expect('likeProfile', !isLiked, 'no like of the deleted account', 'it is listed', received);
  const now = await likesOf(b);
  expect('likeProfile', now === likes, `likes_count: ${likes}, as before`, `likes_count: ${now}`, null);
  await expectWritten(scene, own, others);
  expectStatus(await b.call('deletePost', { id: post }), 204);
  await markAsRead([a], conversation);
  for (const who of [a, b, c]) await who.call('markAllNotificationsRead');
}

/** Checks that nothing which goes with an account is left of a call that succeeded: neither its files nor what it made. */
async function expectGone({ kit, post }: Scene, { operationId, seen }: UnderWay): Promise<void> {
  const made = (seen?.json ?? {}) as Json;
  const expect404 = (what: string, status: number) =>
    expect(operationId, status === 404, `404 for ${what} after the account was deleted`, String(status), seen);
  for (const key of ['url', 'video_url', 'media_url']) {
    const address = made[key];
    if (typeof address === 'string') expect404(address, (await kit.fetchFile(address, operationId)).status);
  }
  if (operationId === 'createPost' && made.reply_to_id !== post)
    expect404(`post ${String(made.id)}`, (await kit.b.call('getPost', { id: String(made.id) })).status);
  if (operationId !== 'createConversation') return;
  const { id } = (made as { data: { id: string } }).data;
  // Its other side is `c`, or `b` where `b` opened it.
  for (const who of [kit.b, kit.c]) expect404(`conversation ${id}`, (await who.call('getConversation', { id })).status);
}

/** Checks that messages, and replies to others, are there when they were answered so, and are not when they were refused. */
async function expectWritten(
  { kit, conversation, post }: Scene,
  own: readonly UnderWay[],
  others: readonly UnderWay[],
) {
  const { a, b } = kit;
  const chat = await a.call('getConversation', { id: conversation });
  const { messages, other_user } = bodyOf<{ messages: Json[]; other_user: Json }>(expectStatus(chat, 200, CHECK));
  const tree = bodyOf<{ replies: Json[] }>(expectStatus(await b.call('getPost', { id: post }), 200, CHECK));
  const count = (things: readonly Json[], content: string) => things.filter((one) => one.content === content).length;
  const said = own.filter(({ operationId }) => operationId === 'sendMessage');
  const replied = own.filter(({ operationId }) => operationId === 'createPost').slice(1);
  const answered = others.filter(({ operationId }) => operationId === 'sendMessage');
  for (const [calls, found, what] of [
    [said, count(messages, MESSAGE), 'message'],
    [answered, count(messages, `${MESSAGE}への返事`), 'message'],
    [replied, count(tree.replies, REPLY), 'reply'],
  ] as const) {
    for (const { operationId, seen } of calls) {
      const wanted = seen === null ? Math.min(found, 1) : seen.status < 300 ? 1 : 0;
      const expected = `${wanted} such ${what} after the answer ${seen?.status ?? '(none)'}`;
      expect(operationId, found === wanted, expected, `${found}`, seen);
    }
  }
  const shown = {
    profile: other_user.profile,
    replies: tree.replies.map(({ user, media_url }) => ({ user, media_url })),
  };
  const none = { profile: null, replies: tree.replies.map(() => ({ user: null, media_url: null })) };
  const [expected, received] = [JSON.stringify(none), JSON.stringify(shown)];
  expect('deleteAccount', received === expected, expected, received, chat);
}
