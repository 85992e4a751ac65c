import { beforeEach, describe, expect, test } from 'vitest';
import { stubPage } from '../../../tests/support/fakePage.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { useHasBeenTrue } from './useHasBeenTrue.ts';
import { useLastDefined } from './useLast.ts';
import { useStableCallback } from './useStableCallback.ts';
import { useTask } from './useTask.ts';

beforeEach(() => void stubPage());

describe('useTask', () => {
  test('runs one task at a time and has its outcome', async () => {
    const works: { input: string; settle: (error?: Error) => void }[] = [];
    const work = (input: string) =>
      new Promise<void>((resolve, reject) => {
        works.push({ input, settle: (error) => (error === undefined ? resolve() : reject(error)) });
      });
    const hook = await renderHook(() => useTask(work), undefined);
    expect(hook.current()[0]).toEqual({ status: 'idle' });

    await act(async () => hook.current()[1]('first'));
    await act(async () => hook.current()[1]('second'));
    expect(works.map(({ input }) => input)).toEqual(['first']);
    expect(hook.current()[0]).toEqual({ status: 'running' });
    await act(async () => works[0]?.settle());
    expect(hook.current()[0]).toEqual({ status: 'done' });

    const error = new Error('refused');
    await act(async () => hook.current()[1]('third'));
    expect(hook.current()[0]).toEqual({ status: 'running' });
    await act(async () => works[1]?.settle(error));
    expect(hook.current()[0]).toEqual({ status: 'failed', error });
    await act(async () => hook.current()[1]('fourth'));
    expect(works.map(({ input }) => input)).toEqual(['first', 'third', 'fourth']);
  });
});

test('useHasBeenTrue remembers that a condition was true', async () => {
  const hook = await renderHook(useHasBeenTrue, false);
  expect(hook.current()).toBe(false);
  await hook.rerender(true);
  expect(hook.current()).toBe(true);
  await hook.rerender(false);
  expect(hook.current()).toBe(true);
});

test('useLastDefined returns the value, or the last one there was; one that is the same stays the one it was', async () => {
  const isSame = (one: { id: number }, other: { id: number }) => one.id === other.id;
  const [first, again, second] = [{ id: 1 }, { id: 1 }, { id: 2 }];
  const hook = await renderHook(
    (value: { id: number } | null | undefined) => useLastDefined(value, isSame),
    undefined as { id: number } | null | undefined,
  );
  const after = async (value: { id: number } | null | undefined) => {
    await hook.rerender(value);
    return hook.current();
  };
  expect(hook.current()).toBeNull();
  expect(await after(first)).toBe(first);
  expect(await after(null)).toBe(first);
  expect(await after(again)).toBe(again);
  expect(await after(undefined)).toBe(first);
  expect(await after(second)).toBe(second);
  expect(await after(null)).toBe(second);
});

test('useStableCallback stays the same and calls the latest function', async () => {
  const hook = await renderHook(useStableCallback<[number], number>, (value: number) => value + 1);
  const { first } = hook;
  await hook.rerender((value: number) => value + 2);
  expect(hook.current()).toBe(first());
  expect(first()(1)).toBe(3);
});
