import { expect, test } from 'vitest';
import type { Profile } from '../../api/generated/model/index.ts';
import { filterGroups } from './filters.ts';
import { filterRemovalSuggestions } from './SearchEmpty.tsx';

const person = (tags: Record<string, string[]>) => ({
  profile: {
    tags: Object.fromEntries(filterGroups.map((group) => [group, (tags[group] ?? []).map((id) => ({ id }))])),
  } as unknown as Profile,
});
const allProfiles = [
  person({ genres: ['jazz'], locations: ['tokyo'] }),
  person({ genres: ['jazz'], locations: ['tokyo'] }),
  person({ genres: ['ska'], instruments: ['koto'] }),
];

test('the filter that excludes the most people comes first', () => {
  expect(filterRemovalSuggestions({ genres: ['ska'], locations: ['tokyo'] }, allProfiles)).toEqual([
    { choice: { group: 'genres', id: 'ska' }, found: 2 },
    { choice: { group: 'locations', id: 'tokyo' }, found: 1 },
  ]);
});

test('a filter whose removal changes nothing is not suggested', () => {
  expect(
    filterRemovalSuggestions({ genres: ['ska'], locations: ['tokyo'], instruments: ['bass'] }, allProfiles),
  ).toEqual([]);
});

test('three are suggested at most', () => {
  const filters = { genres: ['g'], instruments: ['i'], locations: ['l'], ages: ['a'] };
  const lackingOne = Object.keys(filters).map((group) => person({ ...filters, [group]: [] }));
  expect(filterRemovalSuggestions(filters, lackingOne).map(({ found }) => found)).toEqual([1, 1, 1]);
});
