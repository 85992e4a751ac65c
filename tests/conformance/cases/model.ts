import fc from 'fast-check';
import type { Exchange } from '../engine/exchange.ts';
import { Unmet } from '../engine/findings/failure.ts';
import { bodyOf, expectEqual, expectStatus } from '../engine/expect.ts';
import type { Case, Kit } from '../engine/kit.ts';
import type { Person } from '../engine/person.ts';
import { nextInstant } from '../engine/nextInstant.ts';
import { formInput } from './formInput.ts';
import { markAsRead, removeLikes } from './preparation.ts';

const kinds = ['like', 'unlike', 'say', 'read', 'post', 'delete'] as const;
/** An action: who does it, and to whom, as indices of the kit's three people. */
type Step = readonly [kind: (typeof kinds)[number], who: number, whom: number];

const WALKS = 12;
const LONGEST_WALK = 12;
/** Milliseconds after which no walk begins any more, shrinking included. */
const TIME = 8_000;

const pair = (who: number, whom: number) => `${who}>${whom}`;

/**
 * The rules of the contract for likes, unread messages and posts, as short as possible. Shares no code with any server.
 */
class Model {
  readonly likes = new Set<string>();
  /** Messages that `whom` has not read, by `who>whom`. */
  readonly unread = new Map<string, number>();
  /** Ids of posts with their authors, newest first. */
  posts: { id: string; author: number }[] = [];

  likesOf(who: number): { sent: number; received: number; mutual: number } {
    const sent = [0, 1, 2].filter((other) => this.likes.has(pair(who, other)));
    const received = [0, 1, 2].filter((other) => this.likes.has(pair(other, who)));
    return {
      sent: sent.length,
      received: received.length,
      mutual: sent.filter((one) => received.includes(one)).length,
    };
  }

  unreadOf(whom: number): number {
    return [0, 1, 2].reduce((sum, who) => sum + (this.unread.get(pair(who, whom)) ?? 0), 0);
  }
}

/**
 * Creates random sequences of actions of three people. Each step is compared with the model, and a failing sequence is
 * shrunk (rule K24).
 */
export function modelCases(seed: number): Case[] {
  return [
    {
      id: 'model.three',
      needs: ['likes.match', 'likes.self', 'chat.one', 'chat.http', 'board.list', 'board.tree'],
      title: 'Whatever three people do in whatever order, likes, unread messages and posts stay what they must be.',
      async run(kit) {
        const end = performance.now() + TIME;
        const step = fc.tuple(fc.constantFrom(...kinds), fc.nat(2), fc.nat(2));
        const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: LONGEST_WALK }), async (walk) => {
          // A walk that has begun is completed: an abandoned one would continue during the next case.
          if (performance.now() < end) await follow(kit, walk);
        });
        const { failed, errorInstance, counterexample } = await fc.check(property, { seed, numRuns: WALKS });
        if (!failed) return;
        if (!(errorInstance instanceof Unmet)) throw errorInstance;
        const shortest = (counterexample?.[0] ?? []).map((one) => describe(one)).join(', then ');
        throw new Unmet({
          check: errorInstance.check,
          subject: errorInstance.subject,
          expected: `${errorInstance.expected} after: ${shortest}`,
          received: errorInstance.received,
          exchange: errorInstance.exchange ?? undefined,
        });
      },
    },
  ];
}

const describe = ([kind, who, whom]: Step) => `${'ABC'.charAt(who)} ${kind} ${'ABC'.charAt(whom)}`;

async function follow(kit: Kit, walk: readonly Step[]): Promise<void> {
  const people = [kit.a, kit.b, kit.c];
  const model = new Model();
  await removeLikes(people);
  const conversations = await openAll(people);
  const calm = await Promise.all(people.map((person) => counts(person)));
  try {
    for (const [kind, who, whom] of walk) {
      const person = people[who] as Person;
      const other = people[whom] as Person;
      if (kind === 'like' || kind === 'unlike') await changeLike(model, kind, who, whom, person, other);
      else if (kind === 'say' && who !== whom) {
        const id = conversations.get(pair(who, whom)) ?? '';
        expectStatus(await person.call('sendMessage', { id, body: { content: 'モデル' } }), 201, 'model.say');
        model.unread.set(pair(who, whom), (model.unread.get(pair(who, whom)) ?? 0) + 1);
      } else if (kind === 'read' && who !== whom) {
        const id = conversations.get(pair(who, whom)) ?? '';
        const seen = expectStatus(await person.call('markConversationRead', { id }), 200, 'model.read');
        expectEqual('model.read', seen, seen.json, { count: model.unread.get(pair(whom, who)) ?? 0 });
        model.unread.delete(pair(whom, who));
      } else if (kind === 'post') await addPost(model, who, person);
      else if (kind === 'delete') await deletePost(model, who, person);
      await compare(model, people, calm);
    }
  } finally {
    for (const { id, author } of model.posts) await people[author]?.call('deletePost', { id });
    for (const [way, id] of conversations) await people[Number(way.charAt(0))]?.call('markConversationRead', { id });
  }
}

async function openAll(people: readonly Person[]): Promise<Map<string, string>> {
  const conversations = new Map<string, string>();
  for (const [who, person] of people.entries()) {
    for (const [whom, other] of people.entries()) {
      if (who === whom) continue;
      const opened = await person.call('createConversation', { body: { other_user_id: other.userId } });
      const { id } = bodyOf<{ data: { id: string } }>(expectStatus(opened, 200, 'model.open')).data;
      await markAsRead([person], id);
      conversations.set(pair(who, whom), id);
    }
  }
  return conversations;
}

async function changeLike(
  model: Model,
  kind: 'like' | 'unlike',
  who: number,
  whom: number,
  person: Person,
  other: Person,
): Promise<void> {
  const likes = model.likes.has(pair(who, whom));
  if (kind === 'like') {
    const expected = who === whom ? 400 : likes ? 409 : 200;
    expectStatus(await person.call('likeProfile', { id: other.profileId }), expected, 'model.like');
    if (expected === 200) model.likes.add(pair(who, whom));
  } else {
    expectStatus(await person.call('unlikeProfile', { id: other.profileId }), likes ? 204 : 404, 'model.unlike');
    model.likes.delete(pair(who, whom));
  }
  const status = await person.call('getLikeStatus', { id: other.profileId });
  const isLiked = model.likes.has(pair(who, whom));
  const isMutual = isLiked && model.likes.has(pair(whom, who));
  expectEqual('model.likeStatus', status, status.json, { is_liked: isLiked, is_mutual: isMutual });
}

async function addPost(model: Model, who: number, person: Person): Promise<void> {
  const made = expectStatus(await person.call('createPost', formInput({ content: 'モデル' })), 201, 'model.post');
  const { id } = bodyOf<{ id: string }>(made);
  model.posts.unshift({ id, author: who });
  await nextInstant();
}

/** Deletes the newest post, whoever wrote it; only its author may. */
async function deletePost(model: Model, who: number, person: Person): Promise<void> {
  const [newest] = model.posts;
  if (newest === undefined) return;
  const expected = newest.author === who ? 204 : 403;
  expectStatus(await person.call('deletePost', { id: newest.id }), expected, 'model.delete');
  if (expected === 204) model.posts.shift();
}

/** The counts that the model knows, and the operations that return them. */
const COUNTS = [
  ['sent', 'countSentLikes'],
  ['received', 'countReceivedLikes'],
  ['mutual', 'countMutualLikes'],
  ['unread', 'countUnreadMessages'],
] as const;

const counts = ({ call }: Person) => Promise.all(COUNTS.map(([, operationId]) => call(operationId)));

const count = (seen: Exchange | undefined) => (seen === undefined ? 0 : bodyOf<{ count: number }>(seen).count);

/** Compares the counts with those before the walk: a person may have been liked by others already. */
async function compare(model: Model, people: readonly Person[], calm: readonly (readonly Exchange[])[]): Promise<void> {
  for (const [index, person] of people.entries()) {
    const now = await counts(person);
    const expected = { ...model.likesOf(index), unread: model.unreadOf(index) };
    for (const [at, [name]] of COUNTS.entries()) {
      const seen = now[at] as Exchange;
      expectEqual(`model.${name}`, seen, count(seen) - count(calm[index]?.[at]), expected[name]);
    }
  }
  const [first] = people;
  const listed = await first?.call('listPosts', { query: { page: 1, per_page: 100 } });
  if (listed === undefined) return;
  const ids = model.posts.map(({ id }) => id);
  const order = bodyOf<{ id: string }[]>(listed).map(({ id }) => id);
  const ours = order.filter((id) => ids.includes(id));
  expectEqual('model.posts', listed, ours, ids);
}
