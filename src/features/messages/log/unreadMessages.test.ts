import { expect, test } from 'vitest';
import { chatEntry } from '../../../../tests/support/chatEntry.ts';
import { sequenceOf } from '../../../lib/collections/sequence.ts';
import { firstUnreadId, lastSentId, countSince } from './unreadMessages.ts';

/** r: read, u: unread, both from れん; m: mine, t: mine and temporary. */
const chat = (letters: string) =>
  sequenceOf(
    [...letters].map((letter, index) =>
      chatEntry({
        id: `${letter === 't' ? 'temp-' : ''}${index}`,
        senderId: letter === 'm' || letter === 't' ? 'hana' : 'ren',
        createdAt: index,
        isRead: letter === 'r',
        status: letter === 't' ? 'sending' : 'sent',
      }),
    ),
  );

test.each([
  ['', null],
  ['rrm', null],
  ['rruu', '2'],
  ['rumu', '1'],
  ['urmuu', '3'],
  ['uuu', '0'],
  ['mmm', null],
])('the first unread message of %s is %s', (letters, id) => {
  expect(firstUnreadId(chat(letters), 'hana')).toBe(id);
});

test.each([
  ['rrr', '1', 1],
  ['rrr', '2', 0],
  ['rmuu', '0', 2],
  ['rmt', '0', 0],
])('of %s after %s there are %i new ones', (letters, seen, count) => {
  expect(countSince(chat(letters), seen, 'hana')).toBe(count);
});

test('a temporary message is not the last one of the server', () => {
  expect(lastSentId(chat('rmtt'))).toBe('1');
  expect(lastSentId(chat('t'))).toBeNull();
});
