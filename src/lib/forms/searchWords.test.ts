import { expect, test } from 'vitest';
import { MAX_WORDS_LENGTH, usableWords } from './searchWords.ts';

test.each([
  [' ren ', 'ren'],
  ['', ''],
  [' \u3000\u200B ', ''],
  ['🎸'.repeat(MAX_WORDS_LENGTH + 1), '🎸'.repeat(MAX_WORDS_LENGTH)],
  [`${'a'.repeat(MAX_WORDS_LENGTH - 1)} b`, 'a'.repeat(MAX_WORDS_LENGTH - 1)],
  ['a\uD83Cb', 'a\uFFFDb'],
])('of the words %j an address holds %j', (words, usable) => {
  expect(usableWords(words)).toBe(usable);
});
