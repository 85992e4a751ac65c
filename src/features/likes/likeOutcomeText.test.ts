import { describe, expect, test } from 'vitest';
import type { LikeOutcome } from '../../likes/likes.ts';
import { profileOf } from '../../likes/likeFixtures.ts';
import { isNewMatchByViewer, likeOutcomeText } from './likeOutcomeText.ts';

const none = { is_liked: false, is_mutual: false };
const liked = { is_liked: true, is_mutual: false };
const mutual = { is_liked: true, is_mutual: true };

const outcome = (change: Partial<LikeOutcome>): LikeOutcome => ({
  profile: profileOf('れん'),
  wanted: change.after?.is_liked ?? true,
  origin: 'tap',
  failed: false,
  silent: false,
  before: none,
  after: liked,
  ...change,
});
const unlike = { before: liked, after: none };
const unmatch = { before: mutual, after: none };

describe('what is said', () => {
  test.each([
    ['a like', {}, 'いいねを送りました', 'いいねを送りました'],
    ['a like that makes a match', { after: mutual }, '🎉 マッチングしました！', 'いいねを送りました'],
    ['a match restored', { after: mutual, origin: 'undo' as const }, 'いいねを送りました', 'いいねを送りました'],
    ['a like taken back', unlike, 'いいねを取り消しました', 'いいねを取り消しました'],
    ['a match ended', unmatch, 'マッチングを解除しました', 'いいねを取り消しました'],
    [
      'a like that failed',
      { after: none, wanted: true, failed: true },
      'いいねの送信に失敗しました',
      'いいねの送信に失敗しました',
    ],
    [
      'taking back that failed',
      { before: mutual, after: mutual, wanted: false, failed: true },
      'いいねの取り消しに失敗しました',
      'いいねの取り消しに失敗しました',
    ],
    ['taps that took each other back', { silent: true }, null, null],
  ])('after %s', (_what, change, onLikes, elsewhere) => {
    expect(likeOutcomeText(outcome(change), true)).toBe(onLikes);
    expect(likeOutcomeText(outcome(change), false)).toBe(elsewhere);
  });
});

test.each([
  ['my like made one', { after: mutual }, true],
  ['there was one already', { before: mutual, after: mutual }, false],
  ['it is restored', { after: mutual, origin: 'undo' as const }, false],
  ['it is no match', {}, false],
  ['it failed', { after: none, wanted: true, failed: true }, false],
  ['it is taken back', unmatch, false],
])('a match to celebrate: %s', (_what, change, expected) => {
  expect(isNewMatchByViewer(outcome(change))).toBe(expected);
});
