import { expect, test } from 'vitest';
import type { ProfileId, UserId } from './generated/model/index.ts';
import { getGetProfileByUserIdUrl, getGetProfileUrl } from './generated/profiles/profiles.ts';

test('ids of different kinds are not assignable to each other (rule F13)', () => {
  const userId: UserId = 'user-1';
  const profileId: ProfileId = 'profile-1';
  expect(getGetProfileByUserIdUrl(userId)).toBe('/api/profiles/user/user-1');
  expect(getGetProfileUrl(profileId)).toBe('/api/profiles/profile-1');
  // @ts-expect-error a profile id is no user id
  getGetProfileByUserIdUrl(profileId);
  // @ts-expect-error a user id is no profile id
  getGetProfileUrl(userId);
});

test('ids are escaped in paths', () => {
  expect(getGetProfileUrl('a/b?c')).toBe('/api/profiles/a%2Fb%3Fc');
});
