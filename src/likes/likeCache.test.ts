import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  getCountMutualLikesQueryKey,
  getCountReceivedLikesQueryKey,
  getCountSentLikesQueryKey,
  getGetLikeStatusQueryKey,
  getListMutualLikesQueryKey,
  getListReceivedLikesQueryKey,
  getListSentLikesQueryKey,
} from '../api/generated/likes/likes.ts';
import type { LikeStatus } from '../api/generated/model/index.ts';
import { cachedStatus, statusFromLists, LIST_PAGE, invalidateLikes, applyChange } from './likeCache.ts';
import type { LikeChange } from './likeLists.ts';
import {
  LIKED,
  mutualLike,
  MUTUAL,
  NONE,
  profileOf,
  receivedLike,
  sentLike,
} from '../../tests/support/likeFixtures.ts';

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

  test('does not come from stale lists', () => {
    loadLists();
    void client.invalidateQueries({ queryKey: keys.mutual });
    expect(statusFromLists(client, 'profile-うた')).toBeUndefined();
  });

  test('is the newer of the status of a card and that of the lists, which are as old as the older of them', () => {
    client.setQueryData(keys.sent, [sentLike('いと')], { updatedAt: 5 });
    client.setQueryData(keys.mutual, [], { updatedAt: 9 });
    expect(statusFromLists(client, 'profile-いと')).toEqual({ status: LIKED, at: 5 });
    client.setQueryData(statusKey, NONE, { updatedAt: 4 });
    expect(cachedStatus(client, 'profile-いと')).toEqual(LIKED);
    client.setQueryData(statusKey, NONE, { updatedAt: 5 });
    expect(cachedStatus(client, 'profile-いと')).toEqual(NONE);
  });

  test('is neither liked nor mutual if it is unknown', () => {
    expect(cachedStatus(client, 'profile-いと')).toEqual(NONE);
  });
});

describe('an outcome', () => {
  test('is written to status and lists, without a call', () => {
    loadLists();
    applyChange(client, likedBack(), sentLike('いと', true));
    expect(client.getQueryData(statusKey)).toEqual(MUTUAL);
    expect(names(keys.sent)).toEqual(['like-to-いと', 'like-to-あお']);
    expect(names(keys.mutual)).toEqual(['like-to-いと', 'like-to-うた']);
    expect(Object.values(keys).map(isInvalid)).toEqual([false, false, false]);
  });

  test('creates no lists', () => {
    applyChange(client, likedBack(), sentLike('いと', true));
    expect(client.getQueryData(statusKey)).toEqual(MUTUAL);
    expect(names(keys.sent)).toBeUndefined();
  });

  test('without a response has the lists reloaded', () => {
    loadLists();
    applyChange(client, likedBack(), null);
    expect(client.getQueryData(statusKey)).toEqual(MUTUAL);
    expect(Object.values(keys).map(isInvalid)).toEqual([true, true, true]);
  });

  test('has a full list reloaded: another like moves up', () => {
    loadLists();
    client.setQueryData(
      keys.sent,
      Array.from({ length: 100 }, (_, index) => sentLike(String(index))),
    );
    applyChange(client, likedBack(), sentLike('いと', true));
    expect([isInvalid(keys.sent), isInvalid(keys.received)]).toEqual([true, false]);
  });

  test('overwrites a request in flight, and the counts are requested again', async () => {
    const counts = [getCountSentLikesQueryKey(), getCountReceivedLikesQueryKey(), getCountMutualLikesQueryKey()];
    for (const queryKey of counts) client.setQueryData(queryKey, { count: 1 });
    const { promise, resolve } = Promise.withResolvers<LikeStatus>();
    const reading = client.fetchQuery({ queryKey: statusKey, queryFn: () => promise });
    applyChange(client, likedBack(LIKED), sentLike('いと'));
    resolve(NONE);
    expect(await reading).toEqual(LIKED);
    expect(client.getQueryData(statusKey)).toEqual(LIKED);
    expect(client.getQueryState(statusKey)).toMatchObject({ fetchStatus: 'idle' });
    expect(counts.map(isInvalid)).toEqual([true, true, true]);
  });

  test('of a failure changes nothing', () => {
    loadLists();
    const before = { ...NONE };
    applyChange(client, likedBack(before, before), null);
    expect(client.getQueryData(statusKey)).toBeUndefined();
    expect(Object.values(keys).map(isInvalid)).toEqual([false, false, false]);
  });
});

test('L7: a reload affects queries about likes only', () => {
  loadLists();
  client.setQueryData(statusKey, LIKED);
  client.setQueryData(['/api/profiles/me'], {});
  invalidateLikes(client);
  expect([...Object.values(keys), statusKey].map(isInvalid)).toEqual([true, true, true, true]);
  expect(isInvalid(['/api/profiles/me'])).toBe(false);
});
