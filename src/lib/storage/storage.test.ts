import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { localStore, onOtherTabChange, parseJson } from './storage.ts';

let browser: ReturnType<typeof stubWindow>;
const full = () => {
  window.localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

beforeEach(() => {
  browser = stubWindow();
});
afterEach(() => localStore.keys('').forEach((key) => localStore.remove(key)));

test('what full storage refuses is kept for the life of the page, over what it held before', () => {
  expect(localStore.set('draft:1', '古い')).toBe(true);
  full();
  expect(localStore.set('draft:1', '新しい')).toBe(false);
  expect(localStore.set('draft:2', 'ほか')).toBe(false);
  expect(localStore.get('draft:1')).toBe('新しい');
  expect(localStore.keys('draft:')).toEqual(['draft:1', 'draft:2']);
  expect(browser.stored.get('draft:1')).toBe('古い');
});

test('what is removed is gone from both', () => {
  localStore.set('draft:1', '古い');
  full();
  localStore.set('draft:1', '新しい');
  localStore.remove('draft:1');
  expect(localStore.get('draft:1')).toBeNull();
  expect(browser.stored.has('draft:1')).toBe(false);
});

test('once there is room again it is kept as ever', () => {
  const { setItem } = window.localStorage;
  full();
  localStore.set('token', 'abc');
  window.localStorage.setItem = setItem;
  expect(localStore.set('token', 'def')).toBe(true);
  expect(localStore.get('token')).toBe('def');
  expect(browser.stored.get('token')).toBe('def');
});

test('blocked storage keeps for the page what is written', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(localStore.get('token')).toBeNull();
  expect(localStore.set('token', 'abc')).toBe(false);
  expect(localStore.get('token')).toBe('abc');
  expect(localStore.keys('tok')).toEqual(['token']);
  localStore.remove('token');
  expect(localStore.keys('tok')).toEqual([]);
});

test('what another tab writes is newer than what was refused here', () => {
  const changed = vi.fn<() => void>();
  const stop = onOtherTabChange(['token'], changed);
  const { setItem } = window.localStorage;
  full();
  localStore.set('token', 'hier');
  window.localStorage.setItem = setItem;
  browser.writeElsewhere({ token: 'dort' });
  expect(changed).toHaveBeenCalledOnce();
  expect(localStore.get('token')).toBe('dort');
  stop();
});

test.each(['', '{', 'undefined', '[1,', '\u0000'])('broken text %j is no JSON and no error', (text) => {
  expect(parseJson(text)).toBeNull();
});
