import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getCountMutualLikesQueryKey,
  getCountReceivedLikesQueryKey,
  getCountSentLikesQueryKey,
  getGetLikeStatusQueryKey,
  getListMutualLikesQueryKey,
  getListReceivedLikesQueryKey,
  getListSentLikesQueryKey,
} from '../api/generated/likes/likes.ts';
import { cachedStatus, LIST_PAGE, statusFromLists, applyChange } from './likeCache.ts';
import { applyToLists, type LikeChange } from './likeLists.ts';
import { mutualLike, profileOf, receivedLike, sentLike } from './likeFixtures.ts';

const REN = profileOf('れん');
const NOT_LIKED = { is_liked: false, is_mutual: false };
const LIKED = { is_liked: true, is_mutual: false };
const MUTUAL = { is_liked: true, is_mutual: true };

describe('what is cached about likes', () => {
  let client: QueryClient;
  let time: number;
  beforeEach(() => {
    time = 1_000;
    vi.spyOn(Date, 'now').mockImplementation(() => time);
    client = new QueryClient();
  });
  const keys = {
    status: getGetLikeStatusQueryKey(REN.id),
    sent: getListSentLikesQueryKey(LIST_PAGE),
    received: getListReceivedLikesQueryKey(LIST_PAGE),
    mutual: getListMutualLikesQueryKey(LIST_PAGE),
  };
  const put = (name: keyof typeof keys, data: unknown, at: number) => {
    time = at;
    client.setQueryData(keys[name], data);
  };

  test('the lists are as old as the older of them, and apply if they are newer than the status', () => {
    put('sent', [sentLike('れん')], 5);
    put('mutual', [], 9);
    expect(statusFromLists(client, REN.id)).toEqual({ status: LIKED, at: 5 });
    put('status', NOT_LIKED, 4);
    expect(cachedStatus(client, REN.id)).toEqual(LIKED);
    put('status', NOT_LIKED, 5);
    expect(cachedStatus(client, REN.id)).toEqual(NOT_LIKED);
  });

  const change = (before: LikeChange['before'], after: LikeChange['after']): LikeChange => ({
    profile: REN,
    before,
    after,
  });

  test('an outcome overwrites a request in flight, and the counts are requested again', async () => {
    const counts = [getCountSentLikesQueryKey(), getCountReceivedLikesQueryKey(), getCountMutualLikesQueryKey()];
    for (const queryKey of counts) client.setQueryData(queryKey, { count: 1 });
    const { promise, resolve } = Promise.withResolvers<typeof LIKED>();
    const reading = client.fetchQuery({ queryKey: keys.status, queryFn: () => promise });
    applyChange(client, change(NOT_LIKED, LIKED), sentLike('れん'));
    resolve(NOT_LIKED);
    expect(await reading).toEqual(LIKED);
    expect(client.getQueryData(keys.status)).toEqual(LIKED);
    expect(client.getQueryState(keys.status)).toMatchObject({ fetchStatus: 'idle' });
    expect(counts.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true]);
  });
});

describe('the lists of likes', () => {
  const change = (after: LikeChange['after']) => ({ profile: REN, after });

  test('after a like was removed: the received ones without the match', () => {
    const received = [receivedLike('れん', true), receivedLike('あおい', true)];
    const next = applyToLists({ sent: [], received, mutual: [mutualLike('れん')] }, change(NOT_LIKED), null);
    expect(next.received.map(({ matched_at }) => matched_at === null)).toEqual([true, false]);
    expect(next.mutual).toEqual([]);
  });

  test('after a match: since its time, or since the like if the server has none', () => {
    const match = (answer: ReturnType<typeof sentLike>) =>
      applyToLists({ sent: [], received: [], mutual: [] }, change(MUTUAL), answer).mutual[0]?.matched_at;
    const later = '2026-11-21T00:00:00+00:00';
    expect(match({ ...sentLike('れん'), matched_at: later })).toBe(later);
    expect(match(sentLike('れん'))).toBe(sentLike('れん').liked_at);
  });
});
