import { beforeEach, describe, expect, test, vi } from 'vitest';
import { removeStored } from '../storage/removeStored.ts';
import { removeDrafts, readDraft, writeDraft } from './drafts.ts';
import { tabStore } from '../lib/storage/tabStore.ts';

/** Creates a storage like that of browsers: its keys are also properties. */
function fakeStorage(): Record<string, string> {
  return Object.defineProperties(
    {},
    {
      getItem: { value: (key: string) => storage[key] ?? null },
      setItem: { value: (key: string, value: string) => void (storage[key] = value) },
      removeItem: { value: (key: string) => void delete storage[key] },
    },
  );
}
let storage: Record<string, string>;

describe('drafts', () => {
  beforeEach(() => {
    storage = fakeStorage();
    vi.stubGlobal('window', { localStorage: storage });
    writeDraft('user-1', 'post', 'あ');
    writeDraft('user-1', 'profile', 'い');
    writeDraft('user-10', 'post', 'う');
    storage.token = 'bearer';
  });

  test.each([
    ['one person', () => removeDrafts('user-1'), ['draft:user-10:post', 'token']],
    ['one place', () => removeDrafts('user-1', 'profile'), ['draft:user-1:post', 'draft:user-10:post', 'token']],
    ['everybody', () => removeStored('draft:'), ['token']],
  ] as const)('of %s are removed, and nothing else', (_whose, drop, remaining) => {
    drop();
    expect(Object.keys(storage)).toEqual(remaining);
  });

  test('with blocked storage last as long as the page, and are removed alike', () => {
    vi.stubGlobal('window', {});
    expect(writeDraft('user-1', 'post', 'え')).toBe(false);
    expect(readDraft('user-1', 'post')).toBe('え');
    expect(writeDraft('user-2', 'post', '')).toBe(true);
    removeStored('draft:');
    expect(readDraft('user-1', 'post')).toBe('');
  });
});

test('the storage of one tab is written, read and emptied, and blocked storage has nothing', () => {
  storage = fakeStorage();
  vi.stubGlobal('window', { sessionStorage: storage });
  tabStore.set('begun', '1');
  expect([tabStore.get('begun'), tabStore.get('scroll')]).toEqual(['1', null]);
  tabStore.remove('begun');
  expect(storage).toEqual({});
  vi.stubGlobal('window', {});
  tabStore.set('begun', '1');
  tabStore.remove('begun');
  expect(tabStore.get('begun')).toBeNull();
});
