import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { stubPage } from '../../../tests/support/fakePage.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { trackHistory } from '../browser/history/inAppHistory.ts';
import { confirmNavigation, confirmThenLeave } from './leaveConfirmations.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

let page: ReturnType<typeof stubPage>;
beforeEach(() => {
  page = stubPage();
});

const happens = (type: string, on: EventTarget = page.window) =>
  act(async () => void on.dispatchEvent(new Event(type)));

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

  test('P27: work that another screen does not discard: only the logout asks', async () => {
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
