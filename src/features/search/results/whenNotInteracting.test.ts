import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenNotInteracting } from './whenNotInteracting.ts';

/** A fake element whose pointer and focus state is set by `state`. */
function place(state: { pointed: boolean; focus: boolean }) {
  const matches = (selector: string) =>
    (selector.includes('[data-pointed]') && state.pointed) || (selector.includes(':focus-within') && state.focus);
  const target = Object.assign(new EventTarget(), { matches }) as unknown as HTMLElement;
  const happens = (type: string, pointerType?: string) =>
    target.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  return { target, happens };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the callback', () => {
  test('runs at once if there is no pointer or focus in the element', () => {
    const run = vi.fn<() => void>();
    whenNotInteracting(place({ pointed: false, focus: false }).target, run);
    expect(run).toHaveBeenCalledOnce();
  });

  test('does not run while a pointer is in the element, however long it rests', () => {
    const run = vi.fn<() => void>();
    const { target, happens } = place({ pointed: true, focus: false });
    whenNotInteracting(target, run);
    happens('pointermove', 'mouse');
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
  });

  test('runs when the pointer leaves', () => {
    const run = vi.fn<() => void>();
    const state = { pointed: true, focus: false };
    const { target, happens } = place(state);
    whenNotInteracting(target, run);
    state.pointed = false;
    happens('pointerleave', 'mouse');
    expect(run).toHaveBeenCalledOnce();
    happens('pointerleave', 'mouse');
    vi.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('runs 0.6 s after a touch has ended: its click comes after that', () => {
    const run = vi.fn<() => void>();
    const state = { pointed: true, focus: false };
    const { target, happens } = place(state);
    whenNotInteracting(target, run);
    state.pointed = false;
    happens('pointerleave', 'touch');
    vi.advanceTimersByTime(599);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  test('waits for the focus to leave, however long', () => {
    const run = vi.fn<() => void>();
    const state = { pointed: false, focus: true };
    const { target, happens } = place(state);
    whenNotInteracting(target, run);
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    state.focus = false;
    happens('focusout');
    vi.advanceTimersByTime(600);
    expect(run).toHaveBeenCalledOnce();
  });

  test('can be cancelled', () => {
    const run = vi.fn<() => void>();
    whenNotInteracting(place({ pointed: true, focus: false }).target, run)();
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
  });
});
