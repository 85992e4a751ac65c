import { expect, test } from 'vitest';
import { messagesAddressIn, messagesHref } from './messagesAddress.ts';
import { conversationHref } from './paths.ts';

test('the address of a conversation', () => {
  expect(conversationHref('a&b')).toBe('/messages?c=a%26b');
});

test.each([
  ['/messages', { conversation: null, message: null, isUnreadOnly: false }],
  ['/messages?unread=1', { conversation: null, message: null, isUnreadOnly: true }],
  ['/messages?c=a%26b&m=1', { conversation: 'a&b', message: '1', isUnreadOnly: false }],
  ['/messages?c=a&unread=1', { conversation: 'a', message: null, isUnreadOnly: true }],
])('S6, M47, M52: %s is the address of %o', (href, address) => {
  expect(messagesHref(address)).toBe(href);
  expect(messagesAddressIn(new URLSearchParams(href.split('?')[1]))).toEqual(address);
});

test('invisible characters around the ids of a shared address do not count', () => {
  expect(messagesAddressIn(new URLSearchParams({ c: '\u200Ba', m: '1\u200B ' }))).toMatchObject({
    conversation: 'a',
    message: '1',
  });
});
