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

  describe('a newer message about the same thing replaces the older one', () => {
    test('the one that is shown, though the pointer rests on it', () => {
      snackbars.show('更新に失敗しました', { kind: 'error', topic: 'profile' });
      snackbars.pause('hover');
      vi.advanceTimersByTime(60_000);
      snackbars.show('更新しました', { kind: 'ok', topic: 'profile' });
      expect(snackbars.store.getState().current).toMatchObject({ text: '更新しました', kind: 'ok' });
      vi.advanceTimersByTime(6_000);
      expect(shown()).toBeNull();
    });

    test('the one that waits, in its place', () => {
      snackbars.show('一');
      snackbars.show('更新に失敗しました', { topic: 'profile' });
      snackbars.show('三');
      snackbars.show('更新しました', { topic: 'profile' });
      const seen = [];
      for (let text = shown(); text !== null; text = shown()) {
        seen.push(text);
        snackbars.dismiss();
      }
      expect(seen).toEqual(['一', '更新しました', '三']);
    });

    test('what is about something else stays', () => {
      snackbars.show('れんさんへのいいねに失敗しました', { topic: 'like:ren' });
      snackbars.show('いいねを送りました', { topic: 'like:hana' });
      expect(shown()).toBe('れんさんへのいいねに失敗しました');
      snackbars.dismiss();
      expect(shown()).toBe('いいねを送りました');
    });

    test('with its action', () => {
      const undone: string[] = [];
      const deleted = (what: string) =>
        snackbars.show('取り消しました', {
          topic: 'like',
          action: { label: '元に戻す', run: () => undone.push(what) },
        });
      deleted('一');
      deleted('二');
      snackbars.store.getState().current?.action?.run();
      snackbars.dismiss();
      expect(undone).toEqual(['二']);
      expect(shown()).toBeNull();
    });

    test('a text that is said twice says both, and nothing older', () => {
      snackbars.show('一');
      snackbars.show('いいねに失敗しました', { topic: 'like:ren' });
      snackbars.show('いいねを送りました', { topic: 'like:hana' });
      snackbars.show('いいねを送りました', { topic: 'like:ren' });
      snackbars.dismiss();
      expect(shown()).toBe('いいねを送りました');
      snackbars.dismiss();
      expect(shown()).toBeNull();
    });

    test('it takes the focus over', () => {
      snackbars.show('更新に失敗しました', { topic: 'profile' });
      snackbars.pause('focus');
      snackbars.show('更新しました', { topic: 'profile' });
      expect(snackbars.store.getState().current?.takesFocus).toBe(true);
      snackbars.show('また更新しました', { topic: 'profile' });
      expect(snackbars.store.getState().current?.takesFocus).toBe(false);
    });

    test('what no longer holds is taken away', () => {
      snackbars.show('読み込みに失敗しました', { topic: 'board' });
      snackbars.show('二');
      snackbars.show('読み込みに失敗しました', { topic: 'board' });
      snackbars.removeByTopic('board');
      expect(shown()).toBe('二');
      snackbars.dismiss();
      expect(shown()).toBeNull();
    });
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
