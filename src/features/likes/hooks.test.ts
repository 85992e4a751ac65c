import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { profileOf, sentLike } from '../../../tests/support/likeFixtures.ts';
import { likesOf } from '../../likes/likes.ts';
import type { Session } from '../../session/session.ts';
import { inSession, startTestSession } from '../../../tests/support/testSession.tsx';
import { useIncrementalRendering } from './list/useIncrementalRendering.ts';
import { useMatchedTabSwitch } from './useMatchedTabSwitch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

describe('L5: the tab of the matches opens some time after a like has made a match', () => {
  const showMatches = vi.fn<() => void>();
  let session: Session;
  let isMutual: boolean;
  beforeEach(() => {
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

describe('a long list grows when its end is near', () => {
  test('by a page at a time', async () => {
    const watched: { margin: string | undefined; see: (isIntersecting?: boolean) => void; isOver: boolean }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      function fakeObserver(callback: (entries: object[]) => void, options: { rootMargin?: string }) {
        const own = {
          margin: options.rootMargin,
          isOver: false,
          see: (isIntersecting?: boolean) => callback(isIntersecting === undefined ? [] : [{ isIntersecting }]),
          observe: () => undefined,
          disconnect: () => {
            own.isOver = true;
          },
        };
        watched.push(own);
        return own;
      },
    );
    const hook = await renderHook(useIncrementalRendering, 25);
    expect(hook.current()).toMatchObject({ shown: 12, isComplete: false });
    expect(hook.current().endRef(null)).toBeUndefined();
    const stop = hook.current().endRef({} as HTMLElement);
    const [first] = watched;
    expect(first?.margin).toBe('0px 0px 1200px');
    await act(async () => first?.see());
    await act(async () => first?.see(false));
    expect(hook.current().shown).toBe(12);
    await act(async () => first?.see(true));
    expect(hook.current()).toMatchObject({ shown: 24, isComplete: false });
    await act(async () => first?.see(true));
    expect(hook.current()).toMatchObject({ shown: 36, isComplete: true });
    await hook.rerender(36);
    expect(hook.current().isComplete).toBe(true);
    await hook.rerender(37);
    expect(hook.current().isComplete).toBe(false);
    stop?.();
    expect(first?.isOver).toBe(true);
  });
});
