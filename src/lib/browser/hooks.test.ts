import { beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../../../tests/support/fakePage.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { onPageClose } from './onPageClose.ts';
import { useHasRoom } from './useHasRoom.ts';
import { useIsScrolledDown } from './useIsScrolledDown.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { useOnline } from './useOnline.ts';
import { useUnloadWarning } from './useUnloadWarning.ts';

let page: ReturnType<typeof stubPage>;
beforeEach(() => {
  page = stubPage();
});

const happens = (type: string, on: EventTarget = page.window) =>
  act(async () => void on.dispatchEvent(new Event(type)));

test('useOnline follows the network in both directions, and stops', async () => {
  const navigator = { onLine: true };
  vi.stubGlobal('navigator', navigator);
  const hook = await renderHook(useOnline, undefined);
  expect(hook.current()).toBe(true);
  navigator.onLine = false;
  await happens('offline');
  expect(hook.current()).toBe(false);
  navigator.onLine = true;
  await happens('online');
  expect(hook.current()).toBe(true);
  const removed = vi.spyOn(page.window, 'removeEventListener');
  await hook.unmount();
  expect(removed.mock.calls.map(([type]) => type)).toEqual(['online', 'offline']);
});

test('useMediaQuery follows the query, and stops', async () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = vi.fn<(query: string) => typeof list>(() => list);
  Object.assign(page.window, { matchMedia });
  const hook = await renderHook(useMediaQuery, '(width < 600px)');
  expect(hook.current()).toBe(false);
  expect(matchMedia).toHaveBeenCalledWith('(width < 600px)');
  list.matches = true;
  await happens('change', list);
  expect(hook.current()).toBe(true);
  const renders = hook.renders();
  await hook.unmount();
  list.matches = false;
  await happens('change', list);
  expect(hook.renders()).toBe(renders);
  const stopped = vi.spyOn(list, 'removeEventListener');
  await (await renderHook(useMediaQuery, 'print')).unmount();
  expect(stopped).toHaveBeenCalledWith('change', expect.any(Function));
});

test('useObjectUrl creates an address, and revokes it when the blob changes or the component unmounts', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${(blob as Blob).type}`);
  const hook = await renderHook(useObjectUrl, null as Blob | null);
  expect(hook.current()).toBeNull();
  await hook.rerender(new Blob([], { type: 'image/png' }));
  expect(hook.current()).toBe('blob:image/png');
  await hook.rerender(new Blob([], { type: 'video/mp4' }));
  expect(hook.current()).toBe('blob:video/mp4');
  expect(revoked.mock.calls).toEqual([['blob:image/png']]);
  await hook.rerender(null);
  expect(hook.current()).toBeNull();
  await hook.rerender(new Blob([], { type: 'image/gif' }));
  await hook.unmount();
  expect(revoked.mock.calls).toEqual([['blob:image/png'], ['blob:video/mp4'], ['blob:image/gif']]);
});

test('useUnloadWarning makes the browser ask for confirmation while something might be lost', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    page.window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  let isNeeded = false;
  const hook = await renderHook(
    ({ active, asked }: { active: boolean; asked: boolean }) =>
      asked ? useUnloadWarning(active, () => isNeeded) : useUnloadWarning(active),
    { active: false, asked: false },
  );
  expect(leave()).toBe(false);
  await hook.rerender({ active: true, asked: false });
  expect(leave()).toBe(true);
  await hook.rerender({ active: true, asked: true });
  expect(leave()).toBe(false);
  isNeeded = true;
  expect(leave()).toBe(true);
  await hook.rerender({ active: false, asked: true });
  expect(leave()).toBe(false);
  await hook.rerender({ active: true, asked: true });
  await hook.unmount();
  expect(leave()).toBe(false);
});

test('useIsScrolledDown follows the last movement, but not a small one, and is false at the top and at the end', async () => {
  const windowOf = Object.assign(page.window, { scrollY: 100, innerHeight: 500 });
  Object.assign(page.document, { documentElement: { scrollHeight: 2_000 } });
  const hook = await renderHook(useIsScrolledDown, true);
  const scroll = async (to: number) => {
    windowOf.scrollY = to;
    await happens('scroll');
    return hook.current();
  };
  const steps: [to: number, isDown: boolean][] = [
    [108, false],
    [109, true],
    [101, true],
    [100, false],
    [1_491, true],
    [1_492, false],
    [1_400, false],
    [1_409, true],
    [0, false],
    [9, true],
    [-5, false],
    [8, false],
    [9, true],
  ];
  const found: [number, boolean][] = [];
  for (const [to] of steps) found.push([to, await scroll(to)]);
  expect(found).toEqual(steps);
  await hook.rerender(false);
  expect(await scroll(1_500)).toBe(true);
  const renders = hook.renders();
  await hook.unmount();
  await scroll(0);
  expect(hook.renders()).toBe(renders);
});

test('useHasRoom guesses by the window, then measures the element in letters, and stops', async () => {
  const seen: { change: (entries: object[]) => void; observed: object[]; isStopped: boolean }[] = [];
  vi.stubGlobal('ResizeObserver', function fakeObserver(change: (entries: object[]) => void) {
    const one = { change, observed: [] as object[], isStopped: false };
    seen.push(one);
    return { observe: (element: object) => one.observed.push(element), disconnect: () => (one.isStopped = true) };
  });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '20px' }));
  Object.assign(page.window, { matchMedia: (query: string) => ({ matches: query === 'wide' }) });
  const nowhere = { current: null };
  const there = { current: {} as HTMLElement };
  const hook = await renderHook((element: { current: HTMLElement | null }) => useHasRoom(element, 30, 'wide'), there);
  expect(hook.current()).toBe(true);
  const measured = async (...entries: object[]) => {
    await act(async () => seen.at(-1)?.change(entries));
    return hook.current();
  };
  expect(await measured({ contentRect: { width: 599 } })).toBe(false);
  expect(await measured({ contentRect: { width: 600 } })).toBe(true);
  expect(await measured()).toBe(false);
  await hook.rerender(nowhere);
  expect(seen.map(({ observed, isStopped }) => [observed.length, isStopped])).toEqual([
    [1, true],
    [0, false],
  ]);
  await hook.unmount();
  expect(seen.at(-1)?.isStopped).toBe(true);
});

test.each([
  ['in a tab', false, 1],
  ['in an installed app', true, 2],
])('onPageClose tells %s when the page may be about to end, and stops', (_where, isInstalled, times) => {
  Object.assign(page.window, {
    matchMedia: (query: string) => ({ matches: isInstalled && query === '(display-mode: standalone)' }),
  });
  const listener = vi.fn<() => void>();
  const stop = onPageClose(listener);
  const leave = () => {
    page.window.dispatchEvent(new Event('pagehide'));
    for (const state of ['hidden', 'visible']) {
      page.document.visibilityState = state;
      page.document.dispatchEvent(new Event('visibilitychange'));
    }
  };
  leave();
  expect(listener).toHaveBeenCalledTimes(times);
  stop();
  leave();
  expect(listener).toHaveBeenCalledTimes(times);
});
