import type { CallInput } from '../../engine/exchange.ts';
import { bodyOf, expectEqual, expectStatus } from '../../engine/expect.ts';
import type { Case } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import { profileNamed } from '../../engine/people.ts';
import { formInput } from '../formInput.ts';

const MEGABYTE = 1024 ** 2;

function upload(name: string, type: string, size = 32, texts: Record<string, string> = {}): CallInput {
  return formInput({ file: new File([new Uint8Array(size)], name, { type }), ...texts });
}
const videoIds = async (who: Person) => {
  const seen = expectStatus(await who.call('listMyVideos'), 200);
  return [seen, bodyOf<{ id: string }[]>(seen).map((video) => video.id)] as const;
};
async function clear(who: Person): Promise<void> {
  const [, ids] = await videoIds(who);
  for (const id of ids) await who.call('deleteVideo', { id });
}
const film = (name = 'clip.mp4', type = 'video/mp4') => upload(name, type);

/** Cases about what may be uploaded: media types, sizes, and the number and order of videos. */
export const fileCases: readonly Case[] = [
  {
    id: 'files.picture',
    title: 'The first upload flow stores a picture, which the next save of the profile may use.',
    async run({ a, b }) {
      const stored = expectStatus(await a.call('uploadProfileImage', upload('a.png', 'image/png')), 200);
      const { url } = bodyOf<{ url: string }>(stored);
      const before = await a.call('getMyProfile');
      expectEqual('files.unused', before, bodyOf<{ avatar_url: string | null }>(before).avatar_url === url, false);
      const named = profileNamed('甲').profile_update;
      const body = { profile_update: { ...named, avatar_url: url } };
      const saved = expectStatus(await a.call('updateMyProfile', { body }), 200, 'files.use');
      expectEqual('files.use', saved, bodyOf<{ avatar_url: string }>(saved).avatar_url, url);
      expectStatus(await b.call('updateMyProfile', { body }), 422, 'files.foreignPicture');
      expectStatus(await a.call('uploadProfileImage', upload('a.txt', 'text/plain')), 415, 'files.avatarType');
      const large = upload('a.png', 'image/png', 5 * MEGABYTE + 1);
      expectStatus(await a.call('uploadProfileImage', large), 413, 'files.avatarSize');
    },
  },
  {
    id: 'files.avatar',
    title: 'A picture of up to 5 MB becomes the avatar; others are refused; it can be removed.',
    async run({ a }) {
      const avatar = async () => {
        const seen = await a.call('getMyProfile');
        return [seen, bodyOf<{ avatar_url: string | null }>(seen).avatar_url] as const;
      };
      const avatarOf = (size: number) => upload('a.png', 'image/png', size);
      const stored = expectStatus(await a.call('uploadAvatar', avatarOf(5 * MEGABYTE)), 200, 'files.limit');
      const [seen, url] = await avatar();
      expectEqual('files.avatar', seen, url, bodyOf<{ url: string }>(stored).url);
      expectStatus(await a.call('uploadAvatar', avatarOf(5 * MEGABYTE + 1)), 413, 'files.avatarSize');
      expectStatus(await a.call('uploadAvatar', upload('a.txt', 'text/plain')), 415, 'files.avatarType');
      const [after, unchanged] = await avatar();
      expectEqual('files.noSideEffect', after, unchanged, url);
      expectStatus(await a.call('deleteAvatar'), 204);
      const [gone, none] = await avatar();
      expectEqual('files.avatar', gone, none, null);
    },
  },
  {
    id: 'files.large',
    title: 'A video and a post’s file have at most 100 MB.',
    full: true,
    async run({ a }) {
      const size = 100 * MEGABYTE + 1;
      expectStatus(await a.call('uploadVideo', upload('a.mp4', 'video/mp4', size)), 413, 'files.videoSize');
      const large = new File([new Uint8Array(size)], 'a.wav', { type: 'audio/wav' });
      const post = formInput({ content: '', media_file: large, media_duration: '1' });
      expectStatus(await a.call('createPost', post), 413, 'files.mediaSize');
    },
  },
  {
    id: 'files.appended',
    title: 'A new video is the last one, whatever was deleted and moved before.',
    async run({ a }) {
      await clear(a);
      const add = async () => bodyOf<{ id: string }>(expectStatus(await a.call('uploadVideo', film()), 200)).id;
      const expectOrder = async (expected: readonly string[]) => {
        const [seen, order] = await videoIds(a);
        expectEqual('files.appended', seen, order, expected);
      };
      const [one, two, three] = [await add(), await add(), await add()];
      for (const id of [one, two]) expectStatus(await a.call('deleteVideo', { id }), 204);
      const four = await add();
      await expectOrder([three, four]);
      expectStatus(await a.call('reorderVideos', { body: { video_ids: [four, three] } }), 200);
      const five = await add();
      await expectOrder([four, three, five]);
      expectStatus(await a.call('deleteVideo', { id: four }), 204);
      await expectOrder([three, five, await add()]);
      await clear(a);
    },
  },
  {
    id: 'files.videos',
    title: 'Five videos and no sixth, of four types, in their owner’s order.',
    async run({ a, b }) {
      await clear(a);
      await clear(b);
      expectStatus(await a.call('uploadVideo', upload('a.mp3', 'audio/mpeg')), 415, 'files.videoType');
      for (const [name, type] of [
        ['a.mp4', 'video/mp4'],
        ['a.mov', 'video/quicktime'],
        ['a.avi', ''],
        ['a.webm', 'video/webm'],
        ['b.mp4', 'video/mp4'],
      ] as const) {
        expectStatus(await a.call('uploadVideo', film(name, type)), 200, 'files.video');
      }
      expectStatus(await a.call('uploadVideo', film()), 400, 'files.sixth');
      expectStatus(await a.call('uploadVideo', upload('a.mp3', 'audio/mpeg')), 400, 'files.first');
      const [seen, ids] = await videoIds(a);
      expectEqual('files.sixth', seen, ids.length, 5);
      const turned = ids.toReversed();
      const unknown = { video_ids: ['conformance-nobody'] };
      expectStatus(await a.call('reorderVideos', { body: unknown }), 404, 'files.unknown');
      expectStatus(await a.call('reorderVideos', { body: { video_ids: turned } }), 200);
      const foreign = bodyOf<{ id: string }>(await b.call('uploadVideo', film())).id;
      const mixed = [foreign, ...ids.slice(1)];
      expectStatus(await a.call('reorderVideos', { body: { video_ids: mixed } }), 403, 'files.foreign');
      const worse = { video_ids: [foreign, 'conformance-nobody'] };
      expectStatus(await a.call('reorderVideos', { body: worse }), 404, 'files.unknown');
      expectStatus(await a.call('reorderVideos', { body: { video_ids: ids.slice(1) } }), 400, 'files.partial');
      const [after, order] = await videoIds(a);
      expectEqual('files.order', after, order, turned);
      expectStatus(await b.call('deleteVideo', { id: ids[0] ?? '' }), 403, 'files.owner');
      const texts = { title: ' 題 ', description: null };
      expectStatus(await b.call('updateVideo', { id: ids[0] ?? '', body: texts }), 403, 'files.owner');
      const saved = expectStatus(await a.call('updateVideo', { id: ids[0] ?? '', body: texts }), 200);
      expectEqual('files.texts', saved, bodyOf<{ title: string }>(saved).title, '題');
      const shown = await b.call('listProfileVideos', { id: a.profileId });
      const shownIds = bodyOf<{ id: string }[]>(shown).map((video) => video.id);
      expectEqual('files.profile', shown, shownIds, turned);
      await clear(a);
      await clear(b);
    },
  },
];
