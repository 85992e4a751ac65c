import { beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { announceVisibleTab, findVisibleTabs } from './alertOnMessage.ts';

/** Web Locks as all tabs share them. */
let held: Set<string>;
beforeEach(() => {
  held = new Set();
  const request = async (name: string, _: object, run: () => Promise<void>) => {
    held.add(name);
    await run();
    held.delete(name);
  };
  const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { request, query } });
});

test('M41, M42: other tabs know which conversation is visible, until it is hidden', async () => {
  const end = announceVisibleTab('c1');
  expect(await findVisibleTabs('c1')).toEqual({ hasApp: true, hasChat: true });
  expect(await findVisibleTabs('c2')).toEqual({ hasApp: true, hasChat: false });
  end();
  await waitFor(async () => expect(await findVisibleTabs('c1')).toEqual({ hasApp: false, hasChat: false }));
  announceVisibleTab(null);
  expect(await findVisibleTabs('c1')).toEqual({ hasApp: true, hasChat: false });
});

test.each([
  ['without locks', {}],
  [
    'where storage is blocked',
    { locks: { request: () => Promise.reject(new Error()), query: () => Promise.reject(new Error()) } },
  ],
])('M41, M42: %s, other tabs are unknown', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  announceVisibleTab('c1')();
  expect(await findVisibleTabs('c1')).toEqual({ hasApp: false, hasChat: false });
});
