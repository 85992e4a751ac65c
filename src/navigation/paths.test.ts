import { expect, test } from 'vitest';
import { conversationHref } from './conversationHref.ts';
import { paths } from './paths.ts';

test('the address of a conversation', () => {
  expect(conversationHref('a&b')).toBe('/messages?c=a%26b');
});

test('the addresses are those of rule S20', () => {
  expect(Object.values(paths)).toEqual([
    '/',
    '/login',
    '/register',
    '/verify-email',
    '/forgot-password',
    '/reset-password',
    '/privacy',
    '/admin/delete-account',
    '/search',
    '/profile/edit',
    '/likes',
    '/notifications',
    '/messages',
    '/board',
  ]);
});
