import { describe, expect, test } from 'vitest';
import { scoredProfileOf } from '../../../tests/support/scoredProfileFixtures.ts';
import { newPeopleCount } from './SavedSearchesDialog.tsx';

const allProfiles = [
  scoredProfileOf({ createdAt: 40, display_name: 'れん', genres: ['1'] }),
  scoredProfileOf({ createdAt: 30, display_name: 'はな', genres: ['2'] }),
  scoredProfileOf({ createdAt: 20, display_name: 'れんか', genres: ['1', '2'] }),
  scoredProfileOf({ createdAt: 10, display_name: 'そら', genres: ['1'] }),
];

describe('F38: people who registered since the last visit', () => {
  test.each([
    ['?genres=1', 0, 3],
    ['?genres=1', 10, 2],
    ['?genres=1', 20, 1],
    ['?genres=1', 40, 0],
    ['?genres=1', 99, 0],
    ['?genres=1,2', 10, 3],
    ['?genres=3', 0, 0],
    ['?q=れん', 10, 2],
    ['?genres=2&q=れん', 10, 1],
    ['?clip=1', 0, 0],
  ])('%s after %i: %i', (address, seenUntil, count) => {
    expect(newPeopleCount({ name: 'x', address, seenUntil }, allProfiles)).toBe(count);
  });
});
