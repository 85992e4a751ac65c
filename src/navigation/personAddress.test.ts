import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stubPage } from '../../tests/support/fakePage.ts';
import { trimUnseen } from '../lib/text/trimText.ts';
import { conversationHref } from './paths.ts';
import { isOpenedFrom, personHref, personIn, personLink } from './personAddress.ts';

const at = (search: string) => new URLSearchParams(search);

test.each([
  ['', null],
  ['page=2', null],
  ['profile=', null],
  ['profile=7', { by: 'profile', id: '7' }],
  ['page=2&user=u-1', { by: 'user', id: 'u-1' }],
  ['user=u-1&profile=7', { by: 'profile', id: '7' }],
  ['profile=&user=8', { by: 'user', id: '8' }],
  ['profile=&user=', null],
  ['profile=7%E2%80%8B', { by: 'profile', id: '7' }],
  ['profile=%E2%80%8B&user=%EF%BB%BF8+', { by: 'user', id: '8' }],
])('%j is the person %o', (search, person) => {
  expect(personIn(at(search))).toEqual(person);
});

test('opening, changing and closing keep the rest of the address', () => {
  expect(personHref('/search', at('page=2'), { by: 'profile', id: '7' })).toBe('/search?page=2&profile=7');
  expect(personHref('/search', at('profile=7&page=2'), { by: 'user', id: 'u-1' })).toBe('/search?page=2&user=u-1');
  expect(personHref('/search', at('profile=7&user=8'), { by: 'user', id: '9' })).toBe('/search?user=9');
  expect(personHref('/search', at('page=2&user=u-1'), null)).toBe('/search?page=2');
  expect(personHref('/board', at('user=u-1'), null)).toBe('/board');
});

test('an entry has the screen from which a link opened the dialog', () => {
  const page = stubPage();
  const link = personLink('/search', at('page=2&user=8'), { by: 'profile', id: '7' });
  expect(link.href).toBe('/search?page=2&profile=7');
  page.history.pushState(link.state, '', link.href);
  expect([isOpenedFrom('/search?page=2'), isOpenedFrom('/search')]).toEqual([true, false]);
});

test('ids are escaped', () => {
  const href = personHref('/board', at(''), { by: 'user', id: 'a&b=c #d' });
  expect(personIn(at(href.split('?')[1] ?? ''))).toEqual({ by: 'user', id: 'a&b=c #d' });
});

test('any written id whose ends can be seen is read', () => {
  const id = fc.string({ unit: 'grapheme', minLength: 1 }).filter((some) => some !== '' && trimUnseen(some) === some);
  fc.assert(
    fc.property(fc.constantFrom('profile', 'user'), id, (by, some) => {
      expect(personIn(at(personHref('/board', at('page=2'), { by, id: some }).split('?')[1] ?? ''))).toEqual({
        by,
        id: some,
      });
      expect(at(conversationHref(some).split('?')[1] ?? '').get('c')).toBe(some);
    }),
  );
});
