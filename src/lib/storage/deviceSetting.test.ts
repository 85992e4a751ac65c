import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeviceSetting } from './deviceSetting.ts';

let stored: Map<string, string>;
let listeners: ((event: unknown) => void)[];

beforeEach(() => {
  stored = new Map();
  listeners = [];
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      type === 'storage' && listeners.push(listener),
  });
});

const isOn = (fallback: boolean) => createDeviceSetting('message-sound', fallback).store.getState().isOn;

describe('S24: a setting of the device', () => {
  test.each([
    [null, true, true],
    [null, false, false],
    ['on', false, true],
    ['off', true, false],
    ['yes', true, true],
    ['yes', false, false],
  ])('stored %s, by default %s: %s', (value, fallback, expected) => {
    if (value !== null) stored.set('message-sound', value);
    expect(isOn(fallback)).toBe(expected);
  });

  test('is persisted when it is set', () => {
    const setting = createDeviceSetting('message-sound', true);
    setting.set(false);
    expect(setting.store.getState()).toEqual({ isOn: false });
    expect(isOn(true)).toBe(false);
    setting.set(true);
    expect(isOn(false)).toBe(true);
  });

  test('follows other tabs', () => {
    const setting = createDeviceSetting('message-sound', false);
    stored.set('message-sound', 'on');
    for (const listener of listeners) listener({ key: 'message-sound', storageArea: window.localStorage });
    expect(setting.store.getState()).toEqual({ isOn: true });
  });

  test('lasts as long as the page if it cannot be persisted', () => {
    vi.stubGlobal('window', { addEventListener: () => undefined });
    const setting = createDeviceSetting('volume', false);
    setting.set(true);
    expect(setting.store.getState()).toEqual({ isOn: true });
  });
});
