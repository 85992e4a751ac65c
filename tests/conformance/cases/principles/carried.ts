import type { Contract, Operation, Schema } from '../../contract/contract.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { bodyOf, expectEqual, expectStatus, fail } from '../../engine/expect.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import type { Account } from '../../engine/ledger.ts';
import { nextInstant } from '../../engine/nextInstant.ts';
import { callsOf, enter, logIn, type Mailbox, newAccount, profileNamed, removeAccount } from '../../engine/people.ts';
import type { Person } from '../../engine/person.ts';
import { agrees, fitting } from '../../engine/view/agrees.ts';
import { MOST } from '../../engine/view/compared.ts';
import { differenceOf } from '../../engine/view/difference.ts';
import { whileUnmoved } from '../../engine/view/whileUnmoved.ts';
import { atOnce } from '../atOnce.ts';
import { open } from '../conversation.ts';
import { formInput } from '../formInput.ts';

type Json = Record<string, unknown>;

/**
 * How many of everything each item of a list carries, the newest item first: none, one, and more than a list shows of
 * it. At every size of a page up to four each number is at each place of a page, and each number follows each on the
 * border of two pages of some size up to eight; carried.test.ts demands it.
 */
export const CARRIED: readonly number[] = [4, 0, 4, 0, 0, 1, 1, 4, 1, 4, 4, 1, 1, 1, 0, 1];
const MANY = Math.max(...CARRIED);
/** All other sizes that the contract allows: their pages hold all items of the case. */
const LARGE = Array.from({ length: MOST - CARRIED.length }, (_, index) => CARRIED.length + 1 + index);
/** Sizes of pages that begin at every item, where the contract lets them. */
const SHIFTED = [2, 5];
/** So many sizes are compared with one reading of the whole list. */
const SIZES_AT_ONCE = 4;
/** Categories of which a profile has one tag. */
const SINGLE = ['ages', 'genders', 'activity_frequency'];
/** Number of direct replies that a listed post shows. */
const PREVIEW = 3;

interface Bearer {
  person: Person;
  count: number;
  tags: readonly string[];
  post: string;
  conversation: string;
}

/** What a list must hold of one bearer; `idIn` is the part of an item by which it is known. */
interface Listed {
  idIn: (item: Json) => unknown;
  id: (bearer: Bearer) => string;
  /** Values that follow from how much the bearer carries. */
  carries: (bearer: Bearer) => Json;
}

const ofProfile = ({ count, tags }: Bearer): Json => ({
  // The viewer likes everybody, too.
  likes_count: count + 1,
  tags: fitting(`the tags ${tags.join(', ')}`, (value) => agrees(idsOf(value).toSorted(), tags.toSorted())),
});
const idsOf = (tags: unknown) => (Object.values(tags as object) as { id: string }[][]).flat().map(({ id }) => id);
const byUser = { idIn: ({ user_id }: Json) => user_id, id: ({ person }: Bearer) => person.userId };
const within = (...path: readonly string[]): Listed['carries'] => {
  const [first, ...rest] = path;
  return first === undefined ? ofProfile : (bearer) => ({ [first]: within(...rest)(bearer) });
};

/** For each paged list what its items are; a test demands that none of the contract is missing. */
export const listed: Readonly<Record<string, Listed>> = {
  listProfiles: { ...byUser, carries: ofProfile },
  listSentLikes: { ...byUser, carries: within('to_profile') },
  listReceivedLikes: { ...byUser, carries: within('from_user', 'profile') },
  listMutualLikes: { ...byUser, carries: within('profile') },
  listConversations: {
    idIn: ({ id }) => id,
    id: ({ conversation }) => conversation,
    carries: ({ count, person }) => ({
      unread_count: count,
      last_message: count === 0 ? null : { content: `${count - 1}`, sender_id: person.userId },
    }),
  },
  listPosts: {
    idIn: ({ id }) => id,
    id: ({ post }) => post,
    carries: ({ count }) => ({
      replies_count: count,
      replies: Array.from({ length: Math.min(PREVIEW, count) }, (_, index) => ({
        content: `${index}`,
        // The first reply has as many of its own.
        replies_count: index === 0 ? count : 0,
        replies: [],
      })),
    }),
  },
};

/** Creates the case in which every paged list is cut in every way, with items that carry none, one and many. */
export function carriedCases(mailbox: Mailbox, contract: Contract): Case[] {
  const paged = [...contract.operations.values()].filter(({ page }) => page !== null);
  return [
    {
      id: 'pages.carried',
      alone: true,
      title: 'A page counts its own items, and nothing of what they carry or what is left out, at every size.',
      async run(kit) {
        const accounts: Account[] = [];
        const join = async (name: string) => {
          const account = await newAccount(kit, mailbox, `carry${name}`);
          accounts.push(account);
          await nextInstant();
          return await enter(kit, account, `人${name}`);
        };
        const viewer = await join('viewer');
        const people: Person[] = [];
        for (const [index] of CARRIED.entries()) people.push(await join(`${index}`));
        const groups = await choicesOf(viewer);
        const bearers: Bearer[] = [];
        // The newest comes first in every list.
        for (const [index, count] of CARRIED.toReversed().entries()) {
          const others = people.filter((_, other) => other !== index);
          bearers.unshift(
            await load(kit, viewer, {
              person: people[index] as Person,
              account: accounts[index + 1] as Account,
              others,
              groups,
              count,
            }),
          );
          if (count > 0) continue;
          const leftOut = await newAccount(kit, mailbox, `carryout${index}`);
          accounts.push(leftOut);
          await leaveOut(kit, viewer, leftOut);
        }
        for (const operation of paged) await expectCut(kit, viewer, operation, bearers);
        for (const { person, post } of bearers) await person.call('deletePost', { id: post });
        for (const account of accounts) await removeAccount(kit, account);
      },
    },
  ];
}

interface Load {
  person: Person;
  account: Account;
  others: readonly Person[];
  groups: readonly (readonly string[])[];
  count: number;
}

/** Gives somebody so many of everything that a person, a conversation and a post can have. */
async function load(kit: Kit, viewer: Person, { person, account, others, groups, count }: Load): Promise<Bearer> {
  const tags = groups.flatMap((ids) => ids.slice(0, count));
  const fields = { ...profileNamed(`${count}つ`), tags_update: { tags } };
  expectStatus(await person.call('updateMyProfile', { body: fields }), 200);
  const film = () => formInput({ file: new File([new Uint8Array(8)], 'a.mp4', { type: 'video/mp4' }) });
  const sound = new File([new Uint8Array(8)], 'a.wav', { type: 'audio/wav' });
  await nextInstant();
  const conversation = await open(viewer, person);
  const written = await person.call(
    'createPost',
    formInput({ content: '根', ...(count > 0 ? { media_file: sound, media_duration: '1' } : {}) }),
  );
  const post = bodyOf<{ id: string }>(expectStatus(written, 201)).id;
  const reply = async (who: Person, content: string, reply_to_id: string) => {
    await nextInstant();
    const made = await who.call('createPost', formInput({ content, reply_to_id }));
    return bodyOf<{ id: string }>(expectStatus(made, 201)).id;
  };
  let first = '';
  for (const [index, other] of others.slice(0, count).entries()) {
    expectStatus(await person.call('uploadVideo', film()), 200);
    expectStatus(await other.call('likeProfile', { id: person.profileId }), 200);
    expectStatus(await person.call('sendMessage', { id: conversation, body: { content: `${index}` } }), 201);
    await logIn(kit, account);
    const made = await reply(other, `${index}`, post);
    if (index === 0) first = made;
    await reply(person, `下${index}`, first);
  }
  await nextInstant();
  expectStatus(await viewer.call('likeProfile', { id: person.profileId }), 200);
  expectStatus(await person.call('likeProfile', { id: viewer.profileId }), 200);
  return { person, count, tags, post, conversation };
}

/**
 * Adds what every list leaves out between two of its items: an account without a profile, its like, and its
 * conversation without a message. It may not take the place of an item on a page.
 */
async function leaveOut(kit: Kit, viewer: Person, account: Account): Promise<void> {
  await nextInstant();
  const call = await callsOf(kit, account);
  expectStatus(await call('likeProfile', { id: viewer.profileId }), 200);
  expectStatus(await call('createConversation', { body: { other_user_id: viewer.userId } }), 200);
}

/** The ids of the tags of each category that allows several, where there are enough of them. */
async function choicesOf({ call }: Person): Promise<string[][]> {
  const categories = bodyOf<{ name: string; tags: { id: string }[] }[]>(await call('listTagCategories'));
  return categories
    .filter(({ name, tags }) => !SINGLE.includes(name) && tags.length >= MANY)
    .map(({ tags }) => tags.map(({ id }) => id));
}

/** Cuts one list in every way and compares each page with the whole list, and that with what the bearers carry. */
async function expectCut(
  { contract }: Kit,
  viewer: Person,
  operation: Operation,
  bearers: readonly Bearer[],
): Promise<void> {
  const { operationId, page, parameters, responses } = operation;
  const kind = listed[operationId];
  if (page === null || kind === undefined) return;
  const isByPage = parameters.some(({ name }) => name === 'page');
  const ask = (start: number, size: number) =>
    viewer.call(operationId, {
      query: isByPage ? { page: start / size + 1, per_page: size } : { skip: start, limit: size },
    });
  const { items: shape = {} } = contract.resolve(responses.get(200)?.schema ?? {});
  const itemsIn = (seen: Exchange) =>
    (expectStatus(seen, 200).json as Json[]).map((item) => known(contract, shape, item) as Json);
  const readWhole = async () => {
    const seen = await ask(0, MOST);
    return { seen, items: itemsIn(seen) };
  };
  const compare = (check: (whole: readonly Json[]) => Promise<void>) =>
    whileUnmoved(readWhole, async () => check((await readWhole()).items));

  const { seen, items } = await readWhole();
  const own = items.filter((item) => bearers.some((bearer) => kind.id(bearer) === kind.idIn(item)));
  const ids = own.map((item) => kind.idIn(item));
  expectEqual(
    'list.carried',
    seen,
    ids,
    bearers.map((bearer) => kind.id(bearer)),
  );
  for (const [index, bearer] of bearers.entries()) {
    expectEqual('list.carried', seen, own[index], kind.carries(bearer));
  }
  const expectPage = async (whole: readonly Json[], start: number, size: number) => {
    const part = await ask(start, size);
    const expected = whole.slice(start, start + size);
    const received = itemsIn(part).slice(0, expected.length);
    const what = `${operationId} from ${start}, ${size} at the most`;
    if (received.length < expected.length)
      fail('list.full', part, `${expected.length} items, ${what}`, `${received.length}, though more follow`);
    const idsIn = (some: readonly Json[]) => some.map((item) => kind.idIn(item));
    const areSame = agrees(idsIn(received), idsIn(expected));
    if (areSame && agrees(received, expected)) return;
    const difference = areSame ? differenceOf(expected, received) : differenceOf(idsIn(expected), idsIn(received));
    fail('list.carried', part, `${difference.expected}, ${what}`, difference.received);
  };
  const pagesOf = (sizes: readonly number[]) =>
    sizes.flatMap((size) => CARRIED.flatMap((_, start) => (start % size === 0 ? [[start, size] as const] : [])));
  const sizes = CARRIED.map((_, index) => index + 1);
  const parts = [
    ...Array.from({ length: Math.ceil(sizes.length / SIZES_AT_ONCE) }, (_, part) =>
      pagesOf(sizes.slice(part * SIZES_AT_ONCE, (part + 1) * SIZES_AT_ONCE)),
    ),
    LARGE.map((size) => [0, size] as const),
    ...(isByPage ? [] : SHIFTED.map((size) => CARRIED.map((_, start) => [start, size] as const))),
  ];
  // Each comparison is short, so that others who write in between do not change the list in all of its tries.
  for (const part of parts) {
    await compare((whole) =>
      atOnce(
        part.map(
          ([start, size]) =>
            () =>
              expectPage(whole, start, size),
        ),
      ),
    );
  }
}

/** Reduces a value to the properties of its schema: servers may add others, which may differ each time. */
function known(contract: Contract, schema: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const whole = contract.resolve(schema);
  if (Array.isArray(value)) return value.map((item) => known(contract, whole.items ?? {}, item));
  const variants = [whole, ...[...(whole.oneOf ?? []), ...(whole.anyOf ?? [])].map((one) => contract.resolve(one))];
  const properties = Object.assign({}, ...variants.map((one) => one.properties ?? {})) as Record<string, Schema>;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => key in value)
      .map(([key, property]) => [key, known(contract, property, (value as Json)[key])]),
  );
}
