import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSnackbars, SNACKBAR_TIME, type Snackbars } from './snackbars.ts';

describe('T4: snackbars', () => {
  let snackbars: Snackbars;
  const shown = () => snackbars.store.getState().current?.text ?? null;

  beforeEach(() => {
    vi.useFakeTimers();
    snackbars = createSnackbars();
  });
  afterEach(() => vi.useRealTimers());

  test('stays 6 s', () => {
    snackbars.show('保存しました');
    vi.advanceTimersByTime(5_999);
    expect(shown()).toBe('保存しました');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeNull();
  });

  test('likes stay 3 s', () => {
    snackbars.show('いいねを送りました', { time: SNACKBAR_TIME.like });
    vi.advanceTimersByTime(2_999);
    expect(shown()).toBe('いいねを送りました');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeNull();
  });

  test('one at a time, in order', () => {
    snackbars.show('一');
    snackbars.show('二');
    snackbars.show('三');
    expect(shown()).toBe('一');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBe('二');
    snackbars.dismiss();
    expect(shown()).toBe('三');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBeNull();
  });

  test.each(['hover', 'focus', 'hidden'] as const)('the time stands still: %s', (reason) => {
    snackbars.show('一');
    vi.advanceTimersByTime(4_000);
    snackbars.pause(reason);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('一');
    snackbars.resume(reason);
    vi.advanceTimersByTime(1_999);
    expect(shown()).toBe('一');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeNull();
  });

  test('goes on only when the last reason to wait is gone', () => {
    snackbars.show('一');
    snackbars.pause('hover');
    snackbars.pause('focus');
    snackbars.resume('hover');
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('一');
    snackbars.resume('focus');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBeNull();
  });

  test('dismissing with the pointer on it lets the next one run', () => {
    snackbars.show('一');
    snackbars.show('二');
    snackbars.pause('hover');
    snackbars.dismiss();
    expect(shown()).toBe('二');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBeNull();
  });

  test('in a hidden tab even a new one waits', () => {
    snackbars.pause('hidden');
    snackbars.show('一');
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('一');
    snackbars.resume('hidden');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBeNull();
  });

  test('the same text is not queued twice, but starts its time again', () => {
    snackbars.show('一');
    vi.advanceTimersByTime(5_000);
    snackbars.show('一');
    vi.advanceTimersByTime(5_000);
    expect(shown()).toBe('一');
    vi.advanceTimersByTime(1_000);
    expect(shown()).toBeNull();
  });

  test('two messages with an action are two, though they say the same', () => {
    const undone: string[] = [];
    const deleted = (what: string) =>
      snackbars.show('削除しました', { action: { label: '元に戻す', run: () => undone.push(what) } });
    deleted('一');
    deleted('二');
    snackbars.store.getState().current?.action?.run();
    snackbars.dismiss();
    snackbars.store.getState().current?.action?.run();
    expect(undone).toEqual(['一', '二']);
  });

  test('clearing forgets those that wait too', () => {
    snackbars.show('一');
    snackbars.show('二');
    snackbars.clear();
    expect(shown()).toBeNull();
    snackbars.show('三');
    expect(shown()).toBe('三');
  });

  test('two texts by turns are not collapsed into one', () => {
    snackbars.show('一');
    snackbars.show('二');
    snackbars.show('一');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBe('二');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBe('一');
  });
});
