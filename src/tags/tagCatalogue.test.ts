import { expect, test } from 'vitest';
import type { TagCategory } from '../api/generated/model/index.ts';
import { categoryLabel, categoryOf, tagGroupOptions } from './tagCatalogue.ts';

const category = (name: TagCategory['name'], display_name_ja: string): TagCategory => ({
  name,
  display_name_ja,
  sort_order: 0,
  tags: [],
});
const catalogue = [category('instruments', '楽器'), category('skills', 'うでまえ'), category('genres', ' ')];

test.each([
  ['instruments', '楽器'],
  ['skill_levels', 'うでまえ'],
  ['genres', 'own words'],
  ['ages', 'own words'],
] as const)('%s are called %s', (group, label) => {
  expect(categoryLabel(categoryOf(catalogue, group), 'own words')).toBe(label);
});

test('without a catalogue the names of the app are used', () => {
  expect(categoryLabel(categoryOf(undefined, 'genres'), 'ジャンル')).toBe('ジャンル');
});

test('a group has the name of the server, or that of the app if it has none', () => {
  expect(tagGroupOptions(catalogue, 'instruments').label).toBe('楽器');
  expect(tagGroupOptions([], 'skill_levels').label).toBe('スキルレベル');
});
