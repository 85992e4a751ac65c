import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { removeAllDrafts, removeDrafts, readDraft, writeDraft } from './drafts.ts';
import { localStore, onOtherTabChange, parseJson } from '../lib/storage/storage.ts';
import { tabStore } from '../lib/storage/tabStore.ts';

/** Creates a storage like that of browsers: its keys are also properties. */
function fakeStorage(content: Record<string, string> = {}) {
  return Object.defineProperties(
    { ...content },
    {
      getItem: { value: (key: string) => storage[key] ?? null },
      setItem: { configurable: true, value: (key: string, value: string) => void (storage[key] = value) },
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
    ['everybody', removeAllDrafts, ['token']],
  ] as const)('of %s are removed, and nothing else', (_whose, drop, remaining) => {
    drop();
    expect(Object.keys(storage)).toEqual(remaining);
  });

  test('with blocked storage last as long as the page, and are removed alike', () => {
    vi.stubGlobal('window', {});
    expect(writeDraft('user-1', 'post', 'え')).toBe(false);
    expect(readDraft('user-1', 'post')).toBe('え');
    expect(writeDraft('user-2', 'post', '')).toBe(true);
    removeAllDrafts();
    expect(readDraft('user-1', 'post')).toBe('');
  });
});

describe('storage', () => {
  test('reports each key once, wherever it is stored', () => {
    storage = fakeStorage({ 'draft:1': 'kept', 'unsent:1': 'kept' });
    vi.stubGlobal('window', { localStorage: storage });
    Object.defineProperty(storage, 'setItem', {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    localStore.set('draft:1', 'refused');
    localStore.set('draft:2', 'refused');
    localStore.set('unsent:2', 'refused');
    expect(localStore.keys('draft:').sort()).toEqual(['draft:1', 'draft:2']);
    for (const key of ['draft:1', 'draft:2', 'unsent:2']) localStore.remove(key);
    expect(localStore.keys('draft:')).toEqual([]);
    expect(localStore.keys('unsent:')).toEqual(['unsent:1']);
  });

  test('takes a change of another tab for newer than a value that was rejected here', () => {
    const browser = stubWindow();
    window.localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    localStore.set('token', 'refused');
    localStore.set('volume', 'refused');
    const stop = onOtherTabChange([], () => undefined);
    browser.writeElsewhere({ token: 'theirs' });
    expect([localStore.get('token'), localStore.get('volume')]).toEqual(['theirs', 'refused']);
    stop();
    localStore.remove('volume');
  });

  test.each([
    ['{"a":1}', { a: 1 }],
    ['null', null],
    ['{', null],
    ['', null],
    [null, null],
  ])('%s parsed', (text, value) => expect(parseJson(text)).toEqual(value));

  test('of one tab works alike', () => {
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
});
