import type { Exchange } from '../engine/exchange.ts';
import { bodyOf, expectEqual, expectStatus, expectLater } from '../engine/expect.ts';
import type { Case, Kit } from '../engine/kit.ts';
import type { Person } from '../engine/person.ts';
import { nextInstant } from '../engine/nextInstant.ts';
import { logIn, profileNamed } from '../engine/people.ts';

interface Tag {
  id: string;
  sort_order: number;
}
interface Category {
  name: string;
  sort_order: number;
  tags: Tag[];
}
interface Profile {
  id: string;
  user_id: string;
  last_active: string | null;
  tags: Record<string, Tag[]>;
}

const SINGLE = ['ages', 'genders', 'activity_frequency'];
const groupOf = ({ name }: Category) => (name === 'skills' ? 'skill_levels' : name);
const save = (who: Person, tags?: unknown) =>
  who.call('updateMyProfile', {
    body: { ...profileNamed('あおい'), ...(tags === undefined ? {} : { tags_update: { tags } }) },
  });
/** Ids of tags by category. Pairs, because a comparison of objects allows keys that are not expected. */
type Chosen = [group: string, ids: string[]][];
const sorted = (chosenTags: Chosen): Chosen =>
  chosenTags
    .map(([group, ids]): Chosen[number] => [group, ids.toSorted()])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
const chosen = (seen: Exchange): Chosen =>
  sorted(
    Object.entries(bodyOf<Profile>(seen).tags).flatMap(([group, tags]): Chosen =>
      Array.isArray(tags) && tags.length > 0 ? [[group, tags.map(({ id }) => id)]] : [],
    ),
  );

/** Checks the `loc` of a 422: the path of the wrong value or of something that contains it. */
function expectPlace(seen: Exchange, place: readonly unknown[]): void {
  const [issue] = bodyOf<{ detail: { loc: unknown[] }[] }>(seen).detail;
  const loc = issue?.loc ?? [];
  expectEqual('form.loc', seen, loc, place.slice(0, Math.max(loc.length, 2)));
}

async function categoriesOf({ a }: Kit): Promise<Category[]> {
  return bodyOf<Category[]>(expectStatus(await a.call('listTagCategories'), 200));
}

/** Cases about the catalogue of tags, the tags that profiles select, and the filters of the search. */
export const selectionCases: readonly Case[] = [
  {
    id: 'tags.catalogue',
    title: 'The catalogue is sorted in both levels, and every tag is in it once.',
    async run(kit) {
      const seen = expectStatus(await kit.a.call('listTagCategories'), 200);
      const categories = bodyOf<Category[]>(seen);
      const orders = [categories, ...categories.map(({ tags }) => tags)];
      for (const list of orders) {
        const order = list.map(({ sort_order }) => sort_order);
        const ascending = order.toSorted((x, y) => x - y);
        expectEqual('tags.sorted', seen, order, ascending);
        expectEqual('tags.sorted', seen, new Set(order).size, order.length);
      }
      const ids = categories.flatMap(({ tags }) => tags.map(({ id }) => id));
      expectEqual('tags.once', seen, new Set(ids).size, ids.length);
      expectEqual('tags.once', seen, new Set(categories.map(({ name }) => name)).size, categories.length);
      expectEqual('tags.once', seen, ids.length > categories.length, true);
    },
  },
  {
    id: 'tags.everyGroup',
    title: 'Every category stores its tags and no other’s, and is found by its own parameter.',
    async run(kit) {
      const { a, b } = kit;
      const categories = await categoriesOf(kit);
      for (const category of categories) {
        const group = groupOf(category);
        const [first, second, third] = category.tags.map(({ id }) => id);
        if (first === undefined || second === undefined) continue;
        const flat = expectStatus(await save(a, [second]), 200, 'profiles.tags');
        expectEqual('profiles.tags', flat, chosen(flat), [[group, [second]]]);
        const grouped = expectStatus(await save(a, { [group]: [first] }), 200, 'profiles.tags');
        expectEqual('profiles.tags', grouped, chosen(grouped), [[group, [first]]]);
        const both = await save(a, { [group]: [second, first] });
        if (SINGLE.includes(group)) expectStatus(both, 422, 'profiles.singleChoice');
        else {
          expectStatus(both, 200, 'profiles.tags');
          expectEqual('profiles.tags', both, chosen(both), [[group, [first, second].sort()]]);
        }
        const other = categories.find((one) => one !== category)?.tags[0]?.id ?? '';
        const misplaced = expectStatus(await save(a, { [group]: [other] }), 422, 'profiles.wrongCategory');
        expectPlace(misplaced, ['body', 'tags_update', 'tags', group, 0]);
        const unknown = ['conformance-nobody'];
        expectStatus(await save(a, { [group]: unknown }), 422, 'profiles.unknownTag');
        const flatly = expectStatus(await save(a, [first, ...unknown]), 422, 'profiles.unknownTag');
        expectPlace(flatly, ['body', 'tags_update', 'tags', 1]);
        const stored = expectStatus(await save(a), 200, 'profiles.tags');
        expectEqual('profiles.untouched', stored, chosen(stored), chosen(SINGLE.includes(group) ? grouped : both));
        const tries: [ids: (string | undefined)[], hit: boolean][] = [
          [[first], true],
          [[first, 'conformance-nobody'], true],
          [['conformance-nobody'], false],
          [[other], false],
          [[third], third === undefined || third === first],
        ];
        for (const [ids, hit] of tries) {
          if (ids.includes(undefined)) continue;
          const found = await b.call('searchProfiles', { query: { [group]: ids.join(',') } });
          const isHit = bodyOf<Profile[]>(expectStatus(found, 200)).some(({ user_id }) => user_id === a.userId);
          expectEqual('profiles.filter', found, { group, ids, found: isHit }, { group, ids, found: hit });
        }
        const plain = await b.call('searchProfiles', { search: `${group}=${unknown.join('')},${first}` });
        const isFound = bodyOf<Profile[]>(expectStatus(plain, 200)).some(({ user_id }) => user_id === a.userId);
        expectEqual('profiles.encoded', plain, { group, found: isFound }, { group, found: true });
      }
      const none = expectStatus(await save(a, []), 200, 'profiles.tags');
      expectEqual('profiles.tags', none, chosen(none), []);
    },
  },
  {
    id: 'tags.manyGroups',
    title: 'Every group that is given must match; tags of one profile are all there, and only its owner’s change.',
    async run(kit) {
      const { a, b } = kit;
      const categories = await categoriesOf(kit);
      const all = Object.fromEntries(categories.map((category) => [groupOf(category), [category.tags[0]?.id ?? '']]));
      const ofAll = sorted(Object.entries(all));
      const before = chosen(await b.call('getMyProfile'));
      const saved = expectStatus(await save(a, all), 200, 'profiles.tags');
      expectEqual('profiles.tags', saved, chosen(saved), ofAll);
      const flat = expectStatus(await save(a, Object.values(all).flat().toReversed()), 200, 'profiles.tags');
      expectEqual('profiles.tags', flat, chosen(flat), ofAll);
      // A category that a save leaves out is empty afterwards.
      for (const one of ofAll) {
        const fewer = expectStatus(await save(a, Object.fromEntries([one])), 200, 'profiles.tags');
        expectEqual('profiles.tags', fewer, chosen(fewer), [one]);
        await save(a, all);
      }
      const none = expectStatus(await save(a, {}), 200, 'profiles.tags');
      expectEqual('profiles.tags', none, chosen(none), []);
      await save(a, all);
      const untouched = await b.call('getMyProfile');
      expectEqual('change.other', untouched, chosen(untouched), before);
      const query = Object.fromEntries(Object.entries(all).map(([group, ids]) => [group, ids.join(',')]));
      const hit = async (asked: Record<string, string>) => {
        const found = await b.call('searchProfiles', { query: asked });
        return { found, isHit: bodyOf<Profile[]>(found).some(({ user_id }) => user_id === a.userId) };
      };
      const { found, isHit } = await hit(query);
      expectEqual('profiles.filter', found, isHit, true);
      for (const category of categories) {
        const other = category.tags[1]?.id;
        if (other === undefined) continue;
        const missed = await hit({ ...query, [groupOf(category)]: other });
        expectEqual(
          'profiles.filter',
          missed.found,
          { group: groupOf(category), found: missed.isHit },
          { group: groupOf(category), found: false },
        );
      }
      // A tag of the profile matches only in the filter of its own group.
      const groups = Object.keys(all);
      for (const [index, group] of groups.entries()) {
        const foreign = all[groups[(index + 1) % groups.length] ?? '']?.[0] ?? '';
        const missed = await hit({ [group]: foreign });
        expectEqual(
          'profiles.filter',
          missed.found,
          { group, tag: foreign, found: missed.isHit },
          { group, tag: foreign, found: false },
        );
      }
      const shown = await b.call('getProfile', { id: a.profileId });
      const order = Object.entries(bodyOf<Profile>(shown).tags);
      expectEqual('profiles.tags', shown, order.filter(([, tags]) => tags.length === 0).length, 0);
      await save(a, []);
    },
  },
  {
    id: 'profiles.flat',
    title: 'The flat form of a save does the same as the envelope.',
    async run({ a }) {
      const [category] = bodyOf<Category[]>(await a.call('listTagCategories'));
      const tags = category?.tags.slice(0, 1).map(({ id }) => id) ?? [];
      const fields = profileNamed('平ら').profile_update;
      const saved = expectStatus(await a.call('updateMyProfile', { body: { ...fields, bio: '平', tags } }), 200);
      const { display_name, bio } = bodyOf<{ display_name: string; bio: string }>(saved);
      const idsIn = (seen: Exchange) => chosen(seen).map(([, ids]) => ids);
      expectEqual(
        'profiles.fields',
        saved,
        { display_name, bio, tags: idsIn(saved) },
        { display_name: '平ら', bio: '平', tags: [tags] },
      );
      const stored = expectStatus(await a.call('updateMyProfile', { body: fields }), 200);
      expectEqual('profiles.untouched', stored, idsIn(stored), [tags]);
      for (const extra of [{ favorite_artist: 'だれか' }, { looking_for: 'だれか' }]) {
        const body = { profile_update: { ...fields, ...extra } };
        expectStatus(await a.call('updateMyProfile', { body }), 422, 'profiles.unwritten');
        expectStatus(await a.call('updateMyProfile', { body: { ...fields, ...extra } }), 422, 'profiles.unwritten');
      }
      const wrong = { ...fields, tags: ['conformance-nobody'] };
      const refused = expectStatus(await a.call('updateMyProfile', { body: wrong }), 422, 'profiles.unknownTag');
      expectPlace(refused, ['body', 'tags', 0]);
      await save(a, []);
    },
  },
  {
    id: 'profiles.active',
    title: 'A login, a save and a message move last_active, and the search shows who was there last first.',
    async run(kit) {
      const { a, b, c } = kit;
      const opened = await a.call('createConversation', { body: { other_user_id: b.userId } });
      const { id } = bodyOf<{ data: { id: string } }>(opened).data;
      const active = async (person: Person) => {
        const seen = await person.call('getMyProfile');
        return { seen, at: String(bodyOf<Profile>(seen).last_active) };
      };
      const moves: [what: string, act: () => Promise<unknown>][] = [
        ['logIn', () => logIn(kit, a)],
        ['updateMyProfile', () => save(a)],
        ['sendMessage', () => a.call('sendMessage', { id, body: { content: 'います' } })],
      ];
      const others: [what: string, act: () => Promise<unknown>][] = [
        ['likeProfile', () => a.call('likeProfile', { id: c.profileId })],
        ['unlikeProfile', () => a.call('unlikeProfile', { id: c.profileId })],
        ['createConversation', () => a.call('createConversation', { body: { other_user_id: b.userId } })],
        ['markConversationRead', () => a.call('markConversationRead', { id })],
        ['listNotifications', () => a.call('listNotifications')],
      ];
      for (const [what, act] of others) {
        const { at } = await active(a);
        await nextInstant();
        await act();
        const now = await active(a);
        expectEqual(
          'profiles.active',
          now.seen,
          { after: what, last_active: now.at },
          { after: what, last_active: at },
        );
      }
      for (const [what, act] of moves) {
        const { at } = await active(a);
        const before = [(await active(b)).at, (await active(c)).at];
        await nextInstant();
        await act();
        const now = await active(a);
        expectLater('profiles.active', now.seen, 'last_active', now.at, at, what);
        const same = [(await active(b)).at, (await active(c)).at];
        expectEqual('change.other', now.seen, { after: what, last_active: same }, { after: what, last_active: before });
        const found = await b.call('searchProfiles');
        const order = bodyOf<Profile[]>(found).map(({ user_id }) => user_id);
        expectEqual('profiles.active', found, order.indexOf(a.userId) < order.indexOf(c.userId), true);
      }
      await nextInstant();
      await save(c);
      const found = await b.call('searchProfiles');
      const order = bodyOf<Profile[]>(found).map(({ user_id }) => user_id);
      expectEqual('profiles.active', found, order.indexOf(c.userId) < order.indexOf(a.userId), true);
      await b.call('markConversationRead', { id });
    },
  },
];
