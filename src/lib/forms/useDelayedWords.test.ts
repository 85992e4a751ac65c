import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../../../tests/support/fakePage.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { useDelayedWords } from './useDelayedWords.ts';

beforeEach(() => void stubPage());
afterEach(() => {
  vi.useRealTimers();
});

test('useDelayedWords passes on what is typed when the keys rest, and follows the address', async () => {
  vi.useFakeTimers();
  const onWords = vi.fn<(words: string) => void>();
  const hook = await renderHook((words: string) => useDelayedWords(words, onWords), 'drums');
  const type = (words: string) => act(async () => hook.current()[1](words));
  const rest = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
  expect(hook.current()[0]).toBe('drums');
  await type(' drums ');
  await rest(1_000);
  expect(onWords).not.toHaveBeenCalled();
  await type(' bass ');
  await rest(149);
  expect(onWords).not.toHaveBeenCalled();
  await rest(1);
  expect(onWords.mock.calls).toEqual([['bass']]);
  await hook.rerender('bass');
  expect(hook.current()[0]).toBe(' bass ');
  await hook.rerender('vocals');
  expect(hook.current()[0]).toBe('vocals');
});
