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
import { mutualLike, profileOf, receivedLike, sentLike } from './likeFixtures.ts';

const NONE: LikeStatus = { is_liked: false, is_mutual: false };
const LIKED: LikeStatus = { is_liked: true, is_mutual: false };
const MUTUAL: LikeStatus = { is_liked: true, is_mutual: true };

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
  test('show a match among the matches only', () => {
    expect(names(likeItems(lists))).toEqual({ sent: ['あお'], received: ['いと'], matched: ['うた', 'えま'] });
  });

  test('show no match as a like where the list of matches did not load', () => {
    expect(names(likeItems({ ...lists, mutual: [] }))).toEqual({ sent: ['あお'], received: ['いと'], matched: [] });
  });

  test('L1: carry what the lists say', () => {
    expect(likeItems(lists).matched[0]).toEqual({
      likeId: 'like-to-うた',
      profile: profileOf('うた'),
      userId: 'user-うた',
      likedAt: '2026-11-20T09:00:00+00:00',
      matchedAt: '2026-11-20T09:00:00+00:00',
    });
    expect(likeItems(lists).received[0]).toMatchObject({ userId: 'user-いと', matchedAt: null });
  });

  test('who is being taken back is gone at once, a match back among those who like me (L8)', () => {
    const pendingStatusOf = (id: string) => (['profile-あお', 'profile-えま'].includes(id) ? NONE : undefined);
    expect(names(likeItems(lists, pendingStatusOf))).toEqual({
      sent: [],
      received: ['いと', 'えま'],
      matched: ['うた'],
    });
  });

  test('who is being liked back stays where they are until that is over', () => {
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

  test('a like from elsewhere is there too', () => {
    expect(after('おと', NONE, LIKED)).toEqual({
      sent: ['おと', 'あお'],
      received: ['いと'],
      matched: ['うた', 'えま'],
    });
  });

  test('a like is never there twice', () => {
    const once = applyToLists(lists, change('いと', NONE, MUTUAL), sentLike('いと', true));
    expect(applyToLists(once, change('いと', NONE, MUTUAL), sentLike('いと', true))).toEqual(once);
  });

  test('unlike and like again lead back', () => {
    const away = applyToLists(lists, change('えま', MUTUAL, NONE), null);
    const back = applyToLists(away, change('えま', NONE, MUTUAL), sentLike('えま', true));
    expect(new Set(names(likeItems(back)).matched)).toEqual(new Set(['うた', 'えま']));
    expect(names(likeItems(back))).toMatchObject({ sent: ['あお'], received: ['いと'] });
  });

  test('without the words of the server nothing is made up', () => {
    expect(applyToLists(lists, change('いと', NONE, MUTUAL), null)).toBe(lists);
  });
});

describe('F7: what the lists know of somebody', () => {
  test.each([
    ['うた', MUTUAL],
    ['あお', LIKED],
    ['いと', NONE],
    ['おと', NONE],
  ])('%s: %o', (name, status) => {
    expect(statusByLists(lists, `profile-${name}`, 100)).toEqual(status);
  });

  test('lists that came back full say nothing of those who are not in them', () => {
    expect(statusByLists(lists, 'profile-おと', 3)).toBeUndefined();
    expect(statusByLists(lists, 'profile-あお', 3)).toEqual(LIKED);
  });

  test('L11: a full list of matches does not say that somebody whom I like is none', () => {
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

  test('of a full list is not known while the server counts, nor while it counts the matches', () => {
    expect(tabCount(60, true, null, 40)).toBeNull();
    expect(tabCount(60, true, 300, null)).toBeNull();
    expect(tabCount(12, false, null, null)).toBe(12);
  });

  test('of a full list is its length as long as the server has not counted', () => {
    expect(tabCount(60, true, undefined, 40)).toBe(60);
  });
});
