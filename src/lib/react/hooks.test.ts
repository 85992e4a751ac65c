import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { stubPage } from '../../../tests/support/fakePage.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { type CheckResult, useCheckedForm } from '../forms/useCheckedForm.ts';
import { useDelayedWords } from '../forms/useDelayedWords.ts';
import { onPageClose } from '../browser/onPageClose.ts';
import { useHasRoom } from '../browser/useHasRoom.ts';
import { useIsScrolledDown } from '../browser/useIsScrolledDown.ts';
import { trackHistory } from '../browser/history/inAppHistory.ts';
import { useFocusFallback } from '../browser/focus/useFocusFallback.ts';
import { confirmNavigation, confirmThenLeave } from '../forms/leaveConfirmations.ts';
import { useLeaveGuard } from '../forms/useLeaveGuard.ts';
import { useMediaQuery } from '../browser/useMediaQuery.ts';
import { useNow } from '../time/useNow.ts';
import { useObjectUrl } from '../browser/useObjectUrl.ts';
import { useHasBeenTrue } from './useHasBeenTrue.ts';
import { useOnline } from '../browser/useOnline.ts';
import { useLastDefined } from './useLast.ts';
import { useStableCallback } from './useStableCallback.ts';
import { useTask } from './useTask.ts';
import { useUnloadWarning } from '../browser/useUnloadWarning.ts';

let page: ReturnType<typeof stubPage>;
beforeEach(() => {
  page = stubPage();
});
afterEach(() => {
  vi.useRealTimers();
});

const happens = (type: string, on: EventTarget = page.window) =>
  act(async () => void on.dispatchEvent(new Event(type)));

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

describe('useNow', () => {
  test('updates the time every minute and on return to the tab, for all components', async () => {
    vi.useFakeTimers({ now: 1_000 });
    const first = await renderHook(useNow, undefined);
    expect(first.current()).toBe(1_000);
    await act(async () => vi.advanceTimersByTime(59_999));
    expect(first.current()).toBe(1_000);
    const second = await renderHook(useNow, undefined);
    expect(second.current()).toBe(1_000);
    await act(async () => vi.advanceTimersByTime(1));
    expect([first.current(), second.current()]).toEqual([61_000, 61_000]);

    vi.setSystemTime(70_000);
    page.document.visibilityState = 'hidden';
    await happens('visibilitychange', page.document);
    expect(first.current()).toBe(61_000);
    page.document.visibilityState = 'visible';
    await happens('visibilitychange', page.document);
    expect([first.current(), second.current()]).toEqual([70_000, 70_000]);

    await first.unmount();
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(second.current()).toBeGreaterThan(70_000);
    const last = second.current();
    await second.unmount();
    expect(vi.getTimerCount()).toBe(0);
    await happens('visibilitychange', page.document);

    vi.setSystemTime(900_000);
    const third = await renderHook(useNow, undefined);
    expect(last).toBeLessThan(900_000);
    expect(third.current()).toBe(900_000);
    await third.unmount();
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

describe('useFocusFallback', () => {
  const LEFT = 400;
  const heading = () => {
    const focus = vi.fn<(options: FocusOptions) => void>();
    page.document.querySelector = (selector) => (selector === 'main h1' ? { focus } : null);
    return focus;
  };

  test('focuses the heading if the focus was lost, once the dialog is removed', async () => {
    vi.useFakeTimers();
    const focus = heading();
    const hook = await renderHook(useFocusFallback, false);
    await hook.rerender(true);
    vi.advanceTimersByTime(LEFT);
    expect(focus).not.toHaveBeenCalled();
    await hook.rerender(false);
    vi.advanceTimersByTime(LEFT - 1);
    expect(focus).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);

    page.document.activeElement = null;
    await hook.rerender(true);
    await hook.rerender(false);
    vi.advanceTimersByTime(LEFT);
    expect(focus).toHaveBeenCalledTimes(2);
  });

  test('does nothing if an element has the focus, or a dialog is open again', async () => {
    vi.useFakeTimers();
    const focus = heading();
    const hook = await renderHook(useFocusFallback, true);
    page.document.activeElement = {};
    await hook.rerender(false);
    vi.advanceTimersByTime(LEFT);
    page.document.activeElement = page.document.body;
    await hook.rerender(true);
    await hook.rerender(false);
    await hook.rerender(true);
    vi.advanceTimersByTime(LEFT);
    expect(focus).not.toHaveBeenCalled();
  });

  test.each([
    [0, false, true],
    [11, true, true],
    [12, true, false],
  ])('looks again %i times while a dialog is still there', async (looks, isThere, isFocused) => {
    vi.useFakeTimers();
    const focus = vi.fn<() => void>();
    const hook = await renderHook(useFocusFallback, true);
    page.document.querySelector = (selector) => {
      if (selector === 'main h1') return { focus };
      return isThere && selector.includes('dialog') ? {} : null;
    };
    page.document.activeElement = {};
    await hook.rerender(false);
    vi.advanceTimersByTime(looks * LEFT);
    page.document.activeElement = page.document.body;
    vi.advanceTimersByTime(LEFT);
    expect(focus.mock.calls.length > 0).toBe(isFocused);
  });

  test('works without a heading', async () => {
    vi.useFakeTimers();
    const hook = await renderHook(useFocusFallback, true);
    await hook.rerender(false);
    expect(() => vi.advanceTimersByTime(LEFT)).not.toThrow();
  });
});

describe('useCheckedForm', () => {
  const check = ({ name, mail }: { name: string; mail: string }): CheckResult<{ name: string; mail: string }> => ({
    values: { name, mail: mail.trim() },
    faults: { name: name === '' ? '名前' : undefined, mail: mail.includes('@') ? undefined : 'メール' },
  });
  const form = (values: Record<string, string>) => {
    const inputs = Object.keys(values).map((name) => ({ name, focus: vi.fn<() => void>() }));
    vi.stubGlobal('FormData', function fakeFormData(of: { values: Record<string, string> }) {
      return new Map(Object.entries(of.values));
    });
    return { values, inputs, querySelectorAll: () => inputs };
  };
  const event = (currentTarget: object) => ({ currentTarget, preventDefault: vi.fn<() => void>() }) as never;
  const changed = (target: object | null) => ({ target: { form: target } }) as never;

  test('validates on submit, focuses the first invalid field, and from then on validates with every change', async () => {
    const submitted = vi.fn<(values: object) => void>();
    const hook = await renderHook(() => useCheckedForm(check, submitted), undefined);
    const typed = form({ other: '', mail: 'なし', name: '' });
    const { current } = hook;
    await act(async () => current().field('name').onChange(changed(typed)));
    expect([current().field('name').error, current().field('mail').error]).toEqual([undefined, undefined]);

    const submit = event(typed) as { preventDefault: () => void };
    await act(async () => current().submit(submit as never));
    expect(submit.preventDefault).toHaveBeenCalledOnce();
    expect([current().field('name').error, current().field('mail').error]).toEqual(['名前', 'メール']);
    expect(typed.inputs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0]);
    expect(submitted).not.toHaveBeenCalled();

    typed.values.name = '涼';
    await act(async () => current().field('name').onChange(changed(null)));
    expect(current().field('name').error).toBe('名前');
    await act(async () => current().field('name').onChange(changed(typed)));
    expect([current().field('name').error, current().field('mail').error]).toEqual([undefined, 'メール']);
    expect(current().field('mail').name).toBe('mail');

    typed.values.mail = ' a@b.jp ';
    await act(async () => current().submit(event(typed)));
    expect(submitted.mock.calls).toEqual([[{ name: '涼', mail: 'a@b.jp' }]]);
    expect(current().field('mail').error).toBeUndefined();
  });

  test('shows the error of a field some time after it is left, unless it is empty or has the focus again', async () => {
    vi.useFakeTimers();
    const hook = await renderHook(() => useCheckedForm(check, vi.fn<() => void>()), undefined);
    const typed = form({ mail: 'なし', name: '' });
    const { current } = hook;
    const leave = async (name: 'name' | 'mail', isBack = false) => {
      const target = { form: typed, value: typed.values[name], matches: () => isBack };
      await act(async () =>
        current()
          .field(name)
          .onBlur({ target } as never),
      );
      await act(async () => void vi.advanceTimersByTime(400));
      return [current().field('name').error, current().field('mail').error];
    };
    expect(await leave('name')).toEqual([undefined, undefined]);
    expect(await leave('mail', true)).toEqual([undefined, undefined]);
    expect(await leave('mail')).toEqual([undefined, 'メール']);
    typed.values.mail = 'a@b.jp';
    await act(async () => current().field('mail').onChange(changed(typed)));
    expect(current().field('mail').error).toBeUndefined();
  });
});

describe('useLeaveGuard', () => {
  class Link {
    readonly href: string;
    readonly target: string;
    constructor(href: string, target = '') {
      this.href = href;
      this.target = target;
    }
    closest = (selector: string) => (selector === 'a' ? this : null);
  }
  interface Press {
    target?: unknown;
    button?: number;
    metaKey?: boolean;
    ctrlKey?: boolean;
    shiftKey?: boolean;
    altKey?: boolean;
  }
  const press = async (properties: Press, isHandled = false) => {
    const event = new Event('click', { cancelable: true });
    for (const [name, value] of Object.entries({ button: 0, ...properties }))
      Object.defineProperty(event, name, { value });
    if (isHandled) event.preventDefault();
    await act(async () => void page.document.dispatchEvent(event));
    return event.defaultPrevented;
  };
  let stopTracking: () => void;
  const navigate = vi.fn<(path: string, options?: object) => void>();
  const giveUp = vi.fn<() => void>();
  const guard = (active: boolean, survivesNavigation = false) =>
    renderHook(
      (isActive: boolean) => useLeaveGuard(isActive, giveUp, survivesNavigation),
      active,
      (children) =>
        createElement(Router, {
          hook: () => ['/profile/edit', navigate] as [string, typeof navigate],
          aroundNav: confirmNavigation,
          // wouter's properties ask for the children by name.
          // oxlint-disable-next-line react/no-children-prop
          children,
        }),
    );

  beforeEach(() => {
    navigate.mockReset();
    giveUp.mockReset();
    page = stubPage('https://otonowa.test/profile/edit?tab=1');
    stopTracking = trackHistory();
    vi.stubGlobal('Element', Link);
  });
  afterEach(() => stopTracking());

  test('blocks a link of the app; confirming discards the work and follows it', async () => {
    const hook = await guard(true);
    expect(page.entries).toHaveLength(2);
    expect(hook.current().isConfirming).toBe(false);
    expect(await press({ target: new Link('https://otonowa.test/board?page=2#top') })).toBe(true);
    expect(hook.current().isConfirming).toBe(true);
    await act(async () => hook.current().leave());
    expect(hook.current().isConfirming).toBe(false);
    expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/board?page=2#top']);
    expect(giveUp).toHaveBeenCalledOnce();
    expect(giveUp).toHaveBeenCalledBefore(navigate);
  });

  test.each<[string, Press, boolean?]>([
    ['with the command key', { target: new Link('https://otonowa.test/board'), metaKey: true }],
    ['with control', { target: new Link('https://otonowa.test/board'), ctrlKey: true }],
    ['with shift', { target: new Link('https://otonowa.test/board'), shiftKey: true }],
    ['with alt', { target: new Link('https://otonowa.test/board'), altKey: true }],
    ['with another button', { target: new Link('https://otonowa.test/board'), button: 1 }],
    ['that somebody handles already', { target: new Link('https://otonowa.test/board') }, true],
    ['into another tab', { target: new Link('https://otonowa.test/board', '_blank') }],
    ['on a link without an address', { target: new Link('') }],
    ['on a link out of the app', { target: new Link('https://example.com/profile') }],
    ['on a link to where one is', { target: new Link('https://otonowa.test/profile/edit?tab=1#part') }],
    ['on no link', { target: { closest: () => null } }],
  ])('does not block a press %s', async (_what, properties, isHandled = false) => {
    const hook = await guard(true);
    expect(await press(properties, isHandled)).toBe(isHandled);
    expect(hook.current().isConfirming).toBe(false);
  });

  test('blocks a link to the same path with another search', async () => {
    await guard(true);
    expect(await press({ target: new Link('https://otonowa.test/profile/edit?tab=2') })).toBe(true);
  });

  test('Back asks first; staying asks again, leaving goes to the previous screen', async () => {
    page = stubPage('https://otonowa.test/search');
    stopTracking();
    stopTracking = trackHistory();
    page.history.pushState(null, '', '/profile/edit');
    const hook = await guard(true);
    for (const _ of ['first', 'again']) {
      await act(async () => page.history.back());
      expect([hook.current().isConfirming, page.window.location.pathname]).toEqual([true, '/profile/edit']);
      await act(async () => hook.current().stay());
      expect(hook.current().isConfirming).toBe(false);
    }
    expect(giveUp).not.toHaveBeenCalled();

    await act(async () => page.history.back());
    await act(async () => hook.current().leave());
    expect(page.window.location.pathname).toBe('/search');
    expect(hook.current().isConfirming).toBe(false);
    await act(async () => hook.current().leave());
    expect(giveUp).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('blocks nothing without unsaved work', async () => {
    const hook = await guard(false);
    expect(page.entries).toHaveLength(1);
    expect(await press({ target: new Link('https://otonowa.test/board') })).toBe(false);
    await hook.rerender(true);
    await hook.unmount();
    expect(await press({ target: new Link('https://otonowa.test/board') })).toBe(false);
    await happens('popstate');
    expect(hook.current().isConfirming).toBe(false);
  });

  test('after the work was undone, Back leaves the screen at once', async () => {
    page = stubPage('https://otonowa.test/search');
    stopTracking();
    stopTracking = trackHistory();
    page.history.pushState(null, '', '/profile/edit');
    const hook = await guard(true);
    await hook.rerender(false);
    await act(async () => page.history.back());
    expect([hook.current().isConfirming, page.window.location.pathname]).toEqual([false, '/search']);
  });

  test('work that another screen does not discard: only the logout asks', async () => {
    const hook = await guard(true, true);
    expect(page.entries).toHaveLength(1);
    expect(await press({ target: new Link('https://otonowa.test/board') })).toBe(false);
    await act(async () => hook.current().go('/search'));
    expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/search']);
    expect(hook.current().isConfirming).toBe(false);
    const leave = vi.fn<() => void>();
    await act(async () => confirmThenLeave('logout', leave));
    expect(hook.current().isConfirming).toBe(true);
    await act(async () => hook.current().leave());
    expect(giveUp).toHaveBeenCalledBefore(leave);
    expect(page.entries).toHaveLength(1);
  });

  test('continues without a question', async () => {
    const hook = await guard(true);
    await act(async () => hook.current().go('/search'));
    expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/search']);
    expect(hook.current().isConfirming).toBe(false);
  });
});
