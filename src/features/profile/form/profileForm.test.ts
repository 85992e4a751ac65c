import { beforeEach, describe, expect, it } from 'vitest';
import type { Profile, Tag, TagCategory } from '../../../api/generated/model/index.ts';
import { stubWindow } from '../../../../tests/support/fakeWindow.ts';
import { checkProfile, nearLimits } from './checkProfile.ts';
import { mergeProfile } from './mergeProfile.ts';
import { dropProfileDrafts, initialFormValues, readProfileDraft, writeProfileDraft } from './profileDraft.ts';
import { rejectedFields } from './profileFields.ts';
import { changesOf, emptyTags, profileUpdate, valuesOf } from './profileValues.ts';
import { readYears } from './storedText.ts';
import { chooseValue, chosenIds, clearGroup, isChosen, tagGroupOptionsOf, toggleTag } from './tagChoice.ts';

const tag = (id: string, value: string, sort_order = 0): Tag => ({
  id,
  name: value,
  display_name_ja: value,
  value,
  sort_order,
});
const [twenties, thirties, rock, jazz] = [tag('a2', '20s'), tag('a3', '30s'), tag('g1', 'rock'), tag('g2', 'jazz')];
const tagGroups = [
  { group: 'genres', label: 'ジャンル', tags: [rock, jazz] },
  { group: 'ages', label: '年代', tags: [twenties, thirties] },
] as const;
const empty = valuesOf(null);

const profile = {
  display_name: 'はな',
  bio: null,
  age_range: 'unknown',
  activity_level: 'weekly_1',
  years_of_experience: 6,
  website_url: null,
  twitter_url: 'https://x.com/hana',
  instagram_url: null,
  youtube_url: null,
  soundcloud_url: null,
  tags: { ...emptyTags(), ages: [twenties], genres: [rock, jazz] },
} as unknown as Profile;

describe('the values', () => {
  it('are empty for a user without a profile', () => {
    expect(Object.values({ ...empty, tags: '' }).every((value) => value === '')).toBe(true);
  });

  it('use the tag if tag and scalar differ, and the scalar if there is no tag (P5)', () => {
    expect(valuesOf(profile)).toMatchObject({ ageRange: '20s', activityLevel: 'weekly_1', years: '6', bio: '' });
  });

  it('have the line ends of a text field, so that a field that is typed into and restored is unchanged', () => {
    expect(valuesOf({ ...profile, bio: 'あ\r\nい' }).bio).toBe('あ\nい');
  });

  it('know the changed fields; another order of tags is no change', () => {
    const base = valuesOf(profile);
    expect(changesOf(base, { ...base, tags: { ...base.tags, genres: ['g2', 'g1'] } })).toEqual({});
    expect(changesOf(base, { ...base, bio: 'x' })).toEqual({ bio: 'x' });
    const tags = { ...base.tags, genres: ['g1'] };
    expect(changesOf(base, { ...base, tags })).toEqual({ tags });
  });
});

describe('the tags', () => {
  it('of a single-choice group: the newest replaces, and the scalar follows', () => {
    const first = toggleTag(empty, 'ages', twenties, true);
    const second = toggleTag(first, 'ages', thirties, true);
    expect(second).toMatchObject({ ageRange: '30s', tags: { ages: ['a3'] } });
    expect(toggleTag(second, 'ages', thirties, false)).toMatchObject({ ageRange: '', tags: { ages: [] } });
  });

  it('of the others: many', () => {
    const both = toggleTag(toggleTag(empty, 'genres', rock, true), 'genres', jazz, true);
    expect(both.tags.genres).toEqual(['g1', 'g2']);
    expect(toggleTag(both, 'genres', rock, false).tags.genres).toEqual(['g2']);
    expect(clearGroup(both, 'genres').tags.genres).toEqual([]);
  });

  it('the select and the chips show one state; a value without a tag is kept', () => {
    const chosen = chooseValue(empty, tagGroups[1], '20s');
    expect(chosen).toMatchObject({ ageRange: '20s', tags: { ages: ['a2'] } });
    expect(chooseValue(chosen, tagGroups[1], 'unknown')).toMatchObject({ ageRange: 'unknown', tags: { ages: [] } });
    expect(chooseValue(chosen, tagGroups[1], '')).toMatchObject({ ageRange: '', tags: { ages: [] } });
  });

  it('that exist as a scalar only are shown as selected and sent with the others', () => {
    const values = { ...empty, ageRange: '30s' };
    expect(isChosen(values, 'ages', thirties)).toBe(true);
    expect(isChosen(values, 'ages', twenties)).toBe(false);
    expect(chosenIds(toggleTag(values, 'genres', rock, true), tagGroups)).toEqual(['g1', 'a3']);
  });

  it('are in the order of the catalogue, the skills as skill levels (P1, P6)', () => {
    const catalogue: TagCategory[] = [
      { name: 'skills', display_name_ja: 's', sort_order: 2, tags: [tag('2', 'b', 2), tag('1', 'a', 1)] },
      { name: 'genres', display_name_ja: 'g', sort_order: 1, tags: [tag('4', 'い'), tag('3', 'あ')] },
    ];
    expect(tagGroupOptionsOf(catalogue).map(({ group, tags }) => [group, tags.map(({ id }) => id)])).toEqual([
      ['genres', ['3', '4']],
      ['skill_levels', ['1', '2']],
    ]);
  });

  it('have the names of the server, or those of the app if it has none', () => {
    const catalogue: TagCategory[] = [
      { name: 'instruments', display_name_ja: '楽器', sort_order: 1, tags: [] },
      { name: 'skills', display_name_ja: ' ', sort_order: 2, tags: [] },
    ];
    expect(tagGroupOptionsOf(catalogue).map(({ label }) => label)).toEqual(['楽器', 'スキルレベル']);
  });

  it.each(['constructor', '__proto__', 'toString', 'moods'])(
    'of a category %s, which is unknown, are left out',
    (name) => {
      const unknown = { name, display_name_ja: name, sort_order: 0, tags: [rock] } as unknown as TagCategory;
      expect(tagGroupOptionsOf([unknown])).toEqual([]);
      expect(chosenIds(empty, tagGroupOptionsOf([unknown]))).toEqual([]);
    },
  );
});

describe('the request', () => {
  it('has null for every empty text, and no picture and no tags without a change (P3, P16)', () => {
    expect(profileUpdate({ ...empty, displayName: ' はな ', bio: ' \u200B' }, null)).toEqual({
      profile_update: {
        display_name: 'はな',
        bio: null,
        age_range: null,
        activity_level: null,
        years_of_experience: null,
        website_url: null,
        twitter_url: null,
        instagram_url: null,
        youtube_url: null,
        soundcloud_url: null,
      },
    });
  });

  it('has the name in one line, without characters that set a direction (C26)', () => {
    const nameOf = (displayName: string) => profileUpdate({ ...empty, displayName }, null).profile_update.display_name;
    expect(nameOf('ギターの\tれん\u202E ')).toBe('ギターの れん');
    expect(nameOf('\u2067عازف\u2069')).toBe('عازف');
    const most = 'あ'.repeat(100);
    expect(checkProfile({ ...empty, displayName: `\u202E${most}` }).faults.displayName).toBeUndefined();
  });

  it('has the tags as one list, handles as addresses, invalid links as typed, the picture that waits (P2, P12, P13)', () => {
    const values = {
      ...empty,
      displayName: 'は',
      years: '１２',
      twitterUrl: '@hana',
      websiteUrl: 'javascript:x',
      pictureUrl: '/uploads/a',
    };
    expect(profileUpdate(values, ['g1'])).toMatchObject({
      profile_update: {
        years_of_experience: 12,
        twitter_url: 'https://x.com/hana',
        website_url: 'javascript:x',
        avatar_url: '/uploads/a',
      },
      tags_update: { tags: ['g1'] },
    });
  });
});

describe('the validation', () => {
  it('requires the name', () => {
    expect(checkProfile({ ...empty, displayName: '　 ' }).faults.displayName).toBe('表示名は必須です');
    expect(checkProfile({ ...empty, displayName: '\u3164\u2800' }).faults.displayName).toBe('表示名は必須です');
    expect(checkProfile({ ...empty, displayName: 'は' }).faults.displayName).toBeUndefined();
  });

  it.each([
    ['', null],
    ['６', 6],
    [' 12年 ', 12],
    ['0', 0],
    ['-1', undefined],
    ['1.5', undefined],
    ['ten', undefined],
  ])('P11: %s years are %s', (typed, years) => expect(readYears(typed)).toBe(years));

  it('P11a: shows the limit from four fifths of it on', () => {
    const hints = (name: number, years: string) => nearLimits({ ...empty, displayName: 'あ'.repeat(name), years });
    expect(hints(80, '96')).toEqual({});
    expect(hints(81, '９７')).toEqual({ displayName: '100文字まで', years: '120年まで' });
    expect(hints(0, '長い')).toEqual({});
  });

  it('applies the contract’s limits, counted in UTF-16 code units and without surrounding blanks (C3c)', () => {
    const most = { ...empty, displayName: ` ${'🎸'.repeat(50)} `, bio: 'あ'.repeat(5_000), years: '120' };
    expect(Object.values(checkProfile(most).faults).filter(Boolean)).toEqual([]);
    expect(
      checkProfile({
        ...most,
        displayName: '🎸'.repeat(51),
        bio: 'あ'.repeat(5_001),
        years: '１２１',
        websiteUrl: `https://example.com/${'a'.repeat(2_048)}`,
      }).faults,
    ).toEqual({
      displayName: '100文字以内で入力してください',
      bio: '5,000文字以内で入力してください',
      years: '経験年数は120年以内で入力してください',
      websiteUrl: '2,048文字以内で入力してください',
    });
  });

  it('assigns the server’s errors to fields', () => {
    const issue = (...loc: (string | number)[]) => ({ loc, msg: '', type: '' });
    expect(rejectedFields([issue('body', 'profile_update', 'bio'), issue('body', 'tags_update', 'tags', 0)])).toEqual([
      'bio',
      'tags',
    ]);
    expect(rejectedFields([issue('body'), issue('constructor'), issue('__proto__')])).toEqual([]);
  });
});

describe('the draft', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    ({ stored } = stubWindow());
  });

  it('is restored unchanged, and an empty one is removed', () => {
    const changes = { bio: 'x', tags: { ...emptyTags(), genres: ['g1'] } };
    expect(writeProfileDraft('u', changes, empty, {})).toBe(true);
    expect(readProfileDraft('u')).toEqual(changes);
    expect(readProfileDraft('other')).toEqual({});
    writeProfileDraft('u', {}, empty, changes);
    expect(stored.size).toBe(0);
  });

  it('of one tab is saved, and what another tab has typed into the same field since stays (A32)', () => {
    const [here, there] = [{ bio: 'こちら', displayName: 'はな' }, { bio: 'あちら' }];
    writeProfileDraft('u', here, empty, {});
    writeProfileDraft('u', there, empty, {});
    dropProfileDrafts('u', here);
    expect(readProfileDraft('u')).toEqual(there);
    dropProfileDrafts('u', there);
    expect(stored.size).toBe(0);
  });

  it('is applied to the server’s current state, and knows which fields were changed there too (P3a)', () => {
    const before = { ...empty, displayName: 'はな', bio: 'a' };
    writeProfileDraft('u', { displayName: 'はなこ' }, before, {});
    const now = { ...profile, display_name: 'はな', bio: 'b' };
    expect(initialFormValues(now, 'u')).toEqual({
      base: valuesOf(now),
      draft: { ...valuesOf(now), displayName: 'はなこ' },
    });

    const changed = { ...profile, display_name: '花' };
    const { base, draft } = initialFormValues(changed, 'u');
    expect(draft.displayName).toBe('はなこ');
    expect(mergeProfile({ base, mine: draft, theirs: valuesOf(changed) }).conflicts).toEqual(['displayName']);
    expect(initialFormValues(changed, 'other')).toEqual({ base: valuesOf(changed), draft: valuesOf(changed) });
  });

  it.each([
    ['{', {}],
    ['1', {}],
    ['null', {}],
    ['[]', {}],
    ['{"bio":1,"tags":{"genres":[1,"g1"],"x":["y"]},"evil":"z"}', { tags: { ...emptyTags(), genres: ['g1'] } }],
  ])('survives %s', (text, expected) => {
    stored.set('draft:u:profile', text);
    expect(readProfileDraft('u')).toEqual(expected);
  });
});
