import { describe, expect, test } from 'vitest';
import { loginPathFor, nextPath } from './nextPath.ts';

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
