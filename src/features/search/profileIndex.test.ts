import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Profile, Tag } from '../../api/generated/model/index.ts';
import { aProfile } from '../../../tests/support/build.ts';
import { toMatchInput } from '../../scoring/matchInput.ts';
import { type ScoredProfile, compareBy, createProfileIndex } from './profileIndex.ts';
import type { Viewer } from './useViewer.ts';
import { filterGroups } from './filters.ts';
import { sortOrders } from './searchParams.ts';

const tag = (value: string): Tag => ({ id: value, name: value, value, display_name_ja: value, sort_order: 1 });
const noTags = Object.fromEntries(filterGroups.map((group) => [group, [] as Tag[]])) as unknown as Profile['tags'];

const profile = (id: string, rest: Partial<Profile> = {}) =>
  aProfile({
    id,
    user_id: `user-${id}`,
    created_at: '2026-11-20T09:00:00+00:00',
    last_active: null,
    tags: noTags,
    ...rest,
  });

const unknownViewer: Viewer = { profileId: undefined, userId: undefined, matchInput: null };
const rocker: Viewer = { ...unknownViewer, matchInput: toMatchInput({ tags: { genres: [tag('rock')] } }) };
const rock = { tags: { ...noTags, genres: [tag('rock')] } };
const jazz = { tags: { ...noTags, genres: [tag('jazz')] } };
const ids = (profiles: readonly ScoredProfile[]) => profiles.map(({ profile: { id } }) => id);

function ordersOf(profiles: Profile[], viewer = rocker) {
  const profileIndex = createProfileIndex(viewer);
  profileIndex.add(profiles);
  const { match, newest, active } = profileIndex.orders();
  return { match: ids(match), newest: ids(newest), active: ids(active) };
}

describe('F5: the orders and their ties', () => {
  test('the better match first, then the last activity, then the smaller id', () => {
    const seen = { last_active: '2026-11-20T09:00:00+00:00' };
    const people = [
      profile('d', jazz),
      profile('c', { ...rock, last_active: null }),
      profile('b', { ...rock, ...seen }),
      profile('a', { ...rock, ...seen }),
    ];
    expect(ordersOf(people).match).toEqual(['a', 'b', 'c', 'd']);
  });

  test('F6: by match it is the newest first for a viewer without a profile', () => {
    const people = [
      profile('old', { created_at: '2025-01-01T00:00:00+00:00', last_active: '2026-11-21T00:00:00+00:00' }),
      profile('new'),
    ];
    expect(ordersOf(people, unknownViewer).match).toEqual(['new', 'old']);
  });

  test('the newest by the time itself, not by its text; then the smaller id', () => {
    const people = [
      profile('tokyo', { created_at: '2026-11-20T09:30:00+09:00' }),
      profile('old', { created_at: '2025-01-01T00:00:00+00:00' }),
      profile('utc', { created_at: '2026-11-20T01:00:00+00:00' }),
      profile('also-utc', { created_at: '2026-11-20T01:00:00' }),
    ];
    expect(ordersOf(people).newest).toEqual(['also-utc', 'utc', 'tokyo', 'old']);
  });

  test('the last activity first, profiles without one at the end', () => {
    const people = [
      profile('never-b'),
      profile('never-a'),
      profile('long-ago', { last_active: '2020-01-01T00:00:00+00:00' }),
      profile('now', { last_active: '2026-11-21T00:00:00+00:00' }),
      profile('nonsense', { last_active: 'yesterday' }),
    ];
    expect(ordersOf(people).active).toEqual(['now', 'long-ago', 'never-a', 'never-b', 'nonsense']);
  });
});

test('adding batch by batch gives the same as all at once, in every order', () => {
  const person = fc.record({
    id: fc.integer({ min: 0, max: 60 }).map(String),
    created_at: fc.integer({ min: 1, max: 4 }).map((day) => `2026-11-0${day}T09:00:00+00:00`),
    last_active: fc.constantFrom(null, '2026-11-20T09:00:00+00:00', '2026-11-21T09:00:00+00:00'),
    tags: fc.constantFrom(noTags, rock.tags, jazz.tags),
  });
  fc.assert(
    fc.property(fc.array(fc.array(person, { maxLength: 8 }), { maxLength: 8 }), (batches) => {
      const profileIndex = createProfileIndex(rocker);
      const people = batches.map((batch) => batch.map((some) => profile(some.id, some)));
      for (const batch of people) profileIndex.add(batch);
      const first = new Map(
        people
          .flat()
          .toReversed()
          .map((some) => [some.id, some]),
      );
      for (const order of sortOrders) {
        const expected = [...first.values()].map(profileIndex.scored).sort(compareBy[order]);
        expect(ids(profileIndex.orders()[order])).toEqual(ids(expected));
      }
    }),
  );
});

describe('the profiles in it', () => {
  test('F2: are unique; adding returns the number of new ones', () => {
    const profileIndex = createProfileIndex(unknownViewer);
    expect(profileIndex.add([profile('a'), profile('b')])).toBe(2);
    expect(profileIndex.add([profile('b', { bio: 'later' }), profile('c')])).toBe(1);
    const all = profileIndex.orders().newest;
    expect(ids(all)).toEqual(['a', 'b', 'c']);
    expect(all[1]?.profile.bio).not.toBe('later');
  });

  test.each([
    { profileId: 'b', userId: undefined },
    { profileId: undefined, userId: 'user-b' },
    { profileId: 'b', userId: 'user-b' },
  ])('F4: do not include the own one, by %o, which still counts as new', (own) => {
    const profileIndex = createProfileIndex({ ...own, matchInput: null });
    expect(profileIndex.add([profile('a'), profile('b'), profile('c')])).toBe(3);
    expect(ids(profileIndex.orders().match)).toEqual(['a', 'c']);
  });

  test('are in lists that do not change later', () => {
    const profileIndex = createProfileIndex(unknownViewer);
    profileIndex.add([profile('b')]);
    const before = profileIndex.orders().newest;
    profileIndex.add([profile('a')]);
    expect(ids(before)).toEqual(['b']);
  });
});

describe('a repeated response with the same people', () => {
  test('is stored once if it is equal', () => {
    const profileIndex = createProfileIndex(unknownViewer);
    const known = profile('a', { ...rock, bio: 'はい' });
    profileIndex.add([known]);
    expect(profileIndex.deduplicate(structuredClone(known))).toBe(known);
    expect(profileIndex.scored(known)).toBe(profileIndex.orders().newest[0]);
  });

  test.each([
    ['another text', { bio: 'いいえ' }],
    ['other tags', jazz],
  ])('is new with %s', (_, change) => {
    const profileIndex = createProfileIndex(unknownViewer);
    const known = profile('a', { ...rock, bio: 'はい' });
    profileIndex.add([known]);
    const other = { ...structuredClone(known), ...structuredClone(change) };
    expect(profileIndex.deduplicate(other)).toBe(other);
    expect(profileIndex.scored(other)).not.toBe(profileIndex.orders().newest[0]);
  });

  test('equal tags are one object for all profiles', () => {
    const profileIndex = createProfileIndex(unknownViewer);
    const [a, b] = [profile('a', structuredClone(rock)), profile('b', structuredClone(rock))];
    profileIndex.add([a, b]);
    expect(a.tags.genres[0]).toBe(b.tags.genres[0]);
    const renamed = profile('c', { tags: { ...noTags, genres: [{ ...tag('rock'), display_name_ja: 'ロック' }] } });
    profileIndex.add([renamed]);
    expect(renamed.tags.genres[0]?.display_name_ja).toBe('ロック');
  });
});
