import { bodyOf, expectEqual, expectStatus } from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import type { Person } from '../engine/person.ts';
import { nextInstant } from '../engine/nextInstant.ts';
import { BLANK_TEXT } from './blankText.ts';
import { whileUnmoved } from '../engine/view/whileUnmoved.ts';
import { formInput } from './formInput.ts';

interface Post {
  id: string;
  user_id: string;
  content: string;
  created_at: string;
  reply_to_id: string | null;
  parent_post: { id: string } | null;
  replies: Post[];
  replies_count: number;
  media_type: string | null;
  media_duration: number | null;
}

const write = async (who: Person, fields: Record<string, string | File>) =>
  bodyOf<Post>(expectStatus(await who.call('createPost', formInput(fields)), 201));
const newest = async (who: Person) =>
  bodyOf<Post[]>(await who.call('listPosts', { query: { per_page: 4 } })).map(({ id }) => id);
/** Levels of replies, more than a server that limits the depth of its responses would return. */
const DEPTH = 12;
const sound = () => new File([new Uint8Array(64)], 'conformance.wav', { type: 'audio/wav' });

/** Cases about the posts of the board: pages, trees of replies, deletion, and contents. */
export const boardCases: readonly Case[] = [
  {
    id: 'board.list',
    alone: true,
    title: 'Top-level posts, newest first, in pages that partition the list; replies stay under theirs.',
    async run({ a, b }) {
      const own: Post[] = [];
      for (const text of ['古い', '中間', '新しい']) {
        own.push(await write(a, { content: ` ${text} ` }));
        await nextInstant();
      }
      const reply = await write(b, { content: '返信', reply_to_id: own[0]?.id ?? '' });
      await whileUnmoved(
        () => newest(b),
        async () => {
          const seen = expectStatus(await b.call('listPosts', { query: { page: 1, per_page: 100 } }), 200);
          const items = bodyOf<Post[]>(seen);
          const mine = items.filter((item) => own.some((one) => one.id === item.id)).map((item) => item.content);
          expectEqual('board.order', seen, mine, ['新しい', '中間', '古い']);
          const hasReply = items.some((item) => item.id === reply.id);
          expectEqual('board.topLevel', seen, hasReply, false);
          const listed = items.find((item) => item.id === own[0]?.id);
          expectEqual(
            'board.count',
            seen,
            { replies_count: listed?.replies_count, first: listed?.replies[0]?.id },
            { replies_count: 1, first: reply.id },
          );
          const pages = [1, 2].map((page) => b.call('listPosts', { query: { page, per_page: 2 } }));
          const ids = (await Promise.all(pages)).flatMap((page) => bodyOf<Post[]>(page).map((item) => item.id));
          const first = items.slice(0, ids.length).map((item) => item.id);
          expectEqual('board.pages', seen, ids, first);
        },
      );
      for (const { id } of own) expectStatus(await a.call('deletePost', { id }), 204);
    },
  },
  {
    id: 'board.tree',
    title: 'A post carries the whole tree of its replies, and takes it along when it goes; only its author deletes it.',
    async run({ a, b }) {
      const root = await write(a, { content: '根' });
      const branch = await write(b, { content: '枝', reply_to_id: root.id });
      const leaf = await write(a, { content: '葉', reply_to_id: branch.id });
      await nextInstant();
      const second = await write(b, { content: '二枚目の葉', reply_to_id: branch.id });
      const seen = expectStatus(await b.call('getPost', { id: root.id }), 200);
      const leaves = bodyOf<Post>(seen).replies[0]?.replies.map(({ id }) => id);
      expectEqual('board.tree', seen, leaves, [leaf.id, second.id]);
      const part = expectStatus(await b.call('getPost', { id: branch.id }), 200);
      expectEqual('board.tree', part, part.json, { parent_post: { id: root.id } });
      // The tree must contain replies of any depth.
      let deepest = leaf;
      for (let depth = 0; depth < DEPTH; depth += 1) {
        deepest = await write(depth % 2 === 0 ? b : a, { content: `深さ${depth}`, reply_to_id: deepest.id });
      }
      const whole = expectStatus(await b.call('getPost', { id: root.id }), 200);
      let last: Post | undefined = bodyOf<Post>(whole);
      for (let depth = 0; depth < DEPTH + 2; depth += 1) last = last?.replies[0];
      expectEqual('board.tree', whole, last?.id, deepest.id);
      expectStatus(await b.call('deletePost', { id: root.id }), 403, 'board.owner');
      expectStatus(await b.call('getPost', { id: root.id }), 200, 'board.owner');
      expectStatus(await a.call('deletePost', { id: root.id }), 204);
      expectStatus(await a.call('getPost', { id: leaf.id }), 404, 'board.delete');
    },
  },
  {
    id: 'board.content',
    title: 'Text or one sound or film is needed; a file comes with its length.',
    async run({ a }) {
      const send = (fields: Record<string, string | File>) => a.call('createPost', formInput(fields));
      for (const content of ['  ', BLANK_TEXT]) expectStatus(await send({ content }), 400, 'board.empty');
      const orphan = { content: 'conformance-orphan', reply_to_id: 'conformance-nobody' };
      const refused = expectStatus(await send(orphan), 404, 'board.parent');
      const left = bodyOf<Post[]>(await a.call('listPosts', { query: { page: 1, per_page: 100 } }));
      const orphans = left.filter((item) => item.content === orphan.content && item.user_id === a.userId);
      expectEqual('board.noSideEffect', refused, orphans.length, 0);
      const text = { media_file: new File(['x'], 'x.txt', { type: 'text/plain' }), media_duration: '1' };
      expectStatus(await send({ content: '', ...text }), 415, 'board.type');
      expectStatus(await send({ ...orphan, ...text }), 404, 'files.first');
      const unmeasured = await send({ content: '', media_file: sound() });
      const [issue] = bodyOf<{ detail: { loc: unknown[] }[] }>(expectStatus(unmeasured, 422, 'board.duration')).detail;
      expectEqual('form.loc', unmeasured, issue?.loc, ['body', 'media_duration']);
      const tooLong = await send({ content: '', media_file: sound(), media_duration: '601' });
      expectStatus(tooLong, 422, 'board.duration');
      const seen = await send({ content: '', media_file: sound(), media_duration: '600' });
      const made = bodyOf<Post>(expectStatus(seen, 201));
      expectEqual('board.media', seen, made, { media_type: 'audio', media_duration: 600 });
      expectStatus(await a.call('deletePost', { id: made.id }), 204);
      const film = new File([new Uint8Array(64)], 'conformance.mp4', { type: 'video/mp4' });
      const shown = await send({ content: '映像', media_file: film, media_duration: '12' });
      const { id, media_type, media_duration } = bodyOf<Post>(expectStatus(shown, 201));
      expectEqual('board.media', shown, { media_type, media_duration }, { media_type: 'video', media_duration: 12 });
      expectStatus(await a.call('deletePost', { id }), 204);
    },
  },
];
