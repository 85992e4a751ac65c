import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../../../tests/support/fakePage.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { isComposing } from './isComposing.ts';
import { entryStateFor, runShortcutAction, useShortcutAction, wantShortcutAction } from './shortcutActions.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
});
afterEach(() => void vi.useRealTimers());

const offer = (run: () => void) => renderHook(() => useShortcutAction('newPost', run), null);
const settle = () => act(async () => void vi.runAllTimers());

test('S25: an action runs while a component offers it', async () => {
  const run = vi.fn<() => void>();
  const { unmount } = await offer(run);
  await settle();
  expect([run.mock.calls.length, runShortcutAction('newPost'), run.mock.calls.length]).toEqual([0, true, 1]);
  expect(runShortcutAction('focusFilters')).toBe(false);
  await unmount();
  expect([runShortcutAction('newPost'), run.mock.calls.length]).toEqual([false, 1]);
});

test('S25: a screen that a shortcut has opened runs the action once, as soon as it offers it', async () => {
  window.history.pushState(entryStateFor('newPost'), '', '/board');
  const other = vi.fn<() => void>();
  await renderHook(() => useShortcutAction('focusFilters', other), null);
  const run = vi.fn<() => void>();
  const { unmount } = await offer(run);
  await settle();
  expect([run.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  await unmount();
  await offer(run);
  await settle();
  expect(run).toHaveBeenCalledOnce();
});

test('S25: a screen that is still loading runs the action once, as soon as it offers it', async () => {
  const run = vi.fn<() => void>();
  expect(runShortcutAction('newPost')).toBe(false);
  wantShortcutAction('newPost');
  const { unmount } = await offer(run);
  await settle();
  await unmount();
  await offer(run);
  await settle();
  expect(run).toHaveBeenCalledOnce();
});

test.each([
  [true, 13, true],
  [false, 229, true],
  [false, 13, false],
])('with isComposing %s and the key code %i an input method handles the key: %s', (composing, keyCode, isHandled) => {
  expect(isComposing({ isComposing: composing, keyCode })).toBe(isHandled);
});
