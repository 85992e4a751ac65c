import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nfkc } from './nfkc.ts';

test('equals NFKC for ordinary texts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(nfkc(text)).toBe(text.normalize('NFKC'));
    }),
  );
});

test.each(['\u0301', '\u0315\u0316', 'ﾞ\u0316', '\u{1D165}'])('keeps 30 marks of a character: %j', (marks) => {
  const text = `a${marks.repeat(100)}`;
  expect([...nfkc(text).normalize('NFD')]).toHaveLength(31);
  expect(nfkc(`${text}ｱ`)).toBe(`${nfkc(text)}ア`);
});
