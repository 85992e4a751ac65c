import { describe, expect, test } from 'vitest';
import { resolveRoute } from './resolveRoute.ts';

const anonymous = false;
const loggedIn = true;

describe('which screen an address shows', () => {
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
