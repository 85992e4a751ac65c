import { expect, test, vi } from 'vitest';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { acquireTabLock, onceUnlocked } from './tabLock.ts';

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

test.each([
  ['are missing', {}],
  ['are blocked', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('where locks %s everybody has one, and nobody waits for the end of another tab', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const [acquired, run] = [vi.fn<() => void>(), vi.fn<() => void>()];
  acquireTabLock('tab 1', acquired)();
  onceUnlocked('tab 1', run);
  await waitFor(() => expect(acquired).toHaveBeenCalledOnce());
  expect(run).not.toHaveBeenCalled();
});
