import { bodyOf, expectEqual, expectStatus } from '../engine/expect.ts';
import type { Case, Kit } from '../engine/kit.ts';
import { profileNamed } from '../engine/people.ts';
import { whileUnmoved } from '../engine/view/whileUnmoved.ts';
import { timeOf } from '../engine/time.ts';
import { tagsOf } from './tagsOf.ts';

interface Tag {
  id: string;
}
interface Profile {
  id: string;
  user_id: string;
  created_at: string;
  tags: Record<string, Tag[]>;
  [field: string]: unknown;
}

const save = (kit: Kit, name: string, tags: unknown) =>
  kit.a.call('updateMyProfile', { body: { ...profileNamed(name), tags_update: { tags } } });

/** Cases about saving, listing, searching and reading profiles. */
export const profileCases: readonly Case[] = [
  {
    id: 'profiles.save',
    title: 'A save writes all texts, blank ones as null, and leaves tags, picture and dates alone.',
    async run(kit) {
      const genres = await tagsOf(kit, 'genres');
      const before = bodyOf<Profile>(expectStatus(await save(kit, '甲', genres.slice(0, 2)), 200));
      const body = profileNamed('乙');
      const texts = { ...body.profile_update, bio: 'こんにちは', website_url: '', years_of_experience: 4 };
      const saved = expectStatus(await kit.a.call('updateMyProfile', { body: { profile_update: texts } }), 200);
      const after = bodyOf<Profile>(saved);
      expectEqual('profiles.fields', saved, after, { ...texts, website_url: null });
      const { tags, created_at } = before;
      expectEqual('profiles.untouched', saved, after, { tags, created_at });
      const read = await kit.a.call('getMyProfile');
      expectEqual('profiles.stored', read, bodyOf<Profile>(read).bio, 'こんにちは');
      const blank = profileNamed('   ');
      expectStatus(await kit.a.call('updateMyProfile', { body: blank }), 422, 'profiles.name');
    },
  },
  {
    id: 'profiles.tags',
    title: 'Tags are replaced as a whole, flat or by category; impossible ones are 422 and change nothing.',
    async run(kit) {
      const [first = '', second = ''] = await tagsOf(kit, 'genres');
      const ages = await tagsOf(kit, 'ages');
      const ids = (profile: Profile) =>
        Object.values(profile.tags).flatMap((tags) => (Array.isArray(tags) ? tags.map((tag) => tag.id) : []));
      const flat = await save(kit, '甲', [first]);
      expectEqual('profiles.tags', flat, ids(bodyOf<Profile>(flat)), [first]);
      const grouped = await save(kit, '甲', { genres: [second] });
      expectEqual('profiles.tags', grouped, ids(bodyOf<Profile>(grouped)), [second]);
      expectStatus(await save(kit, '甲', ['conformance-unknown']), 422, 'profiles.unknownTag');
      expectStatus(await save(kit, '甲', ages.slice(0, 2)), 422, 'profiles.singleChoice');
      const after = await kit.a.call('getMyProfile');
      expectEqual('profiles.noSideEffect', after, ids(bodyOf<Profile>(after)), [second]);
    },
  },
  {
    id: 'profiles.browse',
    alone: true,
    title: 'Pages partition the list, newest first, without the caller.',
    async run(kit) {
      const newest = async () =>
        bodyOf<Profile[]>(await kit.a.call('listProfiles', { query: { limit: 3 } })).map(({ id }) => id);
      await whileUnmoved(newest, async () => {
        const seen: Profile[] = [];
        let page = await kit.a.call('listProfiles', { query: { skip: 0, limit: 100 } });
        for (let skip = 100; skip <= 2_000; skip += 100) {
          const items = bodyOf<Profile[]>(expectStatus(page, 200));
          seen.push(...items);
          if (items.length < 100) break;
          page = await kit.a.call('listProfiles', { query: { skip, limit: 100 } });
        }
        expectEqual('profiles.pages', page, new Set(seen.map((profile) => profile.id)).size, seen.length);
        const hasOwn = seen.some((profile) => profile.user_id === kit.a.userId);
        expectEqual('profiles.own', page, hasOwn, false);
        const times = seen.map((profile) => timeOf(profile.created_at));
        const newestFirst = times.toSorted((x, y) => y - x);
        expectEqual('profiles.order', page, times, newestFirst);
        const small = await kit.a.call('listProfiles', { query: { skip: 1, limit: 2 } });
        const expected = seen.slice(1, 3).map((profile) => profile.id);
        const shown = bodyOf<Profile[]>(small).map((profile) => profile.id);
        expectEqual('profiles.skip', small, shown, expected);
      });
    },
  },
  {
    id: 'profiles.search',
    title: 'Any tag of a group is enough, every group must match, and the caller is never found.',
    async run(kit) {
      const [genre = '', other = ''] = await tagsOf(kit, 'genres');
      const [instrument = '', unused = ''] = await tagsOf(kit, 'instruments');
      await save(kit, '甲', { genres: [genre], instruments: [instrument] });
      const found = async (query: Record<string, string>, who = kit.b) => {
        const seen = expectStatus(await who.call('searchProfiles', { query }), 200);
        return { seen, hit: bodyOf<Profile[]>(seen).some((profile) => profile.user_id === kit.a.userId) };
      };
      const cases: [Record<string, string>, boolean][] = [
        [{ genres: `${other},${genre}` }, true],
        [{ genres: genre, instruments: instrument }, true],
        [{ genres: genre, instruments: unused }, false],
        [{ genres: 'conformance-unknown' }, false],
        [{}, true],
      ];
      for (const [query, expected] of cases) {
        const { seen, hit } = await found(query);
        expectEqual('profiles.filter', seen, hit, expected);
      }
      const own = await found({ genres: genre }, kit.a);
      expectEqual('profiles.own', own.seen, own.hit, false);
    },
  },
  {
    id: 'profiles.ids',
    title: 'A profile is found by its own id and by its user’s, which are different calls.',
    async run(kit) {
      const byProfile = expectStatus(await kit.b.call('getProfile', { id: kit.a.profileId }), 200);
      const byUser = expectStatus(await kit.b.call('getProfileByUserId', { id: kit.a.userId }), 200);
      expectEqual('profiles.ids', byUser, bodyOf<Profile>(byUser).id, bodyOf<Profile>(byProfile).id);
      expectStatus(await kit.b.call('getProfile', { id: 'conformance-nobody' }), 404);
    },
  },
];
