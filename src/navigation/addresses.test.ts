import { describe, expect, test } from 'vitest';
import { stubPage } from '../../tests/support/fakePage.ts';
import { isOpenedFrom, personHref, personIn, personLink } from './personAddress.ts';

describe('an address', () => {
  test('has the screen from which a dialog was opened', () => {
    const page = stubPage();
    const link = personLink('/search', new URLSearchParams('page=2&user=8'), { by: 'profile', id: '7' });
    expect(link.href).toBe('/search?page=2&profile=7');
    page.history.pushState(link.state, '', link.href);
    expect([isOpenedFrom('/search?page=2'), isOpenedFrom('/search')]).toEqual([true, false]);
  });
});

test.each([
  ['profile=7', { by: 'profile', id: '7' }],
  ['user=8', { by: 'user', id: '8' }],
  ['user=8&profile=7', { by: 'profile', id: '7' }],
  ['profile=&user=8', { by: 'user', id: '8' }],
  ['profile=&user=', null],
  ['page=2', null],
])('the person of ?%s', (search, person) => {
  expect(personIn(new URLSearchParams(search))).toEqual(person);
});

test.each([
  ['page=2&profile=7&user=8', null, '/search?page=2'],
  ['profile=7&user=8', null, '/search'],
  ['profile=7&user=8', { by: 'user', id: '9' }, '/search?user=9'],
] as const)('the address with ?%s and another person', (search, person, href) => {
  expect(personHref('/search', new URLSearchParams(search), person)).toBe(href);
});
