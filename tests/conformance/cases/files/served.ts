import type { Exchange } from '../../engine/exchange.ts';
import { bodyOf, expectEqual, expectStatus } from '../../engine/expect.ts';
import type { Case } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import { callsOf, newAccount, enter, type Mailbox, profileNamed, removeAccount } from '../../engine/people.ts';
import { formInput } from '../formInput.ts';
import {
  BYTES,
  KINDS,
  send,
  get,
  expectConditions,
  expectGone,
  expectHarmless,
  expectRanges,
  type Kind,
} from './servedFiles.ts';

/** Cases about the URLs of uploaded files: what they return, and when they stop returning it. */
export const servedCases: readonly Case[] = [
  ...KINDS.map((kind): Case => ({
    id: `files.served.${kind.operationId}`,
    isSmoke: true,
    title: `What ${kind.operationId} took is fetched with its bytes, type and ranges, by any page and without harm.`,
    async run(kit) {
      const { seen, answer, url } = await send(kit.a, kind);
      const whole = await get(kit, seen, url);
      expectEqual(
        'files.fetched',
        seen,
        { status: whole.status, bytes: whole.bytes.length },
        { status: 200, bytes: BYTES.length },
      );
      expectEqual('files.fetched', seen, Buffer.compare(whole.bytes, BYTES), 0);
      const { headers } = whole;
      expectEqual('files.type', seen, headers['content-type']?.split(';')[0], kind.file.type);
      expectHarmless(seen, headers);
      await expectRanges(kit, seen, url);
      await expectConditions(kit, seen, url);
      if (kind.operationId === 'createPost') await kit.a.call('deletePost', { id: String(answer.id) });
      else if (kind.operationId === 'uploadVideo') await kit.a.call('deleteVideo', { id: String(answer.id) });
      else await kit.a.call('deleteAvatar');
      if (kind.operationId !== 'uploadProfileImage') await expectGone(kit, seen, url);
    },
  })),
  {
    id: 'files.types',
    title: 'Files are taken by media type, or by name where that says nothing; others are 415.',
    async run({ a }) {
      const octets = 'application/octet-stream';
      const upload = async (operationId: string, name: string, type: string) => {
        const sent = new File([new Uint8Array(8)], name, { type });
        const isPost = operationId === 'createPost';
        const input = isPost
          ? formInput({ content: '', media_file: sent, media_duration: '1' })
          : formInput({ file: sent });
        const seen = await a.call(operationId, input);
        const { id, media_type } = (seen.json ?? {}) as { id?: string; media_type?: string };
        if (isPost && seen.status === 201) {
          const kind = /^video|\.(?:mp4|mov|avi|webm)$/.test(type === octets ? name : type) ? 'video' : 'audio';
          expectEqual('files.kind', seen, [name, media_type], [name, kind]);
        }
        if (isPost && seen.status === 201) await a.call('deletePost', { id: id ?? '' });
        if (operationId === 'uploadVideo' && seen.status === 200) await a.call('deleteVideo', { id: id ?? '' });
        return seen;
      };
      const tries: [operationId: string, name: string, type: string, status: number][] = [
        ...['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'].map(
          (type): [string, string, string, number] => ['uploadAvatar', 'x', type, 200],
        ),
        ['uploadAvatar', 'x.svg', 'image/svg+xml', 415],
        ['uploadAvatar', 'x.png', 'text/html', 415],
        ['uploadAvatar', 'x.mp4', 'video/mp4', 415],
        ['uploadProfileImage', 'x.svg', 'image/svg+xml', 415],
        ...['mp4', 'quicktime', 'x-msvideo', 'avi', 'webm'].map((type): [string, string, string, number] => [
          'uploadVideo',
          'x',
          `video/${type}`,
          200,
        ]),
        ...['mp4', 'mov', 'avi', 'webm'].flatMap((ending): [string, string, string, number][] => [
          ['uploadVideo', `x.${ending}`, '', 200],
          ['uploadVideo', `x.${ending}`, octets, 200],
        ]),
        ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'bmp'].map(
          (ending): [string, string, string, number] => ['uploadAvatar', `x.${ending}`, octets, 200],
        ),
        ['uploadAvatar', 'x.svg', octets, 415],
        ['uploadAvatar', 'x', octets, 415],
        ...'mp3 m4a wav ogg oga flac aac mp4 mov avi webm'
          .split(' ')
          .map((ending): [string, string, string, number] => ['createPost', `x.${ending}`, octets, 201]),
        ['createPost', 'x.png', octets, 415],
        ['uploadVideo', 'x.mp4.txt', octets, 415],
        ['uploadVideo', 'x.mp3', octets, 415],
        ['uploadVideo', 'x.mp4', 'text/plain', 415],
        ['uploadVideo', 'x.ogv', 'video/ogg', 415],
        ['createPost', 'x', 'audio/mpeg', 201],
        ['createPost', 'x', 'audio/wav', 201],
        ['createPost', 'x', 'video/webm', 201],
        ['createPost', 'x.mp4', 'image/png', 415],
      ];
      for (const [operationId, name, type, status] of tries) {
        const seen = await upload(operationId, name, type);
        const what = `${name} as ${type || 'nothing'}`;
        expectEqual('files.accepts', seen, [what, seen.status], [what, status]);
      }
      await a.call('deleteAvatar');
    },
  },
  {
    id: 'files.sameName',
    title: 'Files of one name stay apart, whoever uploads them, and any name is taken.',
    async run(kit) {
      const names = ['同じ 名前.mp4', '同じ 名前.mp4', '../../a.mp4', `${'長'.repeat(80)}.mp4`];
      const sent: { who: Person; seen: Exchange; url: string; id: string; bytes: Uint8Array }[] = [];
      for (const [index, name] of names.entries()) {
        const who = index === 1 ? kit.b : kit.a;
        const bytes = new Uint8Array(16).fill(index + 1);
        const film = new File([bytes], name, { type: 'video/mp4' });
        const seen = expectStatus(await who.call('uploadVideo', formInput({ file: film })), 200, 'files.fetched');
        const { id, video_url } = bodyOf<{ id: string; video_url: string }>(seen);
        sent.push({ who, seen, url: video_url, id, bytes });
      }
      for (const { seen, url, bytes } of sent) {
        const { status, bytes: got } = await get(kit, seen, url);
        expectEqual('files.fetched', seen, { status, bytes: [...got] }, { status: 200, bytes: [...bytes] });
      }
      for (const { who, id } of sent) await who.call('deleteVideo', { id });
    },
  },
  {
    id: 'files.unknown',
    title: 'A file that was never uploaded is 404.',
    async run(kit) {
      const { seen, url } = await send(kit.a, KINDS[1] as Kind);
      const unknown = url.replace(/[^/]+$/, 'conformance-nobody.png');
      await expectGone(kit, seen, unknown);
      await kit.a.call('deleteAvatar');
    },
  },
  {
    id: 'files.replaced',
    title: 'A picture that another replaces, or a save of the profile, is gone or used as the contract says.',
    async run(kit) {
      const saved = await send(kit.a, KINDS[0] as Kind);
      const fields = { ...profileNamed('あおい').profile_update, avatar_url: saved.url };
      expectStatus(await kit.a.call('updateMyProfile', { body: { profile_update: fields } }), 200, 'files.use');
      const other = await send(kit.a, KINDS[0] as Kind);
      const body = { profile_update: { ...fields, avatar_url: other.url } };
      const replaced = expectStatus(await kit.a.call('updateMyProfile', { body }), 200, 'files.use');
      await expectGone(kit, replaced, saved.url);
      const first = await send(kit.a, KINDS[1] as Kind);
      await expectGone(kit, first.seen, other.url);
      const second = await send(kit.a, KINDS[1] as Kind);
      await expectGone(kit, second.seen, first.url);
      const current = await get(kit, second.seen, second.url);
      expectEqual('files.fetched', second.seen, current.status, 200);
      await kit.a.call('deleteAvatar');
      await expectGone(kit, second.seen, second.url);
    },
  },
  {
    id: 'files.thread',
    title: 'The files of the replies that go with a post are gone, at any depth.',
    async run(kit) {
      const post = KINDS.at(-1) as Kind;
      const replyTo = (id: string) => ({ ...post, fields: { ...post.fields, reply_to_id: id } });
      const root = await send(kit.a, post);
      const reply = await send(kit.b, replyTo(String(root.answer.id)));
      const below = await send(kit.c, replyTo(String(reply.answer.id)));
      const deleted = await kit.a.call('deletePost', { id: String(root.answer.id) });
      for (const { url } of [root, reply, below]) await expectGone(kit, deleted, url);
    },
  },
];

/**
 * Creates cases about files that are deleted with their owner's account, and a picture uploaded before the first
 * profile.
 */
export function servedAccountCases(mailbox: Mailbox): Case[] {
  return [
    {
      id: 'files.leaver',
      isSmoke: true,
      title: 'The files of a deleted account are gone, those of its replies to others too.',
      async run(kit) {
        const account = await newAccount(kit, mailbox, 'files');
        const person = await enter(kit, account, 'さよなら');
        const root = bodyOf<{ id: string }>(await kit.a.call('createPost', formInput({ content: '根' }))).id;
        const [, avatar, video, post] = KINDS as [Kind, Kind, Kind, Kind];
        const current = await send(kit.a, avatar);
        const sent = [
          await send(person, avatar),
          await send(person, video),
          await send(person, { ...post, fields: { ...post.fields, reply_to_id: root } }),
          await send(person, post),
        ];
        await removeAccount(kit, account);
        for (const { seen, url } of sent) await expectGone(kit, seen, url);
        const texts = { title: '題', description: null };
        const id = String(sent[1]?.answer.id);
        expectStatus(await kit.a.call('updateVideo', { id, body: texts }), 404, 'auth.leftovers');
        const tree = await kit.a.call('getPost', { id: root });
        const [reply] = bodyOf<{ replies: Record<string, unknown>[] }>(tree).replies;
        expectEqual('board.leaver', tree, reply, { user: null, media_url: null, media_type: null });
        expectEqual('files.fetched', tree, (await get(kit, current.seen, current.url)).status, 200);
        await kit.a.call('deletePost', { id: root });
        await kit.a.call('deleteAvatar');
      },
    },
    {
      id: 'files.waiting',
      title: 'A picture of somebody without a profile waits for its first save.',
      async run(kit) {
        const account = await newAccount(kit, mailbox, 'waiting');
        const call = await callsOf(kit, account);
        const { url } = await send({ call }, KINDS[1] as Kind);
        const saved = expectStatus(await call('updateMyProfile', { body: profileNamed('あとから') }), 200);
        expectEqual('files.waiting', saved, bodyOf<{ avatar_url: string }>(saved).avatar_url, url);
        await call('deleteAvatar');
        const after = await call('getMyProfile');
        expectEqual('files.avatar', after, bodyOf<{ avatar_url: string | null }>(after).avatar_url, null);
        await removeAccount(kit, account);
      },
    },
    {
      id: 'files.withdrawn',
      title: 'A picture of somebody without a profile that is deleted before the first save does not come back.',
      async run(kit) {
        const account = await newAccount(kit, mailbox, 'withdrawn');
        const call = await callsOf(kit, account);
        const { url } = await send({ call }, KINDS[1] as Kind);
        const deleted = expectStatus(await call('deleteAvatar'), 204, 'files.avatar');
        await expectGone(kit, deleted, url);
        const saved = expectStatus(await call('updateMyProfile', { body: profileNamed('あとから') }), 200);
        expectEqual('files.avatar', saved, bodyOf<{ avatar_url: string | null }>(saved).avatar_url, null);
        await removeAccount(kit, account);
      },
    },
  ];
}
