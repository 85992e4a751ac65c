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
import {
  applyChange,
  applyToLists,
  cachedStatus,
  invalidateLikes,
  LIST_PAGE,
  likeItems,
  statusByLists,
  statusFromLists,
  tabCount,
  type LikeChange,
  type LikeLists,
  type LikeTab,
} from './likeCache.ts';
import {
  LIKED,
  mutualLike,
  MUTUAL,
  NONE,
  profileOf,
  receivedLike,
  sentLike,
} from '../../tests/support/likeFixtures.ts';

/** あお is liked, いと likes the viewer, うた and えま are matches. */
const lists: LikeLists = {
  sent: [sentLike('うた', true), sentLike('あお'), sentLike('えま', true)],
  received: [receivedLike('いと'), receivedLike('うた', true), receivedLike('えま', true)],
  mutual: [mutualLike('うた'), mutualLike('えま')],
};

function namesByTab(items: ReturnType<typeof likeItems>): Record<LikeTab, string[]> {
  const of = (tab: LikeTab) => items[tab].map(({ profile }) => profile.display_name);
  return { sent: of('sent'), received: of('received'), matched: of('matched') };
}

const change = (name: string, before: LikeStatus, after: LikeStatus): LikeChange => ({
  profile: profileOf(name),
  before,
  after,
});

describe('L3: the tabs', () => {
  test('show a match in the tab of the matches only', () => {
    expect(namesByTab(likeItems(lists))).toEqual({ sent: ['あお'], received: ['いと'], matched: ['うた', 'えま'] });
  });

  test('show no match as a like if the list of matches failed', () => {
    expect(namesByTab(likeItems({ ...lists, mutual: [] }))).toEqual({
      sent: ['あお'],
      received: ['いと'],
      matched: [],
    });
  });

  test('L1: have the items of the lists', () => {
    expect(likeItems(lists).matched[0]).toEqual({
      likeId: 'like-to-うた',
      profile: profileOf('うた'),
      userId: 'user-うた',
      likedAt: '2026-11-20T09:00:00+00:00',
      matchedAt: '2026-11-20T09:00:00+00:00',
    });
    expect(likeItems(lists).received[0]).toMatchObject({ userId: 'user-いと', matchedAt: null });
  });

  test('exclude a like that is being removed, a match then returns to the received ones (L8)', () => {
    const pendingStatusOf = (id: string) => (['profile-あお', 'profile-えま'].includes(id) ? NONE : undefined);
    expect(namesByTab(likeItems(lists, pendingStatusOf))).toEqual({
      sent: [],
      received: ['いと', 'えま'],
      matched: ['うた'],
    });
  });

  test('keep a received like that is being returned until that has ended', () => {
    const after = applyToLists(lists, change('いと', NONE, MUTUAL), sentLike('いと', true));
    const pendingStatusOf = (id: string) => (id === 'profile-いと' ? MUTUAL : undefined);
    expect(namesByTab(likeItems(after, pendingStatusOf))).toMatchObject({
      received: ['いと'],
      matched: ['うた', 'えま'],
    });
    expect(namesByTab(likeItems(after))).toMatchObject({ received: [], matched: ['いと', 'うた', 'えま'] });
  });
});

describe('L20: the likes screen', () => {
  const after = (name: string, from: LikeStatus, to: LikeStatus, answer = sentLike(name, to.is_mutual)) =>
    namesByTab(likeItems(applyToLists(lists, change(name, from, to), answer)));

  test('unliking in sent removes the item', () => {
    expect(after('あお', LIKED, NONE)).toEqual({ sent: [], received: ['いと'], matched: ['うた', 'えま'] });
  });

  test('liking in received moves the item to matched if it is mutual', () => {
    expect(after('いと', NONE, MUTUAL)).toEqual({ sent: ['あお'], received: [], matched: ['いと', 'うた', 'えま'] });
  });

  test('otherwise to sent', () => {
    expect(after('いと', NONE, LIKED)).toEqual({ sent: ['いと', 'あお'], received: [], matched: ['うた', 'えま'] });
  });

  test('unliking in matched moves only that item back to received (L8)', () => {
    expect(after('えま', MUTUAL, NONE)).toEqual({ sent: ['あお'], received: ['いと', 'えま'], matched: ['うた'] });
  });

  test('a like from another device is included too', () => {
    expect(after('おと', NONE, LIKED)).toEqual({
      sent: ['おと', 'あお'],
      received: ['いと'],
      matched: ['うた', 'えま'],
    });
  });

  test('a like is never listed twice', () => {
    const once = applyToLists(lists, change('いと', NONE, MUTUAL), sentLike('いと', true));
    expect(applyToLists(once, change('いと', NONE, MUTUAL), sentLike('いと', true))).toEqual(once);
  });

  test('removing a like and liking again restores the lists', () => {
    const away = applyToLists(lists, change('えま', MUTUAL, NONE), null);
    const back = applyToLists(away, change('えま', NONE, MUTUAL), sentLike('えま', true));
    expect(new Set(namesByTab(likeItems(back)).matched)).toEqual(new Set(['うた', 'えま']));
    expect(namesByTab(likeItems(back))).toMatchObject({ sent: ['あお'], received: ['いと'] });
  });

  test('without a response nothing is invented', () => {
    expect(applyToLists(lists, change('いと', NONE, MUTUAL), null)).toBe(lists);
  });

  test('after a like was removed the received ones are without the match', () => {
    const { received, mutual } = applyToLists(lists, change('うた', MUTUAL, NONE), null);
    expect(received.map(({ matched_at }) => matched_at === null)).toEqual([true, true, false]);
    expect(mutual).toEqual([mutualLike('えま')]);
  });

  test('a match is one since its time, or since the like if the server has none', () => {
    const match = (answer: ReturnType<typeof sentLike>) =>
      applyToLists(lists, change('いと', NONE, MUTUAL), answer).mutual[0]?.matched_at;
    const later = '2026-11-21T00:00:00+00:00';
    expect(match({ ...sentLike('いと'), matched_at: later })).toBe(later);
    expect(match(sentLike('いと'))).toBe(sentLike('いと').liked_at);
  });
});

describe('F7: the status of a person in the lists', () => {
  test.each([
    ['うた', MUTUAL],
    ['あお', LIKED],
    ['いと', NONE],
    ['おと', NONE],
  ])('%s: %o', (name, status) => {
    expect(statusByLists(lists, `profile-${name}`, 100)).toEqual(status);
  });

  test('full lists say nothing about people who are not in them', () => {
    expect(statusByLists(lists, 'profile-おと', 3)).toBeUndefined();
    expect(statusByLists(lists, 'profile-あお', 3)).toEqual(LIKED);
  });

  test('L11: a full list of matches does not show that a person whom I like is no match', () => {
    expect(statusByLists(lists, 'profile-あお', 2)).toBeUndefined();
    expect(statusByLists(lists, 'profile-うた', 2)).toEqual(MUTUAL);
  });
});

describe('L2: the counts', () => {
  test.each([
    ['of a list that is not full is its length', 12, false, 300, 5, 12],
    ['of a full one is what the server counts, without the matches', 60, true, 300, 40, 260],
    ['is never below 0', 0, true, 100, 120, 0],
  ])('%s', (_what, shown, full, counted, matches, count) => {
    expect(tabCount(shown, full, counted, matches)).toBe(count);
  });

  test('of a full list is unknown while the server counts, and while it counts the matches', () => {
    expect(tabCount(60, true, null, 40)).toBeNull();
    expect(tabCount(60, true, 300, null)).toBeNull();
    expect(tabCount(12, false, null, null)).toBe(12);
  });

  test('of a full list is its length until the server has counted', () => {
    expect(tabCount(60, true, undefined, 40)).toBe(60);
  });
});

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
