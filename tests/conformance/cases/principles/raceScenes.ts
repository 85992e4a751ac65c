import type { Exchange } from '../../engine/exchange.ts';
import { bodyOf } from '../../engine/expect.ts';
import type { Kit } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import { profileNamed } from '../../engine/people.ts';
import { open } from '../conversation.ts';
import { formInput } from '../formInput.ts';
import { markAsRead, removeLikes } from '../preparation.ts';

type Json = Record<string, unknown>;
type Write = () => Promise<Exchange>;

/** A resource with several writes to it. `read` returns its state without the ids and times of a single run. */
interface Prepared {
  writes: Readonly<Record<string, Write>>;
  read: () => Promise<unknown>;
  clear?: () => Promise<unknown>;
}

/** Several writes to one resource, of which `raceCasesOf` sends each two at the same time. */
export interface Scene {
  name: string;
  /** The names of the writes. */
  writes: Readonly<Record<string, true>>;
  prepare: (kit: Kit) => Promise<Prepared>;
}

const json = async (seen: Promise<Exchange>) => bodyOf<Json>(await seen);
const items = async (seen: Promise<Exchange>) => bodyOf<Json[]>(await seen);
const film = (title: string) =>
  formInput({ file: new File([new Uint8Array(8)], 'a.mp4', { type: 'video/mp4' }), title });
const picture = () => formInput({ file: new File([new Uint8Array(8)], 'a.png', { type: 'image/png' }) });
const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, true as const]));

/** The scenes of people who have an account already; those that need a new one are in accountRaces.ts. */
export const scenes: readonly Scene[] = [
  {
    name: 'profile',
    writes: named('saveTexts', 'saveTags', 'uploadAvatar', 'deleteAvatar', 'like', 'message'),
    async prepare({ a, b }) {
      await removeLikes([a, b]);
      const id = await open(a, b);
      await a.call('deleteAvatar');
      await a.call('updateMyProfile', { body: { ...profileNamed('はじめ'), tags_update: { tags: [] } } });
      const [category] = await items(a.call('listTagCategories'));
      const tags = ((category?.tags ?? []) as Json[]).slice(0, 1).map(({ id }) => id);
      const save = (name: string, more: object) => () =>
        a.call('updateMyProfile', { body: { ...profileNamed(name), ...more } });
      return {
        writes: {
          saveTexts: save('文', {}),
          saveTags: save('札', { tags_update: { tags } }),
          uploadAvatar: () => a.call('uploadAvatar', picture()),
          deleteAvatar: () => a.call('deleteAvatar'),
          like: () => b.call('likeProfile', { id: a.profileId }),
          message: () => a.call('sendMessage', { id, body: { content: '同時' } }),
        },
        async read() {
          const profile = await json(a.call('getMyProfile'));
          const shown = Object.values(profile.tags as Record<string, Json[]>).flat();
          const tagIds = shown.map((tag) => tag.id);
          return [profile.display_name, profile.avatar_url !== null, tagIds, profile.likes_count];
        },
        async clear() {
          await removeLikes([a, b]);
          await a.call('deleteAvatar');
          await b.call('markConversationRead', { id });
        },
      };
    },
  },
  {
    name: 'likes',
    writes: named('like', 'unlike', 'likeBack', 'unlikeBack', 'likeOfAnother'),
    async prepare({ a, b, c }) {
      await removeLikes([a, b, c]);
      await b.call('likeProfile', { id: a.profileId });
      const like =
        (who: Person, whom: Person, operationId = 'likeProfile') =>
        () =>
          who.call(operationId, { id: whom.profileId });
      return {
        writes: {
          like: like(a, b),
          unlike: like(a, b, 'unlikeProfile'),
          likeBack: like(b, a),
          unlikeBack: like(b, a, 'unlikeProfile'),
          likeOfAnother: like(c, b),
        },
        async read() {
          const status = (who: Person, whom: Person) => json(who.call('getLikeStatus', { id: whom.profileId }));
          const counts = await Promise.all([a, b].map(({ call }) => json(call('getMyProfile'))));
          const mutual = await Promise.all([a, b].map(({ call }) => json(call('countMutualLikes'))));
          return [
            await status(a, b),
            await status(b, a),
            counts.map(({ likes_count }) => likes_count),
            mutual.map(({ count }) => count),
          ];
        },
        clear: () => removeLikes([a, b, c]),
      };
    },
  },
  {
    name: 'chat',
    writes: named('say', 'answer', 'read', 'readByWriter'),
    async prepare({ a, b }) {
      const id = await open(a, b);
      const read = (who: Person) => () => who.call('markConversationRead', { id });
      await markAsRead([a, b], id);
      const say = (who: Person, content: string) => () => who.call('sendMessage', { id, body: { content } });
      await say(a, '先に')();
      const before = ((await json(a.call('getConversation', { id }))).messages as Json[]).length;
      return {
        writes: { say: say(a, '甲'), answer: say(b, '乙'), read: read(b), readByWriter: read(a) },
        async read() {
          const both = await Promise.all([a, b].map(({ call }) => json(call('getConversation', { id }))));
          return both.map(({ messages, last_message, unread_count }) => [
            (messages as Json[]).slice(before - 1).map(({ content, is_read }) => [content, is_read]),
            (last_message as Json).content,
            unread_count,
          ]);
        },
        clear: () => markAsRead([a, b], id),
      };
    },
  },
  {
    name: 'board',
    writes: named('reply', 'replyToReply', 'deleteReply', 'deletePost'),
    async prepare({ a, b }) {
      const write = (who: Person, content: string, reply_to_id?: string) => () =>
        who.call('createPost', formInput({ content, ...(reply_to_id === undefined ? {} : { reply_to_id }) }));
      const root = String((await json(write(a, '根')())).id);
      const branch = String((await json(write(b, '枝', root)())).id);
      const remove = (who: Person, id: string) => () => who.call('deletePost', { id });
      const shape = ({ content, replies, replies_count }: Json): unknown => [
        content,
        replies_count,
        (replies as Json[]).map(shape),
      ];
      return {
        writes: {
          reply: write(a, '枝二', root),
          replyToReply: write(a, '葉', branch),
          deleteReply: remove(b, branch),
          deletePost: remove(a, root),
        },
        async read() {
          const seen = await b.call('getPost', { id: root });
          return seen.status === 200 ? shape(bodyOf<Json>(seen)) : seen.status;
        },
        clear: remove(a, root),
      };
    },
  },
  {
    name: 'videos',
    writes: named('upload', 'update', 'delete', 'reorder'),
    async prepare({ a }) {
      const clear = async () => {
        for (const { id } of await items(a.call('listMyVideos'))) await a.call('deleteVideo', { id: String(id) });
      };
      await clear();
      const ids: string[] = [];
      for (const title of ['一', '二']) ids.push(String((await json(a.call('uploadVideo', film(title)))).id));
      const [id = ''] = ids;
      return {
        writes: {
          upload: () => a.call('uploadVideo', film('三')),
          update: () => a.call('updateVideo', { id, body: { title: '改', description: null } }),
          delete: () => a.call('deleteVideo', { id }),
          reorder: () => a.call('reorderVideos', { body: { video_ids: ids.toReversed() } }),
        },
        read: async () => (await items(a.call('listMyVideos'))).map(({ title }) => title),
        clear,
      };
    },
  },
  {
    name: 'notifications',
    writes: named('readOne', 'deleteOne', 'readAll', 'another'),
    async prepare({ a, b, ledger }) {
      await removeLikes([a, b]);
      await b.call('markAllNotificationsRead');
      await a.call('likeProfile', { id: b.profileId });
      const [newest] = await items(b.call('listNotifications', { query: { unread_only: true } }));
      const id = String(newest?.id);
      // The only unread notification is the one of the like.
      ledger.allow(id);
      return {
        writes: {
          readOne: () => b.call('updateNotification', { id, body: { is_read: true } }),
          deleteOne: () => b.call('deleteNotification', { id }),
          readAll: () => b.call('markAllNotificationsRead'),
          another: async () => {
            const conversation = await open(a, b);
            return await a.call('sendMessage', { id: conversation, body: { content: '知らせ' } });
          },
        },
        async read() {
          const listed = await items(b.call('listNotifications'));
          const one = listed.find((item) => item.id === id);
          return [one?.is_read ?? null, (await json(b.call('countUnreadNotifications'))).count];
        },
        async clear() {
          await b.call('markAllNotificationsRead');
          await removeLikes([a, b]);
          for (const listed of await items(b.call('listConversations')))
            await b.call('markConversationRead', { id: String(listed.id) });
        },
      };
    },
  },
];
