import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPage } from '../../../tests/support/fakePage.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { useNow } from './useNow.ts';

let page: ReturnType<typeof stubPage>;
beforeEach(() => {
  page = stubPage();
});
afterEach(() => {
  vi.useRealTimers();
});

const happens = (type: string, on: EventTarget = page.window) =>
  act(async () => void on.dispatchEvent(new Event(type)));

describe('useNow', () => {
  test('N8: updates the time every minute and on return to the tab, for all components', async () => {
    vi.useFakeTimers({ now: 1_000 });
    const first = await renderHook(useNow, undefined);
    expect(first.current()).toBe(1_000);
    await act(async () => vi.advanceTimersByTime(59_999));
    expect(first.current()).toBe(1_000);
    const second = await renderHook(useNow, undefined);
    expect(second.current()).toBe(1_000);
    await act(async () => vi.advanceTimersByTime(1));
    expect([first.current(), second.current()]).toEqual([61_000, 61_000]);

    vi.setSystemTime(70_000);
    page.document.visibilityState = 'hidden';
    await happens('visibilitychange', page.document);
    expect(first.current()).toBe(61_000);
    page.document.visibilityState = 'visible';
    await happens('visibilitychange', page.document);
    expect([first.current(), second.current()]).toEqual([70_000, 70_000]);

    await first.unmount();
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(second.current()).toBeGreaterThan(70_000);
    const last = second.current();
    await second.unmount();
    expect(vi.getTimerCount()).toBe(0);
    await happens('visibilitychange', page.document);

    vi.setSystemTime(900_000);
    const third = await renderHook(useNow, undefined);
    expect(last).toBeLessThan(900_000);
    expect(third.current()).toBe(900_000);
    await third.unmount();
  });
});
