import { describe, expect, test } from 'vitest';
import { resolveRoute, loginPathFor, nextPath } from './preload.ts';

const anonymous = false;
const loggedIn = true;

describe('S20: which screen an address shows', () => {
  test('the root redirects to the search', () => {
    expect(resolveRoute('/', '', loggedIn)).toEqual({ kind: 'redirect', to: '/search' });
    expect(resolveRoute('/', '', anonymous)).toEqual({ kind: 'redirect', to: '/login' });
  });

  test('a protected screen redirects to the login and remembers the address (A13)', () => {
    expect(resolveRoute('/search', 'page=2', anonymous)).toEqual({
      kind: 'redirect',
      to: '/login?next=%2Fsearch%3Fpage%3D2',
    });
    expect(resolveRoute('/search', 'page=2', loggedIn)).toMatchObject({
      kind: 'show',
      frame: 'shell',
      route: { path: '/search' },
    });
  });

  test('the login redirects logged-in users (A12)', () => {
    expect(resolveRoute('/login', '', anonymous)).toMatchObject({
      kind: 'show',
      frame: 'bare',
      route: { path: '/login' },
    });
    expect(resolveRoute('/login', '', loggedIn)).toEqual({ kind: 'redirect', to: '/search' });
    expect(resolveRoute('/login', 'next=%2Flikes', loggedIn)).toEqual({ kind: 'redirect', to: '/likes' });
    expect(resolveRoute('/login', 'next=%2F%2Fevil.example', loggedIn)).toEqual({ kind: 'redirect', to: '/search' });
  });

  test('a trailing slash makes no difference', () => {
    expect(resolveRoute('/search/', '', loggedIn)).toMatchObject({ kind: 'show', route: { path: '/search' } });
  });

  test.each(['/board\u200B', '/board。', '/board」', '/board>', '/board.'])('%j leads to the board', (path) => {
    expect(resolveRoute(path, '', loggedIn)).toEqual({ kind: 'redirect', to: '/board' });
    expect(resolveRoute(path, 'q=1', loggedIn)).toEqual({ kind: 'redirect', to: '/board?q=1' });
  });

  test.each(['/nowhere', '/search/deeper', '/Search', '//', '/search.html'])('%s is not found', (path) => {
    expect(resolveRoute(path, '', anonymous)).toMatchObject({ kind: 'show', frame: 'bare', route: { path: '*' } });
    expect(resolveRoute(path, '', loggedIn)).toMatchObject({ kind: 'show', frame: 'shell', route: { path: '*' } });
  });
});

test.each([
  ['/search', 'cards'],
  ['/likes', 'cards'],
  ['/board', 'list'],
  ['/notifications', 'list'],
  ['/messages', 'panes'],
  ['/profile/edit', 'form'],
])('%s is laid out as %s while its code is loading', (path, skeleton) => {
  expect(resolveRoute(path, '', loggedIn)).toMatchObject({ kind: 'show', route: { skeleton } });
});

describe('A13: where to go after login', () => {
  test.each([
    ['next=%2Flikes', '/likes'],
    ['next=%2Fmessages%3Fc%3D12', '/messages?c=12'],
    ['next=/search?page=3', '/search?page=3'],
    ['next=/messages%23latest', '/messages#latest'],
    ['next=/search?from=//evil.example', '/search?from=//evil.example'],
    ['next=/%252F%252Fevil.example', '/%2F%2Fevil.example'],
    ['next=/search/../likes', '/likes'],
    ['next=%E2%80%8B/likes%E2%80%8B', '/likes'],
  ])('%s leads to %s', (search, path) => {
    expect(nextPath(search)).toBe(path);
  });

  test.each([
    '',
    'next=',
    'next=likes',
    'next=https://evil.example/',
    'next=//evil.example',
    'next=/%5Cevil.example',
    'next=%5C%5Cevil.example',
    'next=/%09/evil.example',
    'next=/%0A/evil.example',
    'next=javascript:alert(1)',
    'next=/login',
    'next=/login?next=/login',
    'next=/login/',
    'next=/./login',
    'next=/register',
    'next=/.//evil.example',
    'next=/..//evil.example',
    'next=/likes/..//evil.example',
    'next=/%252e//evil.example',
    'next=/.%5C/evil.example',
    'next=/%5C%5Cevil.example',
    'next=/%09%5Cevil.example',
    'next=/.%0A//evil.example',
    'next=/.//',
    'next=///evil.example',
    'next=/%2F/evil.example',
    'next=%09//evil.example',
    'next=https:/evil.example',
    'next=//evil.example:443%5C@app.invalid/likes',
    'next=//[',
  ])('%j leads to the search', (search) => {
    expect(nextPath(search)).toBe('/search');
  });

  test('writing and reading', () => {
    const login = loginPathFor('/messages', 'c=a%26b');
    expect(login).toBe('/login?next=%2Fmessages%3Fc%3Da%2526b');
    expect(nextPath(login.split('?')[1] ?? '')).toBe('/messages?c=a%26b');
  });

  test.each([
    ['/search', 'q=x', '/search?q=x'],
    ['/search', `q=${'%E3%81%82'.repeat(400)}`, `/search?q=${'%E3%81%82'.repeat(400)}`],
    ['/search', `q=${'%E3%81%82'.repeat(2_000)}`, '/search'],
    // The router passes a decoded search: each of these characters takes nine in another URL.
    ['/search', `q=${'あ'.repeat(3_000)}`, '/search'],
    [`/${'a'.repeat(5_000)}`, 'q=x', '/search'],
  ])('a written path is read unchanged, and is no longer than servers accept', (path, search, expected) => {
    const login = loginPathFor(path, search);
    expect(login.length).toBeLessThan(8_000);
    expect(nextPath(login.split('?')[1] ?? '')).toBe(expected);
  });

  test('an address that is too long is not followed', () => {
    expect(nextPath(`next=/likes?x=${'a'.repeat(4_000)}`)).toBe('/search');
  });

  test('the root needs no parameter', () => {
    expect(loginPathFor('/', '')).toBe('/login');
  });
});
