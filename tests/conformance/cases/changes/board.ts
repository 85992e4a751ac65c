import type { Exchange } from '../../engine/exchange.ts';
import { bodyOf, expectEqual } from '../../engine/expect.ts';
import type { Case } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import { MOST, postIn } from '../../engine/view/compared.ts';
import { formInput } from '../formInput.ts';
import { begin, appended, changed, type Json, type Becomes } from './walk.ts';

/** Cases that check that each write to posts and replies causes exactly its events and changes, and nothing else. */
export const boardChanges: readonly Case[] = [
  {
    id: 'changes.board',
    title: 'A post, its replies and their end have exactly their consequences and no event.',
    async run(kit) {
      const { a, b, c } = kit;
      const { step, nothing, view } = await begin(kit);
      const write = (who: Person, fields: Record<string, string | File>) => () =>
        who.call('createPost', formInput(fields));
      const first = (id: unknown) => (old: unknown) => [id, ...(old as unknown[])].slice(0, MOST);
      let made: Json = {};
      const create = async (who: Person, fields: Record<string, string | File>, becomes: (id: string) => Becomes) => {
        // The id is known only after the post was created.
        const named: Becomes = {};
        const seen = await step(
          async () => {
            const answer = await write(who, fields)();
            Object.assign(named, becomes(String((answer.json as Json | undefined)?.id)));
            return answer;
          },
          201,
          new Map(),
          named,
        );
        made = bodyOf<Json>(seen);
        return seen;
      };
      const post = (content: string, who: Person, reply_to_id: string | null = null) => ({
        content,
        user_id: who.userId,
        reply_to_id,
        parent: reply_to_id,
        replies: [],
        replies_count: 0,
        media_url: null,
        media_type: null,
        media_duration: null,
      });
      const seen = await create(a, { content: ' 根\n二行目 ' }, (id) => ({
        posts: first(id),
        [`post ${id}`]: { ...post('根\n二行目', a), id },
      }));
      const root = String(made.id);
      expectEqual('board.answer', seen, postIn(made), view().get(`post ${root}`));
      const tree = `post ${root}`;
      const branches: string[] = [];
      for (const [index, who] of [b, c, a, b].entries()) {
        await create(who, { content: `枝${index}`, reply_to_id: root }, () => ({
          [tree]: changed(({ replies, replies_count }) => ({
            replies: appended(post(`枝${index}`, who, root))(replies),
            replies_count: Number(replies_count) + 1,
          })),
        }));
        branches.push(String(made.id));
      }
      const [branch = '', second = ''] = branches;
      const inBranch = (change: (branch: Json) => Json) =>
        changed(({ replies }) => ({
          replies: (replies as Json[]).map((reply) => (reply.id === branch ? { ...reply, ...change(reply) } : reply)),
        }));
      await create(a, { content: '葉', reply_to_id: branch }, () => ({
        [tree]: inBranch(() => ({ replies: [post('葉', a, branch)], replies_count: 1 })),
      }));
      const leaf = String(made.id);
      const remove = (who: Person, id: string) => () => who.call('deletePost', { id });
      await nothing([remove(c, root), 403], [remove(a, branch), 403]);
      const withoutReply = (gone: string) =>
        changed(({ replies, replies_count }) => ({
          replies: (replies as Json[]).filter(({ id }) => id !== gone),
          replies_count: Number(replies_count) - 1,
        }));
      await step(remove(c, second), 204, new Map(), { [tree]: withoutReply(second) });
      await step(remove(a, leaf), 204, new Map(), { [tree]: inBranch(() => ({ replies: [], replies_count: 0 })) });
      // With its own replies a reply is one of its parent's.
      await create(c, { content: '新しい葉', reply_to_id: branch }, () => ({
        [tree]: inBranch(() => ({ replies: [post('新しい葉', c, branch)], replies_count: 1 })),
      }));
      const last = String(made.id);
      await step(remove(b, branch), 204, new Map(), { [tree]: withoutReply(branch) });
      const noMedia = new File(['x'], 'a.txt', { type: 'text/plain' });
      await nothing(
        [write(a, { content: ' ' }), 400],
        [write(a, { content: 'x', reply_to_id: 'conformance-nobody' }), 404],
        [write(a, { content: 'x', media_file: noMedia, media_duration: '1' }), 415],
        [write(a, { content: 'x', reply_to_id: root, media_file: noMedia, media_duration: '1' }), 415],
      );
      await create(c, { content: '別の' }, (id) => ({ posts: first(id), [`post ${id}`]: post('別の', c) }));
      const other = String(made.id);
      await step(remove(a, root), 204, new Map(), {
        posts: (old: unknown) => (old as unknown[]).filter((id) => id !== root),
        [tree]: undefined,
      });
      const gone = [root, ...branches, leaf, last].map((id): [() => Promise<Exchange>, number] => [
        () => b.call('getPost', { id }),
        404,
      ]);
      await nothing(...gone, [remove(a, root), 404]);
      await step(remove(c, other), 204, new Map(), {
        posts: (old: unknown) => (old as unknown[]).filter((id) => id !== other),
        [`post ${other}`]: undefined,
      });
    },
  },
];
