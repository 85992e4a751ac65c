import { beforeEach, expect, test, vi } from 'vitest';
import { onOtherTabChange } from './storage.ts';

const localStorage = {};
let target: EventTarget;
let calls: number;

beforeEach(() => {
  target = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('window', target);
  calls = 0;
});
const follow = () => onOtherTabChange(['token'], () => (calls += 1));
const happen = (type: string, properties: object) => target.dispatchEvent(Object.assign(new Event(type), properties));

test('receives changes of its keys, and a clearing of the storage', () => {
  follow();
  happen('storage', { storageArea: localStorage, key: 'token' });
  happen('storage', { storageArea: localStorage, key: null });
  expect(calls).toBe(2);
});

test('receives no changes of other keys and other storage', () => {
  follow();
  happen('storage', { storageArea: localStorage, key: 'else' });
  happen('storage', { storageArea: {}, key: 'token' });
  expect(calls).toBe(0);
});

test('calls back when the page is restored from the back/forward cache, and not when it is loaded', () => {
  follow();
  happen('pageshow', { persisted: false });
  expect(calls).toBe(0);
  happen('pageshow', { persisted: true });
  expect(calls).toBe(1);
});

test('can be unsubscribed', () => {
  follow()();
  happen('storage', { storageArea: localStorage, key: 'token' });
  happen('pageshow', { persisted: true });
  expect(calls).toBe(0);
});
