import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../../tests/support/likeFixtures.ts';
import type { LikeItem } from '../../../likes/likeLists.ts';
import { newestLike, newLikes } from './newLikes.ts';

const like = (name: string, likedAt: string): LikeItem => {
  const profile = profileOf(name);
  return { likeId: name, profile, userId: profile.user_id, likedAt, matchedAt: null };
};
// The middle timestamp has no offset, so it is in UTC (rule T3).
const likes = [
  like('れん', '2026-11-20T09:00:00Z'),
  like('あおい', '2026-11-21T09:00:00'),
  like('そら', '2026-11-20T19:00:00+09:00'),
];
const names = (items: readonly LikeItem[]) => items.map(({ likeId }) => likeId);

describe('L25: new likes', () => {
  test.each([
    [undefined, ['れん', 'あおい', 'そら']],
    ['broken', ['れん', 'あおい', 'そら']],
    ['2026-11-20T09:00:00Z', ['あおい', 'そら']],
    ['2026-11-20T10:00:00Z', ['あおい']],
    ['2026-11-21T09:00:00Z', []],
  ])('after %j', (seen, found) => {
    expect(names(newLikes(likes, seen))).toEqual(found);
  });

  test('the newest like of a list is the last seen one', () => {
    expect(newestLike(likes)).toBe('2026-11-21T09:00:00');
    expect(newestLike([])).toBeUndefined();
  });
});
