import { expect, test } from 'vitest';
import { normalizeIdentifier } from './identifier.ts';
import { trimUnseen } from './trimText.ts';

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
  ['\uFEFFuser-1\u200B', 'user-1'],
  [' user 1\n', 'user 1'],
  ['a\u200Bb', 'a\u200Bb'],
  ['１①', '１①'],
  ['\u{E0100}7\u{E0100}', '7'],
  ['\u200B', ''],
  ['', ''],
])('without what cannot be seen at its ends %j is %j', (text, trimmed) => expect(trimUnseen(text)).toBe(trimmed));
