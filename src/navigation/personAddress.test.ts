import { expect, test } from 'vitest';
import { personHref, personIn } from './personAddress.ts';

const at = (search: string) => new URLSearchParams(search);

test.each([
  ['', null],
  ['page=2', null],
  ['profile=', null],
  ['profile=7', { by: 'profile', id: '7' }],
  ['page=2&user=u-1', { by: 'user', id: 'u-1' }],
  ['user=u-1&profile=7', { by: 'profile', id: '7' }],
])('%j asks for %o', (search, person) => {
  expect(personIn(at(search))).toEqual(person);
});

test('opening, changing and closing leave the rest of the address as it is', () => {
  expect(personHref('/search', at('page=2'), { by: 'profile', id: '7' })).toBe('/search?page=2&profile=7');
  expect(personHref('/search', at('profile=7&page=2'), { by: 'user', id: 'u-1' })).toBe('/search?page=2&user=u-1');
  expect(personHref('/search', at('page=2&user=u-1'), null)).toBe('/search?page=2');
  expect(personHref('/board', at('user=u-1'), null)).toBe('/board');
});

test('ids are escaped', () => {
  const href = personHref('/board', at(''), { by: 'user', id: 'a&b=c #d' });
  expect(personIn(at(href.split('?')[1] ?? ''))).toEqual({ by: 'user', id: 'a&b=c #d' });
});
