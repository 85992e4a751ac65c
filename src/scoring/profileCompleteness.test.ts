import { describe, expect, test } from 'vitest';
import { type CompletenessDraft, profileCompleteness } from './profileCompleteness.ts';

const empty: CompletenessDraft = {
  displayName: null,
  bio: null,
  avatarUrl: null,
  ageRange: null,
  activityLevel: null,
  years: null,
  tags: 0,
  links: [null, null, null, null, null],
};
const full: CompletenessDraft = {
  displayName: 'はな',
  bio: 'ボーカルです。',
  avatarUrl: '/uploads/hana.png',
  ageRange: '20s',
  activityLevel: 'weekly_1',
  years: 8,
  tags: 3,
  links: [null, null, null, 'https://youtube.example/@hana', null],
};

/** Rule P24: filled-in items, number of tags, and the resulting value. */
const vectors: [filled: (keyof CompletenessDraft)[], tags: number, value: number][] = [
  [[], 0, 0],
  [['displayName', 'bio'], 0, 30],
  [['displayName', 'bio', 'avatarUrl'], 0, 50],
  [['displayName', 'bio', 'avatarUrl', 'ageRange'], 0, 57],
  [['displayName', 'bio', 'avatarUrl', 'ageRange', 'activityLevel'], 0, 63],
  [['displayName', 'bio', 'avatarUrl', 'ageRange', 'activityLevel', 'years'], 0, 70],
  [['displayName', 'bio', 'avatarUrl', 'ageRange', 'activityLevel', 'years'], 1, 77],
  [['displayName', 'bio', 'avatarUrl', 'ageRange', 'activityLevel', 'years'], 2, 83],
  [['displayName', 'bio', 'avatarUrl', 'ageRange', 'activityLevel', 'years'], 3, 90],
  [['displayName', 'bio', 'avatarUrl', 'ageRange', 'activityLevel', 'years', 'links'], 3, 100],
];

function draft(filled: (keyof CompletenessDraft)[], tags: number): CompletenessDraft {
  return { ...empty, ...Object.fromEntries(filled.map((key) => [key, full[key]])), tags };
}

describe('P24: the vectors', () => {
  test.each(vectors)('%j and %i tags: %i', (filled, tags, value) => {
    expect(profileCompleteness(draft(filled, tags)).value).toBe(value);
  });

  test('more than three tags do not count', () => {
    expect(profileCompleteness({ ...full, tags: 40 })).toEqual({ value: 100, missing: [] });
  });
});

describe('P24: what is missing', () => {
  test('eight items, by their points, then in the order of the table', () => {
    expect(profileCompleteness(empty).missing).toEqual([
      { item: 'avatar', gain: 20, left: 1 },
      { item: 'tags', gain: 20, left: 3 },
      { item: 'displayName', gain: 15, left: 1 },
      { item: 'bio', gain: 15, left: 1 },
      { item: 'social', gain: 10, left: 1 },
      { item: 'ageRange', gain: 7, left: 1 },
      { item: 'activityLevel', gain: 7, left: 1 },
      { item: 'years', gain: 7, left: 1 },
    ]);
  });

  test('tags count by the points that are missing', () => {
    expect(profileCompleteness({ ...full, tags: 1 }).missing).toEqual([{ item: 'tags', gain: 13, left: 2 }]);
  });

  test.each<Partial<CompletenessDraft>>([
    { displayName: ' 　' },
    { bio: '' },
    { avatarUrl: '' },
    { years: 0 },
    { links: ['', ' '] },
    { links: [] },
  ])('%o is empty', (blank) => {
    expect(profileCompleteness({ ...full, ...blank }).missing).toHaveLength(1);
  });
});
