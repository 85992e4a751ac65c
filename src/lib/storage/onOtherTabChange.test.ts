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

test('hears of its keys, and of everything being cleared', () => {
  follow();
  happen('storage', { storageArea: localStorage, key: 'token' });
  happen('storage', { storageArea: localStorage, key: null });
  expect(calls).toBe(2);
});

test('hears nothing of other keys and other storage', () => {
  follow();
  happen('storage', { storageArea: localStorage, key: 'else' });
  happen('storage', { storageArea: {}, key: 'token' });
  expect(calls).toBe(0);
});

test('asks again when the page comes back out of memory, and not when it is loaded', () => {
  follow();
  happen('pageshow', { persisted: false });
  expect(calls).toBe(0);
  happen('pageshow', { persisted: true });
  expect(calls).toBe(1);
});

test('can be stopped', () => {
  follow()();
  happen('storage', { storageArea: localStorage, key: 'token' });
  happen('pageshow', { persisted: true });
  expect(calls).toBe(0);
});
