import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { endSession, onSessionEnd, restoreSession, session, startSession } from './session.ts';

let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  browser = stubWindow();
  session.setState({ token: null, isAuthenticated: false });
});

const zustandState = (token: string) => JSON.stringify({ state: { token, isAuthenticated: true }, version: 0 });
const places = () => [browser.stored.get('token'), browser.stored.get('auth-storage')];

describe('the two places of the token (decision C7)', () => {
  test('are both written at login and both cleared at logout', () => {
    startSession('abc');
    expect(places()).toEqual(['abc', zustandState('abc')]);
    expect(session.getState()).toEqual({ token: 'abc', isAuthenticated: true });
    endSession('logout');
    expect(places()).toEqual([undefined, undefined]);
    expect(session.getState()).toEqual({ token: null, isAuthenticated: false });
  });

  test.each([
    ['only the key', { token: 'abc' }, 'abc'],
    ['only the store', { 'auth-storage': zustandState('abc') }, 'abc'],
    ['both, which disagree: the key wins', { token: 'abc', 'auth-storage': zustandState('old') }, 'abc'],
    ['a broken store', { 'auth-storage': '{"state":' }, null],
    ['a store of another shape', { 'auth-storage': '{"state":{"token":7}}' }, null],
    ['an empty key beside a store', { token: '', 'auth-storage': zustandState('abc') }, 'abc'],
    ['nothing', {}, null],
  ])('are repaired at start-up: %s', (_case, kept, token) => {
    for (const [key, value] of Object.entries(kept)) browser.stored.set(key, value);
    restoreSession();
    expect(session.getState()).toEqual({ token, isAuthenticated: token !== null });
    expect(places()).toEqual(token === null ? [undefined, undefined] : [token, zustandState(token)]);
  });

  test('are survived when storage is blocked', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
      addEventListener: () => undefined,
    });
    restoreSession();
    startSession('abc');
    expect(session.getState().token).toBe('abc');
  });
});

describe('the end of a session', () => {
  test('is told once, however many calls find the token dead (decision C6)', () => {
    const heard: string[] = [];
    const stop = onSessionEnd((reason) => heard.push(reason));
    startSession('abc');
    for (let count = 0; count < 3; count += 1) endSession('expired');
    stop();
    expect(heard).toEqual(['expired']);
  });

  test('follows another tab, and so does its beginning', () => {
    const heard: string[] = [];
    const stops = [onSessionEnd((reason) => heard.push(reason)), restoreSession()];
    browser.writeElsewhere({ token: 'abc', 'auth-storage': zustandState('abc') });
    expect(session.getState()).toEqual({ token: 'abc', isAuthenticated: true });
    browser.writeElsewhere({ token: null, 'auth-storage': null });
    expect(session.getState()).toEqual({ token: null, isAuthenticated: false });
    expect(heard).toEqual(['elsewhere']);
    for (const stop of stops) stop();
  });
});
