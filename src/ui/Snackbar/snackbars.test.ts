import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSnackbars, SNACKBAR_TIME, type Snackbars } from './snackbars.ts';

describe('T4: snackbars', () => {
  let snackbars: Snackbars;
  /** Shows a message that the user has not just caused; its topic is its text by default. */
  const unasked = (text: string, options: Partial<Parameters<Snackbars['show']>[1]> = {}) =>
    snackbars.show(text, { topic: text, waits: true, ...options });
  const shown = () => snackbars.store.getState().current?.text ?? null;

  beforeEach(() => {
    vi.useFakeTimers();
    snackbars = createSnackbars();
  });
  afterEach(() => vi.useRealTimers());

  test('stays 6 s', () => {
    unasked('保存しました');
    vi.advanceTimersByTime(5_999);
    expect(shown()).toBe('保存しました');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeNull();
  });

  test('one at a time, in order', () => {
    unasked('一');
    unasked('二');
    unasked('三');
    expect(shown()).toBe('一');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBe('二');
    snackbars.dismiss();
    expect(shown()).toBe('三');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBeNull();
  });

  test('ends with its screen, unless it is new, has an action or tells a failure', () => {
    unasked('投稿しました', { kind: 'ok' });
    vi.advanceTimersByTime(1_999);
    snackbars.leaveScreen();
    expect(shown()).toBe('投稿しました');
    vi.advanceTimersByTime(1);
    snackbars.leaveScreen();
    expect(shown()).toBeNull();
    unasked('元に戻せます', { kind: 'ok', action: { label: '元に戻す', run: () => undefined } });
    vi.advanceTimersByTime(5_000);
    snackbars.leaveScreen();
    expect(shown()).toBe('元に戻せます');
    vi.advanceTimersByTime(1_000);
    unasked('いいねの送信に失敗しました', { kind: 'error' });
    vi.advanceTimersByTime(5_000);
    snackbars.leaveScreen();
    expect(shown()).toBe('いいねの送信に失敗しました');
  });

  test.each(['hover', 'focus', 'hidden'] as const)('the timer is paused: %s', (reason) => {
    unasked('一');
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

  test('continues only when the last reason to pause is gone', () => {
    unasked('一');
    snackbars.pause('hover');
    snackbars.pause('focus');
    snackbars.resume('hover');
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('一');
    snackbars.resume('focus');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBeNull();
  });

  test('dismissing it with the pointer on it shows the next one', () => {
    unasked('一');
    unasked('二');
    snackbars.pause('hover');
    snackbars.dismiss();
    expect(shown()).toBe('二');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBeNull();
  });

  test('in a hidden tab a new one waits too', () => {
    snackbars.pause('hidden');
    unasked('一');
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('一');
    snackbars.resume('hidden');
    vi.advanceTimersByTime(6_000);
    expect(shown()).toBeNull();
  });

  test('the same text is not queued twice, but restarts its timer', () => {
    unasked('一');
    vi.advanceTimersByTime(5_000);
    unasked('一');
    vi.advanceTimersByTime(5_000);
    expect(shown()).toBe('一');
    vi.advanceTimersByTime(1_000);
    expect(shown()).toBeNull();
  });

  test('two messages with an action are two, even with the same text', () => {
    const undone: string[] = [];
    const deleted = (what: string) =>
      unasked('削除しました', { topic: what, action: { label: '元に戻す', run: () => undone.push(what) } });
    deleted('一');
    deleted('二');
    snackbars.store.getState().current?.action?.run();
    snackbars.dismiss();
    snackbars.store.getState().current?.action?.run();
    expect(undone).toEqual(['一', '二']);
  });

  describe('a newer message about the same topic replaces the older one', () => {
    test('if it is shown, even with the pointer on it', () => {
      unasked('更新に失敗しました', { kind: 'error', topic: 'profile' });
      snackbars.pause('hover');
      vi.advanceTimersByTime(60_000);
      unasked('更新しました', { kind: 'ok', topic: 'profile' });
      expect(snackbars.store.getState().current).toMatchObject({ text: '更新しました', kind: 'ok' });
      vi.advanceTimersByTime(6_000);
      expect(shown()).toBeNull();
    });

    test('if it waits, in its place', () => {
      unasked('一');
      unasked('更新に失敗しました', { topic: 'profile' });
      unasked('三');
      unasked('更新しました', { topic: 'profile' });
      const seen = [];
      for (let text = shown(); text !== null; text = shown()) {
        seen.push(text);
        snackbars.dismiss();
      }
      expect(seen).toEqual(['一', '更新しました', '三']);
    });

    test('with its action', () => {
      const undone: string[] = [];
      const deleted = (what: string) =>
        unasked('取り消しました', {
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

    test('a text that is shown twice stands for both, and removes older messages', () => {
      unasked('一');
      unasked('いいねに失敗しました', { topic: 'like:ren' });
      unasked('いいねを送りました', { topic: 'like:hana' });
      unasked('いいねを送りました', { topic: 'like:ren' });
      snackbars.dismiss();
      expect(shown()).toBe('いいねを送りました');
      snackbars.dismiss();
      expect(shown()).toBeNull();
    });

    test('it receives the focus', () => {
      unasked('更新に失敗しました', { topic: 'profile' });
      snackbars.pause('focus');
      unasked('更新しました', { topic: 'profile' });
      expect(snackbars.store.getState().current?.takesFocus).toBe(true);
      unasked('また更新しました', { topic: 'profile' });
      expect(snackbars.store.getState().current?.takesFocus).toBe(false);
    });

    test('a message that no longer applies is removed', () => {
      unasked('読み込みに失敗しました', { topic: 'board' });
      unasked('二');
      unasked('読み込みに失敗しました', { topic: 'board' });
      snackbars.removeByTopic('board');
      expect(shown()).toBe('二');
      snackbars.dismiss();
      expect(shown()).toBeNull();
    });
  });

  test('clearing removes the waiting ones too', () => {
    unasked('一');
    unasked('二');
    snackbars.clear();
    expect(shown()).toBeNull();
    unasked('三');
    expect(shown()).toBe('三');
  });

  test('two alternating texts are not merged', () => {
    unasked('一');
    unasked('二');
    unasked('三');
    unasked('二');
    const seen = [];
    for (let text = shown(); text !== null; text = shown()) {
      seen.push(text);
      vi.advanceTimersByTime(6_000);
    }
    expect(seen).toEqual(['一', '二', '三']);
  });

  describe('the message of a user action never waits', () => {
    const done = (text: string, options: Partial<Parameters<Snackbars['show']>[1]> = {}) =>
      snackbars.show(text, { kind: 'ok', topic: text, ...options });
    const undo = { label: '元に戻す', run: () => undefined };

    test('it replaces an older one, which is removed if it only confirmed an action', () => {
      done('プロフィールを更新しました');
      unasked('接続が復旧しました');
      done('いいねを送りました', { time: SNACKBAR_TIME.like });
      vi.advanceTimersByTime(2_999);
      expect(shown()).toBe('いいねを送りました');
      vi.advanceTimersByTime(1);
      expect(shown()).toBe('接続が復旧しました');
      vi.advanceTimersByTime(6_000);
      expect(shown()).toBeNull();
    });

    test.each([
      ['offers an undo', { action: undo }],
      ['says what failed', { kind: 'error' }],
    ] as const)('an older one that %s is shown again for the rest of its time', (_, options) => {
      done('一', options);
      vi.advanceTimersByTime(1_000);
      done('二');
      expect(shown()).toBe('二');
      vi.advanceTimersByTime(6_000);
      expect(shown()).toBe('一');
      vi.advanceTimersByTime(4_999);
      expect(shown()).toBe('一');
      vi.advanceTimersByTime(1);
      expect(shown()).toBeNull();
    });

    test('it is shown long enough to be read again', () => {
      done('一', { action: undo });
      vi.advanceTimersByTime(5_999);
      done('二');
      snackbars.dismiss();
      vi.advanceTimersByTime(2_999);
      expect(shown()).toBe('一');
    });

    test.each(['hover', 'focus'] as const)('only one in use is kept: %s', (reason) => {
      done('一', { action: undo });
      snackbars.pause(reason);
      unasked('三');
      done('二');
      expect(shown()).toBe('一');
      snackbars.dismiss();
      expect(shown()).toBe('二');
    });
  });
});
