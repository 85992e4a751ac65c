import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { act, renderHook } from '../../../../tests/support/renderHook.ts';
import { useRedirectAfterSave } from './unsavedWork.ts';

describe('after a save (P33)', () => {
  const leave = vi.fn<() => void>();
  beforeEach(() => {
    leave.mockReset();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());
  const editor = () => renderHook((isUnfinished: boolean) => useRedirectAfterSave(isUnfinished, leave), false);

  test('the screen is left a second later, once', async () => {
    const hook = await editor();
    vi.advanceTimersByTime(10_000);
    expect(leave).not.toHaveBeenCalled();
    await act(async () => hook.current()());
    vi.advanceTimersByTime(999);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await hook.rerender(false);
    vi.advanceTimersByTime(10_000);
    expect(leave).toHaveBeenCalledOnce();
  });

  test('typing keeps the screen open until the next save', async () => {
    const hook = await editor();
    await act(async () => hook.current()());
    vi.advanceTimersByTime(500);
    await hook.rerender(true);
    await hook.rerender(false);
    vi.advanceTimersByTime(10_000);
    expect(leave).not.toHaveBeenCalled();
    await act(async () => hook.current()());
    vi.advanceTimersByTime(1_000);
    expect(leave).toHaveBeenCalledOnce();
  });

  test('leaving the screen oneself prevents the navigation', async () => {
    const hook = await editor();
    await act(async () => hook.current()());
    await hook.unmount();
    vi.advanceTimersByTime(10_000);
    expect(leave).not.toHaveBeenCalled();
  });
});
