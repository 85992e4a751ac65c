import { describe, expect, test } from 'vitest';
import { resolveRoute } from './resolveRoute.ts';

const anonymous = false;
const loggedIn = true;

describe('who gets to see what', () => {
  test('the root leads to the search', () => {
    expect(resolveRoute('/', '', loggedIn)).toEqual({ kind: 'redirect', to: '/search' });
    expect(resolveRoute('/', '', anonymous)).toEqual({ kind: 'redirect', to: '/login' });
  });

  test('a protected screen asks for the login first and remembers the address (A13)', () => {
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

  test('the login sends those on who are logged in (A12)', () => {
    expect(resolveRoute('/login', '', anonymous)).toMatchObject({
      kind: 'show',
      frame: 'bare',
      route: { path: '/login' },
    });
    expect(resolveRoute('/login', '', loggedIn)).toEqual({ kind: 'redirect', to: '/search' });
    expect(resolveRoute('/login', 'next=%2Flikes', loggedIn)).toEqual({ kind: 'redirect', to: '/likes' });
    expect(resolveRoute('/login', 'next=%2F%2Fevil.example', loggedIn)).toEqual({ kind: 'redirect', to: '/search' });
  });

  test('a slash at the end makes no difference', () => {
    expect(resolveRoute('/search/', '', loggedIn)).toMatchObject({ kind: 'show', route: { path: '/search' } });
  });

  test.each(['/nowhere', '/search/deeper', '/Search', '//', '/search.html'])('%s is not found by anybody', (path) => {
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
])('%s is laid out as %s while its code comes', (path, skeleton) => {
  expect(resolveRoute(path, '', loggedIn)).toMatchObject({ kind: 'show', route: { skeleton } });
});
