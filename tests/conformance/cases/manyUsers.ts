import type { Operation } from '../contract/contract.ts';
import type { Exchange } from '../engine/exchange.ts';
import { bodyOf, expectEqual, expectFrame, expectStatus, fail } from '../engine/expect.ts';
import type { Case, Kit } from '../engine/kit.ts';
import type { Person } from '../engine/person.ts';
import type { Account } from '../engine/ledger.ts';
import { MOST } from '../engine/view/compared.ts';
import { enter, type Mailbox, newAccount, removeAccount } from '../engine/people.ts';
import { whileUnmoved } from '../engine/view/whileUnmoved.ts';
import { open } from './conversation.ts';
import { formInput } from './formInput.ts';

/** Number of users, more than a page of twenty. */
const OVER_ONE_PAGE = 22;
/** Number of posts, more than the largest page, so that a smaller limit than the documented one shows. */
const OVER_THE_LARGEST_PAGE = MOST + 3;
/** Number of users, more than any limit that a search might have by mistake. */
const MANY_USERS = 105;
/** Number of messages and of replies, more than two pages of any size. */
const LONG = 205;
/** Maximum number of simultaneous requests. */
const AT_ONCE = 15;
/** Messages of each user; together they cause more than a hundred notifications. */
const MESSAGES_EACH = 5;

type Item = Record<string, unknown>;
const items = (seen: Exchange) => bodyOf<Item[]>(expectStatus(seen, 200));
const ids = (seen: Exchange) => items(seen).map(({ id }) => String(id));

/**
 * Creates cases with more data than a page or a default limit contains, and about the data that remains when its
 * authors delete their accounts.
 */
export function manyUsersCases(mailbox: Mailbox, operations: ReadonlyMap<string, Operation>): Case[] {
  const paged = [...operations.values()].filter(({ page }) => page !== null);
  return [
    {
      id: 'manyUsers.pages',
      alone: true,
      title: 'Lists of more than a page are cut where they were asked to be, sorted as the contract says, and whole.',
      async run(kit) {
        const { a } = kit;
        const { accounts, people } = await gather(kit, mailbox, 'pages', OVER_ONE_PAGE);
        await a.call('markAllNotificationsRead');
        // Sent at the same time, so that some likes have the same timestamp.
        await Promise.all(people.map((person) => person.call('likeProfile', { id: a.profileId })));
        await Promise.all(people.map((person) => a.call('likeProfile', { id: person.profileId })));
        await Promise.all(people.map((person) => talk(person, a)));
        const made: string[] = [];
        await manyTimes(OVER_THE_LARGEST_PAGE, async (index) => {
          const post = await a.call('createPost', formInput({ content: `${index}` }));
          made.push(bodyOf<{ id: string }>(expectStatus(post, 201)).id);
        });
        for (const operation of paged) await expectPages(a, operation);
        // A user in the middle of the list: nobody is in their own list of profiles.
        const [middle] = people.slice(OVER_ONE_PAGE / 2);
        for (const operation of paged.filter(({ operationId }) => operationId === 'listProfiles')) {
          if (middle !== undefined) await expectPages(middle, operation);
        }
        if (middle !== undefined) {
          await expectLong(kit, middle, a);
          await expectManyReplies(a, middle);
        }
        await expectNewest(kit);
        await manyTimes(made.length, async (index) => void (await a.call('deletePost', { id: made[index] ?? '' })));
        const before = bodyOf<{ count: number }>(await a.call('countMutualLikes')).count;
        for (const account of accounts) await removeAccount(kit, account);
        for (const kind of ['Sent', 'Received', 'Mutual']) {
          const seen = await a.call(`count${kind}Likes`);
          const left = await a.call(`list${kind}Likes`, { query: { limit: 100 } });
          expectEqual('invariant.count', seen, seen.json, { count: ids(left).length });
        }
        const seen = await a.call('countMutualLikes');
        expectEqual('auth.leftovers', seen, bodyOf<{ count: number }>(seen).count, before - OVER_ONE_PAGE);
        const profile = await a.call('getMyProfile');
        const { count } = bodyOf<{ count: number }>(await a.call('countReceivedLikes'));
        expectEqual('invariant.likesCount', profile, bodyOf<{ likes_count: number }>(profile).likes_count, count);
        // The messages of deleted users remain, and are still unread.
        const conversations = await a.call('listConversations', { query: { limit: 100 } });
        const gone = items(conversations).filter(({ other_user }) => (other_user as Item).profile === null);
        expectEqual('auth.history', conversations, gone.length >= OVER_ONE_PAGE, true);
        for (const { id } of gone) await a.call('markConversationRead', { id: String(id) });
        await a.call('markAllNotificationsRead');
      },
    },
    {
      id: 'manyUsers.search',
      alone: true,
      title: 'The search answers everybody who matches, however many they are.',
      full: true,
      async run(kit) {
        const { accounts, people } = await gather(kit, mailbox, 'many', MANY_USERS);
        const found = await kit.a.call('searchProfiles');
        const users = new Set(items(found).map(({ user_id }) => user_id));
        const missing = people.filter(({ userId }) => !users.has(userId)).length;
        const ofAll = `of ${people.length} missing`;
        expectEqual('invariant.found', found, `${missing} ${ofAll}`, `0 ${ofAll}`);
        await manyTimes(people.length, async (index) => {
          const person = people[index];
          if (person === undefined) return;
          await person.call('likeProfile', { id: kit.a.profileId });
          await kit.a.call('likeProfile', { id: person.profileId });
          await talk(person, kit.a);
        });
        // Each of these lists has an item for each of the people.
        const lists = paged.filter(({ operationId }) => operationId !== 'listPosts');
        for (const operation of lists) await expectPages(kit.a, operation);
        for (const account of accounts) await removeAccount(kit, account);
      },
    },
  ];
}

async function gather(
  kit: Kit,
  mailbox: Mailbox,
  name: string,
  size: number,
): Promise<{ accounts: Account[]; people: Person[] }> {
  const accounts: Account[] = [];
  const people: Person[] = [];
  for (let index = 0; index < size; index += 1) {
    const account = await newAccount(kit, mailbox, `${name}${index}`);
    accounts.push(account);
    people.push(await enter(kit, account, `人${index}`));
  }
  return { accounts, people };
}

async function talk(person: Person, other: Person): Promise<void> {
  const id = await open(person, other);
  for (let count = 0; count < MESSAGES_EACH; count += 1) {
    expectStatus(await person.call('sendMessage', { id, body: { content: `${count}` } }), 201);
  }
}

/** Checks a conversation with more messages than any page: it contains all of them, and all unread ones are counted. */
async function expectLong({ watch }: Kit, person: Person, reader: Person): Promise<void> {
  const id = await open(person, reader);
  await manyTimes(LONG, async (count) => {
    expectStatus(await person.call('sendMessage', { id, body: { content: `長い${count}` } }), 201);
  });
  const seen = await reader.call('getConversation', { id });
  const { messages, unread_count } = bodyOf<{ messages: { id: string }[]; unread_count: number }>(seen);
  expectEqual(
    'invariant.unread',
    seen,
    { messages: messages.length, unread_count },
    { messages: LONG + MESSAGES_EACH, unread_count: LONG + MESSAGES_EACH },
  );
  const counted = await reader.call('countUnreadMessages');
  const list = items(await reader.call('listConversations', { query: { limit: 100 } }));
  const sum = list.reduce((total, one) => total + Number(one.unread_count), 0);
  expectEqual('invariant.unread', counted, counted.json, { count: sum });
  // A frame may contain any number of ids.
  const socket = await reader.connect();
  const message_ids = messages.slice(0, LONG).map((message) => message.id);
  socket.send({ type: 'mark_as_read', conversation_id: id, message_ids });
  await expectFrame('socket.read', socket, 'messages_read', { conversation_id: id });
  await watch.barrier(reader, [socket]);
  const after = await reader.call('getConversation', { id });
  expectEqual('socket.readIds', after, bodyOf<Item>(after), { unread_count: MESSAGES_EACH });
}

/** Checks a post with more replies than any page: all are counted, and its tree contains all of them. */
async function expectManyReplies(author: Person, other: Person): Promise<void> {
  const root = bodyOf<{ id: string }>(await author.call('createPost', formInput({ content: '多くの返信' }))).id;
  await manyTimes(LONG, async (count) => {
    expectStatus(await other.call('createPost', formInput({ content: `${count}`, reply_to_id: root })), 201);
  });
  const seen = await author.call('getPost', { id: root });
  const { replies, replies_count } = bodyOf<{ replies: unknown[]; replies_count: number }>(seen);
  expectEqual(
    'invariant.replies',
    seen,
    { replies_count, replies: replies.length },
    { replies_count: LONG, replies: LONG },
  );
  const list = await author.call('listPosts', { query: { per_page: MOST } });
  const listed = items(list).find((post) => post.id === root);
  if (listed !== undefined) expectEqual('invariant.preview', list, listed, { replies_count: LONG });
  expectStatus(await author.call('deletePost', { id: root }), 204);
}

/** Executes `act` for the indices 0 to `count` - 1, at most `AT_ONCE` at the same time. */
async function manyTimes(count: number, act: (index: number) => Promise<void>): Promise<void> {
  const indexes = Array.from({ length: count }, (_, index) => index).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const index of indexes) await act(index);
    }),
  );
}

/** Maximum number of items that are read of a list: two of the largest pages. */
const FAR = 2 * MOST;

/** Checks that pages of every size give the same items in the same order, up to `FAR` items. */
async function expectPages(person: Person, { operationId, page, parameters }: Operation): Promise<void> {
  if (page === null) return;
  const { size: usual, parameter } = page;
  const from = parameters.find(({ name }) => name !== parameter && ['skip', 'page'].includes(name));
  const byPage = from?.name === 'page';
  const ask = (start: number, size: number) =>
    person.call(operationId, {
      query: { [from?.name ?? 'skip']: byPage ? start / size + 1 : start, [parameter]: size },
    });
  const readFar = async () => {
    const first = ids(await ask(0, MOST));
    return first.length < MOST ? first : [...first, ...ids(await ask(MOST, MOST))];
  };
  // Each comparison is short, so that others who write in between do not change the list in all of its tries.
  const compare = (check: (whole: readonly string[]) => Promise<void>) =>
    whileUnmoved(readFar, async () => check(await readFar()));
  await compare(async (whole) => {
    const [largest, after] = [await ask(0, MOST), await ask(whole.length, 1)];
    if (whole.length < MOST && ids(after).length > 0) {
      fail('list.full', largest, `${MOST} items, because more follow`, `${whole.length} items`);
    }
    const first = await person.call(operationId);
    expectEqual('list.default', first, ids(first), whole.slice(0, usual));
    expectEqual('list.default', first, ids(first).length, usual);
    if (byPage) return;
    const odd = await ask(3, 4);
    expectEqual('list.pages', odd, ids(odd), whole.slice(3, 7));
  });
  for (const [size, end] of [
    [1, 5],
    [7, 49],
    [20, FAR],
  ] as const) {
    await compare(async (whole) => {
      const isCut = whole.length === FAR;
      for (let start = 0; start < Math.min(whole.length, end); start += size) {
        const part = await ask(start, size);
        const received = isCut ? ids(part).slice(0, FAR - start) : ids(part);
        expectEqual('list.pages', part, received, whole.slice(start, start + size));
      }
    });
  }
  const over = await ask(byPage ? MOST * 99_999 : 1_000_000, MOST);
  expectEqual('list.end', over, ids(over), []);
}

/** Checks that the list contains the newest hundred notifications, and the count all of them. */
async function expectNewest({ a: person, ledger }: Kit): Promise<void> {
  const total = OVER_ONE_PAGE * (MESSAGES_EACH + 1) + LONG;
  const count = await person.call('countUnreadNotifications');
  expectEqual('notifications.count', count, bodyOf<{ count: number }>(count).count >= total, true);
  const list = await person.call('listNotifications', { query: { unread_only: true } });
  expectEqual('notifications.newest', list, items(list).length, 100);
  const all = await person.call('listNotifications');
  expectEqual('notifications.newest', all, ids(all), ids(list));
  const messages = items(all).filter(({ type }) => type === 'new_message');
  expectEqual('notifications.newest', all, messages.length, 100);
  // When some of the newest are read, the list of unread ones contains older ones instead.
  for (const id of ids(all).slice(0, 3)) {
    // These notifications were caused by the users that the kit created above.
    ledger.allow(id);
    expectStatus(await person.call('updateNotification', { id, body: { is_read: true } }), 200);
  }
  const unread = await person.call('listNotifications', { query: { unread_only: true } });
  expectEqual('notifications.unreadOnly', unread, items(unread).length, 100);
  const left = await person.call('countUnreadNotifications');
  const marked = await person.call('markAllNotificationsRead');
  expectEqual('notifications.read', marked, marked.json, left.json);
  const none = await person.call('countUnreadNotifications');
  expectEqual('notifications.read', none, none.json, { count: 0 });
}
