import { expect, test } from 'vitest';
import { mailToken } from './mailToken.ts';

test.each([
  ['abc-DEF_1~2.3', 'abc-DEF_1~2.3'],
  ['YWJj+/ZA==', 'YWJj+/ZA=='],
  ['a\u200Bbc\u200B', 'abc'],
  ['abc\u00A0', 'abc'],
  ['abc。', 'abc'],
  ['abc>', 'abc'],
  ['「abc」', 'abc'],
  ['a b', 'a b'],
  ['トークン', 'トークン'],
  ['。', ''],
])('the token %j is %j', (token, meant) => expect(mailToken(new URLSearchParams({ token }))).toBe(meant));

test('C40: an address without a token', () => expect(mailToken(new URLSearchParams())).toBe(''));
