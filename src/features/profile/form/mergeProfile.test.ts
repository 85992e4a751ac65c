import { describe, expect, it, test } from 'vitest';
import { mergeProfile, rebaseProfile, resolveConflicts } from './mergeProfile.ts';
import type { MergeField } from './profileFields.ts';
import { emptyTags, type ProfileValues, type TagChoice, valuesOf } from './profileValues.ts';

const form = (texts: Partial<Omit<ProfileValues, 'tags'>> = {}, tags: Partial<TagChoice> = {}): ProfileValues => ({
  ...valuesOf(null),
  ...texts,
  tags: { ...emptyTags(), ...tags },
});

/** Columns: base, mine, theirs, merged, conflicts. */
const texts: [string, string, string, string, boolean][] = [
  ['a', 'a', 'a', 'a', false],
  ['a', 'b', 'a', 'b', false],
  ['a', 'a', 'b', 'b', false],
  ['a', 'b', 'b', 'b', false],
  ['a', 'b', 'c', 'b', true],
  ['a', '', 'c', '', true],
  ['a', 'c', '', 'c', true],
  ['', '', '', '', false],
  // Surrounding spaces are not stored, so they are neither a change nor a conflict.
  ['a', ' a ', 'b', 'b', false],
  ['a', ' b', 'b', ' b', false],
  ['a', ' a ', 'a', ' a ', false],
  [' a ', ' a ', 'a', 'a', false],
  // The server has composed the letters and kept the line ends of another client.
  ['a', 'カ\u3099\nb', 'ガ\r\nb', 'カ\u3099\nb', false],
];

test.each(texts)('a text of %j that is %j here and %j there is %j', (base, mine, theirs, merged, isConflict) => {
  expect(mergeProfile({ base: form({ bio: base }), mine: form({ bio: mine }), theirs: form({ bio: theirs }) })).toEqual(
    {
      values: form({ bio: merged }),
      conflicts: isConflict ? ['bio'] : [],
    },
  );
});

it('keeps the changes of each side in different fields', () => {
  const base = form({ displayName: 'はな', bio: 'a', years: '3' });
  const merged = mergeProfile({
    base,
    mine: { ...base, displayName: 'はなこ' },
    theirs: { ...base, bio: 'b', years: '4' },
  });
  expect(merged).toEqual({ values: { ...base, displayName: 'はなこ', bio: 'b', years: '4' }, conflicts: [] });
});

it.each<[MergeField & keyof ProfileValues, string, string]>([
  ['years', '１２年', '12'],
  ['twitterUrl', '@hana', 'https://x.com/hana'],
])('%s %s and %s are the same', (field, mine, theirs) => {
  const versions = { base: form(), mine: form({ [field]: mine }), theirs: form({ [field]: theirs }) };
  expect(mergeProfile(versions).conflicts).toEqual([]);
});

/** Columns: base, mine, theirs, merged. */
const manyTags: [string[], string[], string[], string[]][] = [
  [['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b']],
  [['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
  [['a', 'b'], ['b'], ['a'], []],
  [['a'], [], [], []],
  [[], ['a'], ['a'], ['a']],
];

test.each(manyTags)('tags %j that are %j here and %j there are %j', (base, mine, theirs, merged) => {
  const genres = (ids: string[]) => form({}, { genres: ids });
  expect(mergeProfile({ base: genres(base), mine: genres(mine), theirs: genres(theirs) })).toEqual({
    values: genres(merged),
    conflicts: [],
  });
});

describe('a category of one', () => {
  const age = (value: string, ...ids: string[]) => form({ ageRange: value }, { ages: ids });

  it('is one choice with its tag: taken from one side completely', () => {
    const versions = { base: age('20s', 'a2'), mine: age('20s', 'a2'), theirs: age('30s', 'a3') };
    expect(mergeProfile(versions)).toEqual({ values: age('30s', 'a3'), conflicts: [] });
    expect(mergeProfile({ ...versions, mine: age('40s', 'a4') })).toEqual({
      values: age('40s', 'a4'),
      conflicts: ['ageRange'],
    });
    expect(mergeProfile({ ...versions, mine: age('30s', 'a3') }).conflicts).toEqual([]);
  });

  it('without a scalar is compared by its tag', () => {
    const gender = (...genders: string[]) => form({}, { genders });
    const versions = { base: gender(), mine: gender('m'), theirs: gender('f') };
    expect(mergeProfile(versions)).toEqual({ values: gender('m'), conflicts: ['genders'] });
    expect(mergeProfile({ ...versions, theirs: gender() }).values).toEqual(gender('m'));
  });
});

it('a picture that waits for the save is kept', () => {
  const versions = { base: form(), mine: form({ pictureUrl: '/uploads/a' }), theirs: form({ bio: 'b' }) };
  expect(mergeProfile(versions).values).toEqual(form({ pictureUrl: '/uploads/a', bio: 'b' }));
  // After the save that has set the picture, the picture is not pending any more.
  expect(mergeProfile({ ...versions, base: versions.mine }).values).toEqual(form({ bio: 'b' }));
});

describe('a conflict', () => {
  const versions = {
    base: form({ displayName: 'a', bio: 'a' }),
    mine: form({ displayName: 'b', bio: 'b' }),
    theirs: form({ displayName: 'c', bio: 'c' }),
  };

  it('remains one after the form was rebased onto the server’s state', () => {
    const { base, mine } = rebaseProfile(versions);
    expect(mine).toEqual(versions.mine);
    expect(mergeProfile({ base, mine, theirs: versions.theirs }).conflicts).toEqual(['displayName', 'bio']);
  });

  it('is resolved field by field, and occurs again only when the server’s state changes again', () => {
    const { theirs } = versions;
    const settled = resolveConflicts(versions, { displayName: 'mine', bio: 'theirs' });
    expect(mergeProfile({ ...settled, theirs })).toEqual({
      values: form({ displayName: 'b', bio: 'c' }),
      conflicts: [],
    });
    const later = form({ displayName: 'd', bio: 'd' });
    expect(mergeProfile({ ...settled, theirs: later })).toEqual({
      values: form({ displayName: 'b', bio: 'd' }),
      conflicts: ['displayName'],
    });
  });

  it('that was not shown remains one', () => {
    const settled = resolveConflicts(versions, { bio: 'mine' });
    expect(mergeProfile({ ...settled, theirs: versions.theirs }).conflicts).toEqual(['displayName']);
  });
});
