import { bodyOf, expectEqual, expectFrame, expectSaid, expectStatus } from '../../engine/expect.ts';
import type { Frame } from '../../engine/socket.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import { enter, type Mailbox, newAccount, profileNamed, removeAccount } from '../../engine/people.ts';
import { nextInstant } from '../../engine/nextInstant.ts';
import { takeView } from '../../engine/view/view.ts';
import { formInput } from '../formInput.ts';

type Json = Record<string, unknown>;

/** Numbers of items: none, one, two, and more than a preview of three contains. */
const COUNTS = [0, 1, 2, 4];
/** Categories of which a profile has at most one tag. */
const SINGLE = ['ages', 'genders', 'activity_frequency'];
/** Maximum number of videos of a profile. */
const MOST_VIDEOS = 5;

/**
 * Creates cases for rules about the first, the newest, each or any item of a list, with none, one and several of
 * everything that a person can have.
 */
export function severalCases(mailbox: Mailbox): Case[] {
  return COUNTS.map((count) => ({
    id: `several.${count}`,
    title: `With ${count} of everything every list, label, count, preview and newest item is what it must be.`,
    async run(kit) {
      const account = await newAccount(kit, mailbox, `several${count}`);
      const person = await enter(kit, account, `人${count}`);
      const { a, b } = kit;
      await a.call('updateMyProfile', { body: { ...profileNamed('あおい'), tags_update: { tags: [] } } });
      // Somebody who never had a video has them all in order.
      const none = expectStatus(await person.call('reorderVideos', { body: { video_ids: [] } }), 200, 'files.partial');
      expectEqual('files.partial', none, none.json, []);
      const tags = await tagsOf(person, count);
      const fields = { ...profileNamed('いくつか'), tags_update: { tags: tags.flatMap(({ ids }) => ids) } };
      expectStatus(await person.call('updateMyProfile', { body: fields }), 200, 'profiles.tags');
      expectStatus(await a.call('updateMyProfile', { body: fields }), 200, 'profiles.tags');
      for (const { id } of bodyOf<Json[]>(await a.call('listMyVideos')))
        await a.call('deleteVideo', { id: String(id) });
      const opened = await person.call('createConversation', { body: { other_user_id: a.userId } });
      const conversation = bodyOf<{ data: { id: string } }>(opened).data.id;
      const root = bodyOf<Json>(await a.call('createPost', formInput({ content: '根' })));
      const own: string[] = [String(root.id)];
      await a.call('markAllNotificationsRead');
      for (let index = 0; index < count; index += 1) {
        await nextInstant();
        await a.call('uploadVideo', film(`${index}`));
        await person.call('sendMessage', { id: conversation, body: { content: `${index}` } });
        await b.call('createPost', formInput({ content: `返信${index}`, reply_to_id: String(root.id) }));
      }
      await expectLists(kit, person, conversation, count);
      await expectLabels(kit, tags);
      await expectBoard(kit, String(root.id), count);
      // Taking a view compares what all responses contain about the same resources.
      await takeView(kit);
      await expectReadings(kit, person, conversation, count);
      const marked = await a.call('markAllNotificationsRead');
      // `expectReadings` sent as many messages again.
      expectEqual('notifications.read', marked, marked.json, { count: 2 * count });
      for (const id of own) await a.call('deletePost', { id });
      for (const { id } of bodyOf<Json[]>(await a.call('listMyVideos')))
        await a.call('deleteVideo', { id: String(id) });
      await a.call('updateMyProfile', { body: { ...profileNamed('あおい'), tags_update: { tags: [] } } });
      await removeAccount(kit, account);
    },
  }));
}

const film = (title: string) =>
  formInput({ file: new File([new Uint8Array(8)], 'a.mp4', { type: 'video/mp4' }), title });

/**
 * Checks that a frame marks all listed messages as read and HTTP all unread ones, and that the events contain their
 * ids.
 */
async function expectReadings(kit: Kit, person: Person, id: string, count: number): Promise<void> {
  const { a } = kit;
  const [mine, theirs] = [await a.connect(), await person.connect()];
  const filled = expectStatus(await a.call('getConversation', { id }), 200);
  const { messages } = bodyOf<{ messages: { id: string }[] }>(filled);
  const ids = messages.map((message) => message.id);
  if (count > 0) mine.send({ type: 'mark_as_read', conversation_id: id, message_ids: ids });
  for (const socket of count > 0 ? [mine, theirs] : []) {
    const frame = await expectFrame('socket.read', socket, 'messages_read', {
      conversation_id: id,
      reader_id: a.userId,
    });
    expectSaid('socket.readIds', frame, namedIn(frame, ids), ids);
  }
  const opened = await a.call('getConversation', { id });
  expectEqual('socket.readAll', opened, bodyOf<Json>(opened), { unread_count: 0 });
  const none = await a.call('markConversationRead', { id });
  expectEqual('chat.read', none, none.json, { count: 0 });
  const more: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const sent = await person.call('sendMessage', { id, body: { content: `さらに${index}` } });
    more.push(bodyOf<{ id: string }>(expectStatus(sent, 201)).id);
  }
  const start = theirs.frames.length;
  const read = await a.call('markConversationRead', { id });
  expectEqual('chat.read', read, read.json, { count });
  if (count === 0) return;
  const frame = await expectFrame(
    'socket.read',
    theirs,
    'messages_read',
    { conversation_id: id, reader_id: a.userId },
    start,
  );
  expectSaid('socket.readIds', frame, namedIn(frame, more), more);
}

/** Returns the ids that an event contains; an empty list means all. */
function namedIn({ message_ids }: Frame, ids: readonly string[]): readonly string[] {
  const named = message_ids as string[];
  return named.length === 0 ? ids : ids.filter((id) => named.includes(id));
}

/** Returns `count` tags of each category, or one where only one is allowed. */
async function tagsOf(who: Person, count: number): Promise<{ group: string; ids: string[] }[]> {
  const categories = bodyOf<{ name: string; tags: { id: string }[] }[]>(await who.call('listTagCategories'));
  return categories.map(({ name, tags }) => ({
    group: name === 'skills' ? 'skill_levels' : name,
    // Taken from the end, so that the order of the profile is not that of the catalogue.
    ids: tags
      .slice(-3 - count)
      .slice(0, SINGLE.includes(name) ? Math.min(count, 1) : count)
      .map(({ id }) => id)
      .toReversed(),
  }));
}

async function expectLists({ a, b }: Kit, person: Person, id: string, count: number): Promise<void> {
  const texts = Array.from({ length: count }, (_, index) => `${index}`);
  const videos = await b.call('listProfileVideos', { id: a.profileId });
  const titles = bodyOf<Json[]>(videos).map(({ title }) => title);
  expectEqual('files.profile', videos, titles, texts.slice(0, MOST_VIDEOS));
  const opened = expectStatus(await a.call('getConversation', { id }), 200);
  const { messages, last_message, unread_count } = bodyOf<Json>(opened);
  const said = (messages as Json[]).map(({ content }) => content);
  expectEqual('chat.order', opened, said, texts);
  expectEqual('chat.last', opened, (last_message as Json | null)?.content ?? null, texts.at(-1) ?? null);
  expectEqual('chat.unread', opened, unread_count, count);
  const own = await person.call('listConversations');
  const [listed] = bodyOf<Json[]>(own);
  expectEqual('chat.last', own, (listed?.last_message as Json | null)?.content ?? null, texts.at(-1) ?? null);
  expectEqual('chat.ownUnread', own, listed, { unread_count: 0 });
  const unread = await a.call('listNotifications', { query: { unread_only: true } });
  expectEqual('notifications.unreadOnly', unread, bodyOf<Json[]>(unread).length, count);
  const counted = await a.call('countUnreadNotifications');
  expectEqual('notifications.count', counted, counted.json, { count });
}

/** Checks that the profile has the tags that were saved, and that its location is the first location tag. */
async function expectLabels({ a, b }: Kit, tags: readonly { group: string; ids: readonly string[] }[]): Promise<void> {
  const shown = await b.call('getProfile', { id: a.profileId });
  const profile = bodyOf<Json>(shown);
  const stored = profile.tags as Record<string, { id: string; display_name_ja: string }[]>;
  // A server may add keys of its own.
  const ids = tags.map(({ group }) => [group, stored[group]?.map(({ id }) => id).sort()]);
  const saved = tags.map(({ group, ids: of }) => [group, of.toSorted()]);
  expectEqual('profiles.tags', shown, Object.fromEntries(ids), Object.fromEntries(saved));
  const [first] = stored.locations ?? [];
  expectEqual('invariant.summary', shown, profile.location ?? null, first?.display_name_ja ?? null);
}

async function expectBoard({ a, c }: Kit, id: string, count: number): Promise<void> {
  const texts = Array.from({ length: count }, (_, index) => `返信${index}`);
  const tree = await c.call('getPost', { id });
  const { replies, replies_count } = bodyOf<Json>(tree);
  const shown = (replies as Json[]).map(({ content }) => content);
  expectEqual('invariant.replies', tree, { replies_count, replies: shown }, { replies_count: count, replies: texts });
  const list = await a.call('listPosts', { query: { per_page: 100 } });
  const listed = bodyOf<Json[]>(list).find((post) => post.id === id);
  const preview = (listed?.replies as Json[] | undefined)?.map(({ content }) => content);
  expectEqual(
    'invariant.preview',
    list,
    { replies_count: listed?.replies_count, replies: preview },
    { replies_count: count, replies: texts.slice(0, 3) },
  );
}
