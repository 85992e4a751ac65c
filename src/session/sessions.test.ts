import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { onSessionEnd, restoreSession, sessions, startSession } from './sessions.ts';

const endSession = (reason: 'logout' | 'expired') => sessions.getState().end(reason);

let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  browser = stubWindow();
  endSession('logout');
});

const zustandState = (token: string) => JSON.stringify({ state: { token, isAuthenticated: true }, version: 0 });
const places = () => [browser.stored.get('token'), browser.stored.get('auth-storage')];

describe('the two places of the token (rule C7)', () => {
  test('are both written at login and both removed at logout', () => {
    startSession('abc');
    expect(places()).toEqual(['abc', zustandState('abc')]);
    expect(sessions.getState().token).toBe('abc');
    endSession('logout');
    expect(places()).toEqual([undefined, undefined]);
    expect(sessions.getState().token).toBe(null);
  });

  test.each([
    ['only the key', { token: 'abc' }, 'abc'],
    ['only the store', { 'auth-storage': zustandState('abc') }, 'abc'],
    ['both, which disagree: the key wins', { token: 'abc', 'auth-storage': zustandState('old') }, 'abc'],
    ['a broken store', { 'auth-storage': '{"state":' }, null],
    ['a store of another shape', { 'auth-storage': '{"state":{"token":7}}' }, null],
    ['an empty key beside a store', { token: '', 'auth-storage': zustandState('abc') }, 'abc'],
    ['nothing', {}, null],
    ['a key that can be no header', { token: 'a\nb' }, null],
    ['both, and neither can be a header', { token: 'a\0b', 'auth-storage': zustandState('a\nb') }, null],
    ['a key that can be no header beside a store', { token: '音', 'auth-storage': zustandState('abc') }, 'abc'],
    ['a store that can be no header', { 'auth-storage': zustandState('a\rb') }, null],
    ['a key of blanks', { token: '  ' }, null],
  ])('are repaired at start-up: %s', (_case, stored, token) => {
    for (const [key, value] of Object.entries(stored)) browser.stored.set(key, value);
    restoreSession();
    expect(sessions.getState().token).toBe(token);
    expect(places()).toEqual(token === null ? [undefined, undefined] : [token, zustandState(token)]);
  });

  test('may be blocked', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
      addEventListener: () => undefined,
    });
    restoreSession();
    startSession('abc');
    expect(sessions.getState().token).toBe('abc');
  });
});

describe('the end of a session', () => {
  test('is reported once, however many calls find the token invalid (rule C6)', () => {
    const received: string[] = [];
    startSession('abc');
    const stop = onSessionEnd((reason) => received.push(reason));
    for (let count = 0; count < 3; count += 1) endSession('expired');
    stop();
    expect(received).toEqual(['expired']);
  });

  test('is reported later if it happened before there was a listener, and once', async () => {
    vi.resetModules();
    const fresh = await import('./sessions.ts');
    fresh.startSession('abc');
    fresh.sessions.getState().end('expired');
    const received: string[] = [];
    const listen = () => fresh.onSessionEnd((reason) => received.push(reason));
    listen()();
    listen()();
    expect(received).toEqual(['expired']);

    fresh.startSession('abc');
    fresh.sessions.getState().end('expired');
    fresh.startSession('def');
    listen()();
    expect(received).toEqual(['expired']);
  });

  test('follows another tab, and so does its beginning', () => {
    const received: string[] = [];
    const stops = [onSessionEnd((reason) => received.push(reason)), restoreSession()];
    browser.writeElsewhere({ token: 'abc', 'auth-storage': zustandState('abc') });
    expect(sessions.getState().token).toBe('abc');
    browser.writeElsewhere({ token: null, 'auth-storage': null });
    expect(sessions.getState().token).toBe(null);
    expect(received).toEqual(['elsewhere']);
    for (const stop of stops) stop();
  });

  test('happens when another tab writes a token that is no valid header, which is removed (rule C22)', () => {
    const received: string[] = [];
    startSession('abc');
    const stops = [onSessionEnd((reason) => received.push(reason)), restoreSession()];
    browser.writeElsewhere({ token: 'a\nb' });
    expect(sessions.getState().token).toBe(null);
    expect(places()).toEqual([undefined, undefined]);
    expect(received).toEqual(['elsewhere']);
    for (const stop of stops) stop();
  });
});

test.each(['a\nb', 'a\0b', '音', ''])('a session does not begin with %j, which is no valid header', (token) => {
  expect(() => startSession(token)).toThrow('cannot stand in a header');
  expect(sessions.getState().token).toBeNull();
  expect(places()).toEqual([undefined, undefined]);
});
