import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  getGetLikeStatusQueryKey,
  getListMutualLikesQueryKey,
  getListReceivedLikesQueryKey,
  getListSentLikesQueryKey,
} from '../api/generated/likes/likes.ts';
import type { LikeStatus } from '../api/generated/model/index.ts';
import { cachedStatus, statusFromLists, LIST_PAGE, invalidateLikes, applyChange } from './likeCache.ts';
import type { LikeChange } from './likeLists.ts';
import { mutualLike, profileOf, receivedLike, sentLike } from './likeFixtures.ts';

const NONE: LikeStatus = { is_liked: false, is_mutual: false };
const LIKED: LikeStatus = { is_liked: true, is_mutual: false };
const MUTUAL: LikeStatus = { is_liked: true, is_mutual: true };

const keys = {
  sent: getListSentLikesQueryKey(LIST_PAGE),
  received: getListReceivedLikesQueryKey(LIST_PAGE),
  mutual: getListMutualLikesQueryKey(LIST_PAGE),
};
const statusKey = getGetLikeStatusQueryKey('profile-いと');

let client: QueryClient;
const isInvalid = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
const names = (queryKey: readonly unknown[]) =>
  client.getQueryData<{ like_id: string }[]>(queryKey)?.map(({ like_id }) => like_id);

beforeEach(() => {
  client = new QueryClient();
});

function loadLists(): void {
  client.setQueryData(keys.sent, [sentLike('あお')]);
  client.setQueryData(keys.received, [receivedLike('いと')]);
  client.setQueryData(keys.mutual, [mutualLike('うた')]);
}
const likedBack = (after: LikeStatus = MUTUAL, before = NONE): LikeChange => ({
  profile: profileOf('いと'),
  before,
  after,
});

describe('F7: a status without a call', () => {
  test('comes from the lists once they are loaded', () => {
    expect(statusFromLists(client, 'profile-うた')).toBeUndefined();
    loadLists();
    expect(statusFromLists(client, 'profile-うた')?.status).toEqual(MUTUAL);
    expect(statusFromLists(client, 'profile-だれか')?.status).toEqual(NONE);
  });

  test('does not come from lists that are known to be old', () => {
    loadLists();
    void client.invalidateQueries({ queryKey: keys.mutual });
    expect(statusFromLists(client, 'profile-うた')).toBeUndefined();
  });

  test('is the newer of what a card asked and what the lists say', () => {
    client.setQueryData(statusKey, LIKED, { updatedAt: 1_000 });
    expect(cachedStatus(client, 'profile-いと')).toEqual(LIKED);
    loadLists();
    expect(cachedStatus(client, 'profile-いと')).toEqual(NONE);
    client.setQueryData(statusKey, LIKED, { updatedAt: Date.now() + 1_000 });
    expect(cachedStatus(client, 'profile-いと')).toEqual(LIKED);
  });

  test('is neither liked nor mutual when nobody knows', () => {
    expect(cachedStatus(client, 'profile-いと')).toEqual(NONE);
  });
});

describe('an outcome', () => {
  test('is taken up into status and lists, and nothing is asked for', () => {
    loadLists();
    applyChange(client, likedBack(), sentLike('いと', true));
    expect(client.getQueryData(statusKey)).toEqual(MUTUAL);
    expect(names(keys.sent)).toEqual(['like-to-いと', 'like-to-あお']);
    expect(names(keys.mutual)).toEqual(['like-to-いと', 'like-to-うた']);
    expect(Object.values(keys).map(isInvalid)).toEqual([false, false, false]);
  });

  test('makes no lists where there were none', () => {
    applyChange(client, likedBack(), sentLike('いと', true));
    expect(client.getQueryData(statusKey)).toEqual(MUTUAL);
    expect(names(keys.sent)).toBeUndefined();
  });

  test('without the words of the server has the lists asked for anew', () => {
    loadLists();
    applyChange(client, likedBack(), null);
    expect(client.getQueryData(statusKey)).toEqual(MUTUAL);
    expect(Object.values(keys).map(isInvalid)).toEqual([true, true, true]);
  });

  test('has a full list asked for anew: somebody else moves up', () => {
    loadLists();
    client.setQueryData(
      keys.sent,
      Array.from({ length: 100 }, (_, index) => sentLike(String(index))),
    );
    applyChange(client, likedBack(), sentLike('いと', true));
    expect([isInvalid(keys.sent), isInvalid(keys.received)]).toEqual([true, false]);
  });

  test('that failed changes nothing', () => {
    loadLists();
    const before = { ...NONE };
    applyChange(client, likedBack(before, before), null);
    expect(client.getQueryData(statusKey)).toBeUndefined();
    expect(Object.values(keys).map(isInvalid)).toEqual([false, false, false]);
  });
});

test('L7: a reload concerns likes and nothing else', () => {
  loadLists();
  client.setQueryData(statusKey, LIKED);
  client.setQueryData(['/api/profiles/me'], {});
  invalidateLikes(client);
  expect([...Object.values(keys), statusKey].map(isInvalid)).toEqual([true, true, true, true]);
  expect(isInvalid(['/api/profiles/me'])).toBe(false);
});
