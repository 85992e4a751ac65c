import { describe, expect, test } from 'vitest';
import type { LikeStatus } from '../api/generated/model/index.ts';
import {
  likeItems,
  applyToLists,
  statusByLists,
  tabCount,
  type LikeLists,
  type LikeTab,
  type LikeChange,
} from './likeLists.ts';
import {
  LIKED,
  mutualLike,
  MUTUAL,
  NONE,
  profileOf,
  receivedLike,
  sentLike,
} from '../../tests/support/likeFixtures.ts';

/** あお is liked, いと likes me, うた and えま are matches. */
const lists: LikeLists = {
  sent: [sentLike('うた', true), sentLike('あお'), sentLike('えま', true)],
  received: [receivedLike('いと'), receivedLike('うた', true), receivedLike('えま', true)],
  mutual: [mutualLike('うた'), mutualLike('えま')],
};

function names(items: ReturnType<typeof likeItems>): Record<LikeTab, string[]> {
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
    expect(names(likeItems(lists))).toEqual({ sent: ['あお'], received: ['いと'], matched: ['うた', 'えま'] });
  });

  test('show no match as a like if the list of matches failed', () => {
    expect(names(likeItems({ ...lists, mutual: [] }))).toEqual({ sent: ['あお'], received: ['いと'], matched: [] });
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
    expect(names(likeItems(lists, pendingStatusOf))).toEqual({
      sent: [],
      received: ['いと', 'えま'],
      matched: ['うた'],
    });
  });

  test('keep a received like that is being returned until that has ended', () => {
    const after = applyToLists(lists, change('いと', NONE, MUTUAL), sentLike('いと', true));
    const pendingStatusOf = (id: string) => (id === 'profile-いと' ? MUTUAL : undefined);
    expect(names(likeItems(after, pendingStatusOf))).toMatchObject({ received: ['いと'], matched: ['うた', 'えま'] });
    expect(names(likeItems(after))).toMatchObject({ received: [], matched: ['いと', 'うた', 'えま'] });
  });
});

describe('L20: the likes screen', () => {
  const after = (name: string, from: LikeStatus, to: LikeStatus, answer = sentLike(name, to.is_mutual)) =>
    names(likeItems(applyToLists(lists, change(name, from, to), answer)));

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
    expect(new Set(names(likeItems(back)).matched)).toEqual(new Set(['うた', 'えま']));
    expect(names(likeItems(back))).toMatchObject({ sent: ['あお'], received: ['いと'] });
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
