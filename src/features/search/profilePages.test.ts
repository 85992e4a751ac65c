import { describe, expect, test } from 'vitest';
import type { Profile } from '../../api/generated/model/index.ts';
import { collectProfiles, newestFirst, nextSkip } from './profilePages.ts';

function profile(id: string, rest: Partial<Profile> = {}): Profile {
  return { id, user_id: `user-${id}`, created_at: '2026-11-20T09:00:00+00:00', ...rest } as Profile;
}

const batch = (from: number, length: number) => Array.from({ length }, (_, index) => profile(`p${from + index}`));
const ids = (profiles: readonly Profile[]) => profiles.map(({ id }) => id);
const nobody = { profileId: undefined, userId: undefined };

describe('F1, F2: when to stop asking', () => {
  test('a full batch with something new asks for the next', () => {
    expect(nextSkip([batch(0, 100)])).toBe(100);
    expect(nextSkip([batch(0, 100), batch(100, 100)])).toBe(200);
  });

  test('one new profile among known ones is something new', () => {
    expect(nextSkip([batch(0, 100), batch(1, 100)])).toBe(200);
  });

  test('a short batch is the last, an empty one too', () => {
    expect(nextSkip([batch(0, 99)])).toBeUndefined();
    expect(nextSkip([batch(0, 100), []])).toBeUndefined();
  });

  test('a server that ignores skip is asked twice', () => {
    expect(nextSkip([batch(0, 100), batch(0, 100)])).toBeUndefined();
  });

  test('200 batches are enough', () => {
    const many = (length: number) => Array.from({ length }, (_, index) => batch(index * 100, 100));
    expect(nextSkip(many(199))).toBe(19_900);
    expect(nextSkip(many(200))).toBeUndefined();
  });

  test('nothing asked yet, nothing to go on with', () => {
    expect(nextSkip([])).toBeUndefined();
  });
});

describe('one list of all batches', () => {
  test('F2: nobody twice, the first stays', () => {
    const all = collectProfiles(
      [
        [profile('a'), profile('b')],
        [profile('b', { bio: 'later' }), profile('c')],
      ],
      nobody,
    );
    expect(ids(all)).toEqual(['a', 'b', 'c']);
    expect(all[1]?.bio).toBeUndefined();
  });

  test.each([
    { profileId: 'b', userId: undefined },
    { profileId: undefined, userId: 'user-b' },
    { profileId: 'b', userId: 'user-b' },
  ])('F4: without oneself, by %o', (own) => {
    expect(ids(collectProfiles([[profile('a'), profile('b'), profile('c')]], own))).toEqual(['a', 'c']);
  });
});

describe('F5, F6: newest first', () => {
  test('by the moment, not by the letters of the stamp', () => {
    const sorted = newestFirst([
      profile('tokyo', { created_at: '2026-11-20T09:30:00+09:00' }),
      profile('utc', { created_at: '2026-11-20T01:00:00+00:00' }),
      profile('old', { created_at: '2025-01-01T00:00:00+00:00' }),
    ]);
    expect(ids(sorted)).toEqual(['utc', 'tokyo', 'old']);
  });

  test('of equals the smaller id; the list given stays as it is', () => {
    const given = [profile('b'), profile('c'), profile('a')];
    expect(ids(newestFirst(given))).toEqual(['a', 'b', 'c']);
    expect(ids(given)).toEqual(['b', 'c', 'a']);
  });
});
