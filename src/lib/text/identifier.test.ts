import { expect, test } from 'vitest';
import { normalizeIdentifier, normalizeToken, trimUnseen, withoutUnseen } from './identifier.ts';

test.each([
  ['\u200Bhana@example.com', 'hana@example.com'],
  ['\u202Ahana@example.com\u202C', 'hana@example.com'],
  ['\u2068hana@example.com\u2069', 'hana@example.com'],
  ['ha\u00ADna@exam\u2060ple.com\uFEFF', 'hana@example.com'],
  ['hana@\r\n\texample.com', 'hana@example.com'],
  [' \u200B\u3000ｈａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ\u00A0\u200F', 'hana@example.com'],
  ['h\uFE0Fana\u{E0100}@example.com\u3164', 'hana@example.com'],
  ['はな@例え.jp', 'はな@例え.jp'],
  ['two words', 'two words'],
  ['\u200B \u2800', ''],
])('C40: the identifier %j is %j', (typed, meant) => expect(normalizeIdentifier(typed)).toBe(meant));

test.each([
  ['\u200Bhttps://x.com/ha\u00ADna\u200D ', 'https://x.com/hana'],
  ['https://a.example/①', 'https://a.example/①'],
  ['https://fa.example/می\u200Cخواهم', 'https://fa.example/می\u200Cخواهم'],
  ['https://a.example/👩‍🎤❤️/b', 'https://a.example/👩‍🎤❤️/b'],
])('the URL %j is %j', (typed, url) => expect(withoutUnseen(typed)).toBe(url));

test.each([
  ['\uFEFFuser-1\u200B', 'user-1'],
  [' user 1\n', 'user 1'],
  ['a\u200Bb', 'a\u200Bb'],
  ['１①', '１①'],
  ['\u{E0100}7\u{E0100}', '7'],
  ['\u200B', ''],
  ['', ''],
])('without what cannot be seen at its ends %j is %j', (text, trimmed) => expect(trimUnseen(text)).toBe(trimmed));

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
])('the token %j is %j', (token, meant) => expect(normalizeToken(token)).toBe(meant));
