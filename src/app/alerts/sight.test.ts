import { beforeEach, expect, test, vi } from 'vitest';
import { holdSight, sightOf } from './sight.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';

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

test('M41, M42: the other tabs know which conversation is looked at, until it is not', async () => {
  const end = holdSight('c1');
  expect(await sightOf('c1')).toEqual({ hasApp: true, hasChat: true });
  expect(await sightOf('c2')).toEqual({ hasApp: true, hasChat: false });
  end();
  await waitFor(async () => expect(await sightOf('c1')).toEqual({ hasApp: false, hasChat: false }));
  holdSight(null);
  expect(await sightOf('c1')).toEqual({ hasApp: true, hasChat: false });
});

test.each([
  ['without locks', {}],
  [
    'where storage is blocked',
    { locks: { request: () => Promise.reject(new Error()), query: () => Promise.reject(new Error()) } },
  ],
])('M41, M42: %s, nobody knows of other tabs', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  holdSight('c1')();
  expect(await sightOf('c1')).toEqual({ hasApp: false, hasChat: false });
});
