import { describe, expect, test } from 'vitest';
import { isBlank } from './isBlank.ts';
import { trimText } from './trimText.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const unseen = [
  ...['', ' ', '\t', '\n', '\r', '\0', '\u001F', '\u0085', '\u00A0', '\u3000', '\u2028'],
  ...['\u00AD', '\u034F', '\u061C', '\u115F', '\u1160', '\u17B4', '\u17B5', '\u2800', '\u3164', '\uFEFF', '\uFFA0'],
  ...[...range(0x180b, 0x180f), ...range(0x200b, 0x200f), ...range(0x202a, 0x202e), ...range(0x2060, 0x206f)],
  ...[...range(0xfe00, 0xfe0f), ...range(0xfff9, 0xfffb), '\u{1D159}', '\u{1D173}', '\u{E0001}', '\u{E01EF}'],
];

describe('C23: a text is blank', () => {
  test.each(unseen.map((text) => [[...text].map((one) => one.codePointAt(0)?.toString(16)).join(' '), text]))(
    'of %s',
    (_, text) => {
      expect([isBlank(text), trimText(text)]).toEqual([true, '']);
    },
  );
  test('of all of them', () => expect(isBlank(unseen.join(''))).toBe(true));
});

test.each(['a', '。', '-', 'が', '\u0301', '❤️', '👩‍🎤', '👩🏽‍🎤', '🏳️‍🌈', '1️⃣', '🇯🇵', '葛󠄀', 'می‌خواهم', '\uFFFC', '\uD83C'])(
  '%s is visible, alone and among invisible characters',
  (text) => {
    expect([isBlank(text), isBlank(`\u200B${text}\u3164`)]).toEqual([false, false]);
    expect(trimText(` ${text}\n`)).toBe(text);
  },
);

test('characters that join and select others are kept', () => {
  expect(trimText('\u200B👩‍🎤\uFE0F ')).toBe('\u200B👩‍🎤\uFE0F');
  expect([trimText(null), trimText(undefined)]).toEqual(['', '']);
});
