import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPage } from '../../../../tests/support/fakePage.ts';
import { renderHook } from '../../../../tests/support/renderHook.ts';
import { useFocusFallback } from './useFocusFallback.ts';

let page: ReturnType<typeof stubPage>;
beforeEach(() => {
  page = stubPage();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useFocusFallback', () => {
  const LEFT = 400;
  const heading = () => {
    const focus = vi.fn<(options: FocusOptions) => void>();
    page.document.querySelector = (selector) => (selector === 'main h1' ? { focus } : null);
    return focus;
  };

  test('focuses the heading if the focus was lost, once the dialog is removed', async () => {
    vi.useFakeTimers();
    const focus = heading();
    const hook = await renderHook(useFocusFallback, false);
    await hook.rerender(true);
    vi.advanceTimersByTime(LEFT);
    expect(focus).not.toHaveBeenCalled();
    await hook.rerender(false);
    vi.advanceTimersByTime(LEFT - 1);
    expect(focus).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);

    page.document.activeElement = null;
    await hook.rerender(true);
    await hook.rerender(false);
    vi.advanceTimersByTime(LEFT);
    expect(focus).toHaveBeenCalledTimes(2);
  });

  test('does nothing if an element has the focus, or a dialog is open again', async () => {
    vi.useFakeTimers();
    const focus = heading();
    const hook = await renderHook(useFocusFallback, true);
    page.document.activeElement = {};
    await hook.rerender(false);
    vi.advanceTimersByTime(LEFT);
    page.document.activeElement = page.document.body;
    await hook.rerender(true);
    await hook.rerender(false);
    await hook.rerender(true);
    vi.advanceTimersByTime(LEFT);
    expect(focus).not.toHaveBeenCalled();
  });

  test.each([
    [0, false, true],
    [11, true, true],
    [12, true, false],
  ])('looks again %i times while a dialog is still there', async (looks, isThere, isFocused) => {
    vi.useFakeTimers();
    const focus = vi.fn<() => void>();
    const hook = await renderHook(useFocusFallback, true);
    page.document.querySelector = (selector) => {
      if (selector === 'main h1') return { focus };
      return isThere && selector === '[role="dialog"], [role="alertdialog"]' ? {} : null;
    };
    page.document.activeElement = {};
    await hook.rerender(false);
    vi.advanceTimersByTime(looks * LEFT);
    page.document.activeElement = page.document.body;
    vi.advanceTimersByTime(LEFT);
    expect(focus.mock.calls.length > 0).toBe(isFocused);
  });

  test('works without a heading', async () => {
    vi.useFakeTimers();
    const hook = await renderHook(useFocusFallback, true);
    await hook.rerender(false);
    expect(() => vi.advanceTimersByTime(LEFT)).not.toThrow();
  });
});
