import { expect, test } from 'vitest';
import type { TagCategory } from '../../../api/generated/model/index.ts';
import { filterCategories } from './filterCategories.ts';

test('the categories have the names of the server, or those of docs/texts.md X11 if it has none', () => {
  const instruments: TagCategory = { name: 'instruments', display_name_ja: '楽器', sort_order: 0, tags: [] };
  const labels = new Map(filterCategories([instruments]).map(({ group, label }) => [group, label]));
  expect(labels.get('instruments')).toBe('楽器');
  expect(labels.get('skill_levels')).toBe('スキルレベル');
  expect(labels.size).toBe(9);
});
