import { expect, test } from 'vitest';
import { isSameText } from './sameText.ts';

test.each([
  ['itself', 'あ\nい', 'あ\nい', true],
  ['line ends of a form', 'あ\nい', 'あ\r\nい', true],
  ['old line ends', 'あ\nい', 'あ\rい', true],
  ['white space at the ends', 'あ', '\u3000あ\r\n', true],
  ['nothing that can be seen', '', ' \u200B\n', true],
  ['composed letters', 'カ\u3099e\u0301', 'ガé', true],
  ['half of a pair', 'あ\uD83C', 'あ\uFFFD', true],
  ['two line ends', 'あ\nい', 'あ\n\nい', false],
  ['compatible letters', 'ｶﾞ', 'ガ', false],
  ['white space between words', 'a b', 'a  b', false],
  ['case', 'a', 'A', false],
])('%s: %j and %j: %s', (_, a, b, expected) =>
  expect([isSameText(a, b), isSameText(b, a)]).toEqual([expected, expected]),
);
