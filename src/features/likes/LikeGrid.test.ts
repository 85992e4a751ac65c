import { describe, expect, test, vi } from 'vitest';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { dayText, useIncrementalRendering } from './LikeGrid.tsx';

describe('X19: the day of a like', () => {
  const now = Date.parse('2026-11-20T21:00:00+09:00');

  test.each([
    ['2026-11-20T00:00:00+09:00', '11月20日'],
    ['2026-11-19T23:59:59+09:00', '11月19日'],
    ['2026-11-18T12:00:00+09:00', '11月18日'],
    ['2026-01-01T00:00:00+09:00', '1月1日'],
    ['2025-12-31T23:59:59+09:00', '2025年12月31日'],
  ])('%s is %s', (stamp, text) => {
    expect(dayText(Date.parse(stamp), now)).toBe(text);
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
