import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenQuiet } from './whenQuiet.ts';

/** An element of which is known what is in it. */
function place(state: { hover: boolean; focus: boolean }) {
  const matches = (selector: string) =>
    (selector.includes(':hover') && state.hover) || (selector.includes(':focus-within') && state.focus);
  const target = Object.assign(new EventTarget(), { matches }) as unknown as HTMLElement;
  return { target, happens: (type: string) => target.dispatchEvent(new Event(type)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a quiet moment', () => {
  test('is now when nobody is there', () => {
    const run = vi.fn<() => void>();
    whenQuiet(place({ hover: false, focus: false }).target, run);
    expect(run).toHaveBeenCalledOnce();
  });

  test('comes when the pointer has rested for 0.6 s', () => {
    const run = vi.fn<() => void>();
    const { target, happens } = place({ hover: true, focus: false });
    whenQuiet(target, run);
    vi.advanceTimersByTime(500);
    happens('pointermove');
    vi.advanceTimersByTime(500);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledOnce();
  });

  test('comes when the pointer leaves', () => {
    const run = vi.fn<() => void>();
    const { target, happens } = place({ hover: true, focus: false });
    whenQuiet(target, run);
    happens('pointerleave');
    expect(run).toHaveBeenCalledOnce();
    happens('pointerleave');
    vi.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('waits for the focus to leave, however long', () => {
    const run = vi.fn<() => void>();
    const state = { hover: false, focus: true };
    const { target, happens } = place(state);
    whenQuiet(target, run);
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    state.focus = false;
    happens('focusout');
    vi.advanceTimersByTime(600);
    expect(run).toHaveBeenCalledOnce();
  });

  test('can be called off', () => {
    const run = vi.fn<() => void>();
    whenQuiet(place({ hover: true, focus: false }).target, run)();
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
  });
});
