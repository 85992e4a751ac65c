import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { profileOf, sentLike } from '../../../tests/support/likeFixtures.ts';
import type { LikeItem } from '../../likes/likeCache.ts';
import { likesOf } from '../../likes/likes.ts';
import type { Session } from '../../session/session.ts';
import { inSession, startTestSession } from '../../../tests/support/testSession.tsx';
import { newestLike, newLikes, unseenMatch, useMatchedTabSwitch } from './likesTabs.ts';

describe('L5: the tab of the matches opens some time after a like has made a match', () => {
  const showMatches = vi.fn<() => void>();
  let session: Session;
  let isMutual: boolean;
  beforeEach(() => {
    vi.useFakeTimers();
    stubWindow();
    showMatches.mockReset();
    isMutual = true;
    ({ session } = startTestSession());
    vi.stubGlobal('fetch', async (url: string) =>
      url.endsWith('/status')
        ? Response.json({ is_liked: true, is_mutual: isMutual })
        : Response.json(sentLike(decodeURIComponent(url).includes('あおい') ? 'あおい' : 'れん', isMutual)),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const screen = () => renderHook(() => useMatchedTabSwitch(showMatches), undefined, inSession(session));
  const like = (name: string) =>
    act(async () => {
      await likesOf(session).setLiked(profileOf(name), true);
      await vi.advanceTimersByTimeAsync(0);
    });

  test('after a second and a half, once for two in a row', async () => {
    await screen();
    await like('れん');
    vi.advanceTimersByTime(1_000);
    await like('あおい');
    vi.advanceTimersByTime(1_499);
    expect(showMatches).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(showMatches).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(showMatches).toHaveBeenCalledOnce();
  });

  test('not after a like without a match', async () => {
    isMutual = false;
    await screen();
    await like('れん');
    vi.advanceTimersByTime(60_000);
    expect(showMatches).not.toHaveBeenCalled();
  });

  test('not if another tab is selected or the screen is left before', async () => {
    const hook = await screen();
    hook.current()();
    await like('れん');
    hook.current()();
    vi.advanceTimersByTime(60_000);
    await like('あおい');
    await hook.unmount();
    vi.advanceTimersByTime(60_000);
    expect(showMatches).not.toHaveBeenCalled();
  });
});

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

describe('L26: the newest match that was not seen', () => {
  const match = (name: string, matchedAt: string) => ({ ...like(name, '2026-11-01T09:00:00Z'), matchedAt });
  const matches = [match('れん', '2026-11-20T09:00:00Z'), match('あおい', '2026-11-21T09:00:00Z')];

  test.each([
    [undefined, 'あおい'],
    ['broken', 'あおい'],
    ['2026-11-20T09:00:00Z', 'あおい'],
    ['2026-11-21T09:00:00Z', undefined],
    ['2026-11-22T09:00:00Z', undefined],
  ])('after %j', (seen, name) => {
    expect(unseenMatch(matches, seen)?.likeId).toBe(name);
  });

  test('none without matches; the time of the like counts where that of the match is missing', () => {
    expect(unseenMatch([], undefined)).toBeNull();
    expect(unseenMatch(likes, '2026-11-20T12:00:00Z')?.likeId).toBe('あおい');
  });
});
