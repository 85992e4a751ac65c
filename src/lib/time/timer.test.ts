import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPage } from '../../../tests/support/fakePage.ts';
import { randomFraction } from '../browser/randomFraction.ts';
import { onVisibility } from '../browser/onVisibility.ts';
import { after, afterPaint, every, within } from './timer.ts';
import { yieldToMain } from '../browser/yieldToMain.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

test('within returns what the work returns, null for work that takes longer, and rejects as it does', async () => {
  const late = within(10, new Promise<string>((resolve) => after(11, () => resolve('late'))));
  const inTime = within(10, new Promise<string>((resolve) => after(9, () => resolve('in time'))));
  vi.advanceTimersByTime(10);
  expect([await late, await inTime]).toEqual([null, 'in time']);
  await expect(within(10, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('after and every call back in time, until they are cancelled', () => {
  const run = vi.fn<() => void>();
  after(10, run);
  after(10, run)();
  const stop = every(10, run);
  vi.advanceTimersByTime(9);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(21);
  expect(run).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(60);
  expect(run).toHaveBeenCalledTimes(4);
  expect(vi.getTimerCount()).toBe(0);
});

describe('afterPaint', () => {
  const frames: (() => void)[] = [];
  async function waiting() {
    frames.length = 0;
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    const ends: unknown[] = [];
    void afterPaint().then((end) => ends.push(end));
    await vi.advanceTimersByTimeAsync(0);
    return ends;
  }

  test('waits for the frame, and for the work after it', async () => {
    const ends = await waiting();
    await vi.advanceTimersByTimeAsync(50);
    frames[0]?.();
    await Promise.resolve();
    expect(ends).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toHaveLength(1);
  });

  test('calls back after a tenth of a second on a hidden page', async () => {
    const ends = await waiting();
    await vi.advanceTimersByTimeAsync(99);
    expect(ends).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toHaveLength(1);
  });
});

describe('yieldToMain', () => {
  test('uses the scheduler of the browser if it has one with `yield`', async () => {
    const yielded = vi.fn<() => Promise<void>>(async () => undefined);
    vi.stubGlobal('scheduler', { yield: yielded });
    vi.stubGlobal('MessageChannel', undefined);
    await yieldToMain();
    expect(yielded).toHaveBeenCalledOnce();
  });

  test.each([['none', undefined] as const, ['an old one', {}] as const])(
    'otherwise waits for a message: %s',
    async (_which, scheduler) => {
      vi.useRealTimers();
      if (scheduler !== undefined) vi.stubGlobal('scheduler', scheduler);
      let isDone = false;
      const done = yieldToMain().then(() => (isDone = true));
      await Promise.resolve();
      await Promise.resolve();
      expect(isDone).toBe(false);
      await done;
      expect(isDone).toBe(true);
    },
  );
});

test('onVisibility calls back with the current state and with each change', () => {
  const { document } = stubPage();
  const seen: boolean[] = [];
  const stop = onVisibility((isVisible) => seen.push(isVisible));
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual([true, false]);
});

test('chance is a number in [0, 1)', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  expect(randomFraction()).toBe(0.25);
});
