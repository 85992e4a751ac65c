import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { acquireTabLock, onceUnlocked } from './tabLock.ts';

/** The visibility of the page. */
let page: EventTarget & { visibilityState: DocumentVisibilityState };
const show = (state: DocumentVisibilityState) => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lock is held until it is released, and then runs what waits for it, once', async () => {
  const [acquired, run, given] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const release = acquireTabLock('tab 1', acquired);
  await waitFor(() => expect(acquired).toHaveBeenCalledOnce());
  onceUnlocked('tab 1', run);
  onceUnlocked('tab 1', given)();
  await waitFor(async () =>
    expect((await navigator.locks.query()).pending).toContainEqual(expect.objectContaining({ name: 'tab 1' })),
  );
  expect(run).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(given).not.toHaveBeenCalled();
});

test('a lock that another page has is not waited for by what says so', async () => {
  const [acquired, taken] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const release = acquireTabLock('tab 3', acquired, taken);
  await waitFor(() => expect(acquired).toHaveBeenCalledOnce());
  acquireTabLock('tab 3', acquired, taken);
  await waitFor(() => expect(taken).toHaveBeenCalledOnce());
  release();
  expect(acquired).toHaveBeenCalledOnce();
});

describe('RT42: a page that may be stopped does not stand in the queue', () => {
  test('it leaves the queue when it is hidden, so that another page acquires the lock, and returns when it is visible', async () => {
    const run = vi.fn<() => void>();
    const release = acquireTabLock('tab 2', () => undefined);
    onceUnlocked('tab 2', run);
    show('hidden');
    const elsewhere = vi.fn<() => void>();
    const releaseElsewhere = acquireTabLock('tab 2', elsewhere);
    release();
    await waitFor(() => expect(elsewhere).toHaveBeenCalledOnce());
    expect(run).not.toHaveBeenCalled();
    show('visible');
    releaseElsewhere();
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  test('while it is hidden and runs it asks every minute, and takes only what is free', async () => {
    vi.useFakeTimers();
    const free = { held: false };
    const request = vi.fn<(name: string, options: LockOptions, callback: (lock: object | null) => void) => unknown>(
      async (_name, _options, callback) => callback(free.held ? null : {}),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    show('hidden');
    free.held = true;
    const run = vi.fn<() => void>();
    onceUnlocked('tab 2', run);
    expect(request).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(request.mock.calls.map(([, options]) => options)).toEqual([{ ifAvailable: true }]);
    free.held = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(120_000);
    show('visible');
    expect(request).toHaveBeenCalledTimes(2);
  });
});

test.each([
  ['are missing', {}],
  ['are blocked', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('where locks %s everybody has one, and nobody waits for the end of another tab', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const [acquired, run] = [vi.fn<() => void>(), vi.fn<() => void>()];
  acquireTabLock('tab 1', acquired)();
  onceUnlocked('tab 1', run)();
  await waitFor(() => expect(acquired).toHaveBeenCalledOnce());
  expect(run).not.toHaveBeenCalled();
});
