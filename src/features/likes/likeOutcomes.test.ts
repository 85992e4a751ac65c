import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { LIKED, MUTUAL, NONE, profileOf, sentLike } from '../../../tests/support/likeFixtures.ts';
import { renderHook } from '../../../tests/support/renderHook.ts';
import { inSession, startTestSession } from '../../../tests/support/testSession.tsx';
import { likesOf, type LikeOutcome } from '../../likes/likes.ts';
import { firstLikeHint } from './firstLike.ts';
import { isNewMatchByViewer, likeOutcomeText, useLikeOutcomes } from './likeOutcomes.ts';

const outcome = (change: Partial<LikeOutcome>): LikeOutcome => ({
  profile: profileOf('れん'),
  wanted: change.after?.is_liked ?? true,
  origin: 'tap',
  failed: false,
  silent: false,
  before: NONE,
  after: LIKED,
  ...change,
});
const unlike = { before: LIKED, after: NONE };
const unmatch = { before: MUTUAL, after: NONE };

describe('the message', () => {
  test.each([
    ['a like', {}, 'いいねを送りました', 'いいねを送りました'],
    ['a like that makes a match', { after: MUTUAL }, '🎉 マッチングしました！', 'いいねを送りました'],
    ['a match restored', { after: MUTUAL, origin: 'undo' as const }, 'いいねを送りました', 'いいねを送りました'],
    ['a like taken back', unlike, 'いいねを取り消しました', 'いいねを取り消しました'],
    ['a match ended', unmatch, 'マッチングを解除しました', 'いいねを取り消しました'],
    [
      'a like that failed',
      { after: NONE, wanted: true, failed: true },
      'いいねの送信に失敗しました',
      'いいねの送信に失敗しました',
    ],
    [
      'taking back that failed',
      { before: MUTUAL, after: MUTUAL, wanted: false, failed: true },
      'いいねの取り消しに失敗しました',
      'いいねの取り消しに失敗しました',
    ],
    ['taps that took each other back', { silent: true }, null, null],
  ])('after %s', (_what, change, onLikes, elsewhere) => {
    expect(likeOutcomeText(outcome(change), true)).toBe(onLikes);
    expect(likeOutcomeText(outcome(change), false)).toBe(elsewhere);
  });
});

describe('what a like leads to is said after the very first one', () => {
  let counted: number;
  const hintAfter = async (changes: Partial<LikeOutcome>[], count: unknown) => {
    counted = 0;
    vi.stubGlobal('fetch', async () => {
      counted += 1;
      return count === null ? new Response(null, { status: 500 }) : Response.json({ count });
    });
    const { session } = startTestSession();
    const hints = [];
    for (const change of changes) hints.push(await firstLikeHint(session, outcome(change)));
    return hints;
  };
  beforeEach(() => stubWindow());

  test('and only then', async () => {
    expect(await hintAfter([{}, {}], 1)).toEqual(['相手からもいいねが届くとマッチングします', undefined]);
    expect(counted).toBe(1);
    expect(await hintAfter([{}], 2)).toEqual([undefined]);
  });

  test('not after a match, a failure or an unlike, which leave the number unasked', async () => {
    const others = [{ after: MUTUAL }, { after: NONE, wanted: true, failed: true }, unlike, { silent: true }];
    expect(await hintAfter(others, 1)).toEqual([undefined, undefined, undefined, undefined]);
    expect(counted).toBe(0);
  });

  test('not when the number is unknown', async () => {
    expect(await hintAfter([{}], null)).toEqual([undefined]);
  });
});

test.each([
  ['my like made one', { after: MUTUAL }, true],
  ['there was one already', { before: MUTUAL, after: MUTUAL }, false],
  ['it is restored', { after: MUTUAL, origin: 'undo' as const }, false],
  ['it is no match', {}, false],
  ['it failed', { after: NONE, wanted: true, failed: true }, false],
  ['it is taken back', unmatch, false],
])('a match that is celebrated: %s', (_what, change, expected) => {
  expect(isNewMatchByViewer(outcome(change))).toBe(expected);
});

test('outcomes are passed to all listeners, and earlier ones to those that ask for them', async () => {
  stubWindow();
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith('/status') ? LIKED : sentLike('れん')));
  const { session } = startTestSession();
  const received: Record<string, LikeOutcome[]> = { always: [], early: [], late: [] };
  const listen = (name: string, early?: boolean) =>
    renderHook(() => useLikeOutcomes((outcome) => received[name]?.push(outcome), early), undefined, inSession(session));
  const always = await listen('always');
  await likesOf(session).setLiked(profileOf('れん'), true);
  await listen('late');
  await listen('early', true);
  const lengths = () => Object.values(received).map((outcomes) => outcomes.length);
  expect(lengths()).toEqual([1, 1, 0]);
  await always.unmount();
  await likesOf(session).setLiked(profileOf('あおい'), true);
  expect(lengths()).toEqual([1, 2, 1]);
});
