import { bodyOf, expectEqual } from '../../engine/expect.ts';
import { profileNamed } from '../../engine/people.ts';
import type { Case } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import { BLANK_TEXT } from '../blankText.ts';
import { formInput } from '../formInput.ts';
import { tagsOf } from '../tagsOf.ts';
import { begin, appended, without, changed, type Json, type Becomes } from './walk.ts';

/** Cases that check that writes to profiles and videos cause exactly their changes, reads and refused writes none. */
export const profileChanges: readonly Case[] = [
  {
    id: 'changes.videos',
    title: 'A video that is added, changed, moved or removed has exactly its consequences and no event.',
    async run(kit) {
      const { a, b } = kit;
      for (const who of [a, b]) {
        for (const { id } of bodyOf<{ id: string }[]>(await who.call('listMyVideos')))
          await who.call('deleteVideo', { id });
      }
      const { step, nothing, view } = await begin(kit);
      const film = (name: string) => new File([new Uint8Array(32)], name, { type: 'video/mp4' });
      const upload = (who: Person, fields: Record<string, string>) => () =>
        who.call('uploadVideo', formInput({ file: film('a.mp4'), ...fields }));
      const own = (index: number) => String((view().get('a videos') as Json[])[index]?.id);
      const one = await step(upload(a, { title: '一', description: '説明' }), 200, new Map(), {
        'a videos': appended({ title: '一', description: '説明' }),
      });
      expectEqual('files.answer', one, one.json, (view().get('a videos') as Json[])[0]);
      for (const title of ['二', '三']) {
        await step(upload(a, { title }), 200, new Map(), { 'a videos': appended({ title, description: null }) });
      }
      await step(upload(b, {}), 200, new Map(), { 'b videos': appended({ title: null, description: null }) });
      const texts = { title: '新', description: '' };
      const [first, second] = [own(0), own(1)];
      const update = (who: Person, id: string, body: object) => () => who.call('updateVideo', { id, body });
      const noFilm = { title: '四', file: new File(['x'], 'a.txt', { type: 'text/plain' }) };
      await nothing(
        [update(b, second, texts), 403],
        [update(a, second, { ...texts, title: 'x'.repeat(201) }), 422],
        [() => a.call('uploadVideo', formInput(noFilm)), 415],
      );
      const edited = (fields: Json) => ({
        'a videos': (old: unknown) =>
          (old as Json[]).map((video) => (video.id === second ? { ...video, ...fields } : video)),
      });
      await step(update(a, second, texts), 200, new Map(), edited({ title: '新', description: null }));
      const untitled = { title: null, description: '長い' };
      await step(update(a, second, untitled), 200, new Map(), edited(untitled));
      const reorder =
        (...video_ids: string[]) =>
        () =>
          a.call('reorderVideos', { body: { video_ids } });
      const theirs = String((view().get('b videos') as Json[])[0]?.id);
      const order = [own(2), first, second];
      const moved = await step(reorder(...order), 200, new Map(), {
        'a videos': (old: unknown) => order.map((id) => (old as Json[]).find((video) => video.id === id)),
      });
      const answered = (moved.json as Json[]).map(({ id }) => id);
      expectEqual('files.order', moved, answered, order);
      const remove = (who: Person, id: string) => () => who.call('deleteVideo', { id });
      await nothing(
        [reorder(first, second), 400],
        [reorder(first, second, first), 400],
        [reorder(first, second, theirs), 403],
        [reorder(first, second, 'conformance-nobody'), 404],
        [reorder(first, second, own(0), first), 400],
        [remove(b, first), 403],
      );
      await step(remove(a, first), 204, new Map(), { 'a videos': without(first) });
      await nothing([remove(a, first), 404], [update(a, first, texts), 404]);
      // A video that is added after a removal still comes last.
      await step(upload(a, { title: '四' }), 200, new Map(), {
        'a videos': appended({ title: '四', description: null }),
      });
      for (const id of [own(1), own(0), own(2)]) await step(remove(a, id), 204, new Map(), { 'a videos': without(id) });
      await step(remove(b, theirs), 204, new Map(), { 'b videos': [] });
    },
  },
  {
    id: 'changes.profile',
    title: 'A save of the profile and of the picture changes exactly what it names, and tells nobody.',
    async run(kit) {
      const { a, b } = kit;
      await a.call('deleteAvatar');
      const { step, nothing, view } = await begin(kit);
      const texts = {
        display_name: '新しい名前',
        bio: '自己紹介',
        age_range: '20s',
        activity_level: 'weekly_1',
        years_of_experience: 12,
        website_url: 'https://a.example/?q=1&r=音',
        twitter_url: 'https://b.example',
        instagram_url: 'https://c.example',
        youtube_url: 'https://d.example',
        soundcloud_url: 'e.example, not checked',
      };
      const profile = (fields: Json) => ({ 'a profile': changed(() => fields) });
      const save = (body: object) => () => a.call('updateMyProfile', { body });
      const saved = await step(save({ profile_update: texts }), 200, new Map(), profile(texts));
      expectEqual('profiles.answer', saved, saved.json, texts);
      const blank = Object.fromEntries(
        Object.keys(texts).map((key) => [key, key === 'years_of_experience' ? null : ` ${BLANK_TEXT}`]),
      );
      const empty = { ...blank, display_name: '白紙' };
      const cleared = { ...Object.fromEntries(Object.keys(texts).map((key) => [key, null])), display_name: '白紙' };
      await step(save(empty), 200, new Map(), profile(cleared));
      await step(save(texts), 200, new Map(), profile(texts));
      await step(save(cleared), 200, new Map(), profile(cleared));

      const picture = (name: string) => formInput({ file: new File([`picture ${name}`], name, { type: 'image/png' }) });
      const [one, two] = ['a.png', 'b.png'].map((name) => picture(name));
      let url = '';
      const uploaded = async (operationId: string, input = one) => {
        const seen = await a.call(operationId, input);
        url = String((seen.json as Json | undefined)?.url);
        return seen;
      };
      await step(() => uploaded('uploadProfileImage'), 200);
      const named = { ...cleared, avatar_url: '' };
      const use = async () =>
        await a.call('updateMyProfile', { body: { profile_update: { ...named, avatar_url: url } } });
      await step(use, 200, new Map(), { 'a profile': changed(() => ({ avatar_url: url })) });
      const foreign = { ...profileNamed('べに').profile_update, avatar_url: url };
      const ages = await tagsOf(kit, 'ages');
      // All that is refused has other texts than those that are stored.
      await nothing(
        [() => b.call('updateMyProfile', { body: { profile_update: foreign } }), 422],
        [save({ ...texts, avatar_url: '/uploads/conformance-nobody.png' }), 422],
        [save({ profile_update: texts, tags_update: { tags: ['conformance-unknown'] } }), 422],
        [save({ profile_update: texts, tags_update: { tags: { genres: ages.slice(0, 1) } } }), 422],
        [save({ profile_update: texts, tags_update: { tags: ages.slice(0, 2) } }), 422],
        [save({ ...texts, tags: ages.slice(0, 2) }), 422],
      );
      await nothing([save({ ...cleared, avatar_url: url }), 200]);
      const before = (view().get('a profile') as Json).avatar_url;
      await step(save(texts), 200, new Map(), profile({ ...texts, avatar_url: before }));
      const becomes: Becomes = {};
      const replace = async () => {
        const seen = await uploaded('uploadAvatar', two);
        Object.assign(becomes, profile({ avatar_url: url }));
        return seen;
      };
      await step(replace, 200, new Map(), becomes);
      expectEqual('files.avatar', saved, (view().get('a profile') as Json).avatar_url === before, false);
      await step(() => a.call('deleteAvatar'), 204, new Map(), profile({ avatar_url: null }));
      await nothing([() => a.call('deleteAvatar'), 204]);
    },
  },
  {
    id: 'changes.nothing',
    title: 'What only reads changes nothing, and what is refused neither.',
    async run(kit) {
      const { a } = kit;
      const { nothing } = await begin(kit);
      const body = { email: a.email, password: 'conformance-wrong' };
      await nothing(
        [() => kit.nobody.call('requestPasswordReset', { body: { email: a.email } }), 200],
        [() => kit.nobody.call('resendVerification', { body: { email: a.email } }), 200],
        [() => kit.nobody.call('logIn', { body }), 401],
        [() => kit.nobody.call('deleteAccount', { body }), 401],
        [() => kit.nobody.call('registerAccount', { body }), 409],
        [() => kit.nobody.call('logIn', { body: { email: a.email.toUpperCase(), password: a.password } }), 200],
      );
    },
  },
];
