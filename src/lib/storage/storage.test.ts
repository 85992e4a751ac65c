import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { localStore, onOtherTabChange, onOtherTabPrefixChange, parseJson } from './storage.ts';

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

test('what full storage rejects is kept for the life of the page, instead of the stored value', () => {
  expect(localStore.set('draft:1', '古い')).toBe(true);
  full();
  expect(localStore.set('draft:1', '新しい')).toBe(false);
  expect(localStore.set('draft:2', 'ほか')).toBe(false);
  expect(localStore.get('draft:1')).toBe('新しい');
  browser.stored.set('draft:0', 'früher');
  localStore.set('volume', 'anderes');
  expect(localStore.keys('draft:')).toEqual(['draft:1', 'draft:2', 'draft:0']);
  expect(browser.stored.get('draft:1')).toBe('古い');
});

test('a removed value is removed from both', () => {
  localStore.set('draft:1', '古い');
  full();
  localStore.set('draft:1', '新しい');
  localStore.remove('draft:1');
  expect(localStore.get('draft:1')).toBeNull();
  expect(browser.stored.has('draft:1')).toBe(false);
});

test('once there is space again values are persisted', () => {
  const { setItem } = window.localStorage;
  full();
  localStore.set('token', 'abc');
  window.localStorage.setItem = setItem;
  expect(localStore.set('token', 'def')).toBe(true);
  expect(localStore.get('token')).toBe('def');
  expect(browser.stored.get('token')).toBe('def');
});

test('with blocked storage values are kept for the life of the page', () => {
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

test('a value of another tab is newer than one that was rejected here', () => {
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

test('a value of another tab is newer for a key that is not asked for, too; other keys keep what was rejected here', () => {
  full();
  localStore.set('token', 'hier');
  localStore.set('volume', 'leise');
  const changed = vi.fn<() => void>();
  const stop = onOtherTabChange([], changed);
  browser.writeElsewhere({ token: 'dort' });
  expect(changed).not.toHaveBeenCalled();
  expect([localStore.get('token'), localStore.get('volume')]).toEqual(['dort', 'leise']);
  stop();
});

test('a storage that another tab has cleared is empty, for what was rejected here, too', () => {
  full();
  localStore.set('token', 'hier');
  const stop = onOtherTabChange(['token'], () => undefined);
  browser.clearElsewhere();
  expect(localStore.get('token')).toBeNull();
  stop();
});

test('a change of a key with a prefix is told until it is not asked for', () => {
  const changed = vi.fn<() => void>();
  const stop = onOtherTabPrefixChange('draft:', changed);
  browser.writeElsewhere({ token: 'x', 'draft:1': 'y' });
  browser.clearElsewhere();
  expect(changed).toHaveBeenCalledOnce();
  stop();
  browser.writeElsewhere({ 'draft:1': 'z' });
  expect(changed).toHaveBeenCalledOnce();
});

test.each(['', '{', 'undefined', '[1,', '\u0000'])('malformed text %j is no JSON and no error', (text) => {
  expect(parseJson(text)).toBeNull();
});

test('what is written is parsed, and what is missing is null', () => {
  expect([parseJson('{"a":1}'), parseJson(null)]).toEqual([{ a: 1 }, null]);
});
