import { bodyOf, expectEqual, expectFrame, expectStatus } from '../../engine/expect.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import { profileNamed } from '../../engine/people.ts';
import { get, KINDS, type Kind, send } from '../files/servedFiles.ts';
import { formInput } from '../formInput.ts';
import { openBoth } from './connections.ts';

/** More faults than a 422 may tell. */
const FAULTS = 120;
/** The most ids that a frame may name, each as long as an id may be: 670 kB. */
const [MOST_IDS, LONGEST_ID] = [10_000, 64];
/** Texts of nothing but white space. */
const WHITE = [' ', '\u3000 \t\r\n', '\n\t\u3000 '];

const [PICTURE, , VIDEO, POST] = KINDS as [Kind, Kind, Kind, Kind];

/** Cases about single sentences that no principle covers. */
export const decidedCases: readonly Case[] = [
  {
    id: 'files.address',
    title:
      'The present picture may be saved again; a picture that is gone, and the file of a video or a post, may not.',
    async run(kit) {
      const { a } = kit;
      const save = (avatar_url: string) =>
        a.call('updateMyProfile', {
          body: { profile_update: { ...profileNamed('あおい').profile_update, avatar_url } },
        });
      const former = await send(a, PICTURE);
      expectStatus(await save(former.url), 200, 'files.use');
      const present = await send(a, PICTURE);
      for (const _time of [1, 2]) {
        const saved = expectStatus(await save(present.url), 200, 'files.use');
        expectEqual('files.use', saved, bodyOf<{ avatar_url: string }>(saved).avatar_url, present.url);
        const file = await get(kit, saved, present.url);
        expectEqual('files.use', saved, `${file.status} for its file`, '200 for its file');
      }
      const [video, post] = [await send(a, VIDEO), await send(a, POST)];
      const unknown = present.url.replace(/[^/]+$/, 'conformance-nobody.png');
      for (const url of [former.url, video.url, post.url, unknown]) {
        expectStatus(await save(url), 422, 'files.foreignPicture');
      }
      const after = await a.call('getMyProfile');
      expectEqual('files.noSideEffect', after, bodyOf<{ avatar_url: string }>(after).avatar_url, present.url);
      await a.call('deleteVideo', { id: String(video.answer.id) });
      await a.call('deletePost', { id: String(post.answer.id) });
      await a.call('deleteAvatar');
    },
  },
  {
    id: 'texts.besideFile',
    title: 'Beside a file a text of white space alone is none.',
    async run({ a }) {
      const media_file = new File([new Uint8Array(8)], 'a.wav', { type: 'audio/wav' });
      for (const content of WHITE) {
        const seen = await a.call('createPost', formInput({ content, media_file, media_duration: '1' }));
        const { id, content: stored } = bodyOf<{ id: string; content: string }>(expectStatus(seen, 201, 'form.taken'));
        expectEqual('texts.white', seen, JSON.stringify(stored), '""');
        await a.call('deletePost', { id });
      }
    },
  },
  {
    id: 'form.most',
    title: 'A request with more than a hundred faults is a 422 that tells a hundred at the most.',
    async run({ a }) {
      const faults = Array.from({ length: FAULTS }, (_, index) => index);
      const unknown = Object.fromEntries(faults.map((index) => [`conformance_${index}`, index]));
      const body = { ...profileNamed('あおい'), ...unknown };
      expectStatus(await a.call('updateMyProfile', { body }), 422, 'form.status');
      const tags_update = { tags: faults };
      expectStatus(
        await a.call('updateMyProfile', { body: { ...profileNamed('あおい'), tags_update } }),
        422,
        'form.status',
      );
    },
  },
  {
    id: 'life.largest',
    title: 'A frame with as many ids as the contract allows counts, and the socket goes on.',
    run: expectLargest,
  },
];

async function expectLargest(kit: Kit): Promise<void> {
  const { a, b } = kit;
  const id = await openBoth(kit);
  await a.call('markConversationRead', { id });
  const said = await b.call('sendMessage', { id, body: { content: 'たくさん' } });
  const message = bodyOf<{ id: string }>(expectStatus(said, 201)).id;
  const socket = await a.connect();
  const unknown = Array.from({ length: MOST_IDS - 1 }, (_, index) => `conformance-${index}`.padEnd(LONGEST_ID, '0'));
  const start = socket.frames.length;
  socket.send({ type: 'mark_as_read', conversation_id: id, message_ids: [...unknown, message] });
  await expectFrame('socket.largest', socket, 'messages_read', { conversation_id: id }, start);
  await kit.watch.barrier(a, [socket]);
  const seen = await a.call('getConversation', { id });
  expectEqual('socket.largest', seen, `${bodyOf<{ unread_count: number }>(seen).unread_count} unread`, '0 unread');
}
