import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

const family = '👨‍👩‍👧‍👦';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  [' abc\n', 3, 'abc'],
  ['abcd', 3, 'abc…'],
  ['ab cd', 3, 'ab…'],
  [`${'あ'.repeat(57)}${family}です`, 60, `${'あ'.repeat(57)}${family}です`],
  [`${'あ'.repeat(57)}${family}です`, 58, `${'あ'.repeat(57)}${family}…`],
  [`ab${family}`, 2, 'ab…'],
  ['🇯🇵🇫🇷🇩🇪', 2, '🇯🇵🇫🇷…'],
  ['👍🏽👍🏽👍🏽', 2, '👍🏽👍🏽…'],
  ['1️⃣2️⃣3️⃣', 2, '1️⃣2️⃣…'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1, '🏴󠁧󠁢󠁥󠁮󠁧󠁿…'],
  ['👩🏽‍❤️‍💋‍👩🏽です', 1, '👩🏽‍❤️‍💋‍👩🏽…'],
  ['か\u3099き\u3099く', 2, 'か\u3099き\u3099…'],
  ['ｶﾞｷﾞｸ', 2, 'ｶﾞｷﾞ…'],
  ['葛󠄀城市', 2, '葛󠄀城…'],
  ['❤️❤️❤️', 2, '❤️❤️…'],
  ['a\uD83Cbc', 2, 'a\uFFFD…'],
  [`a${'\u0301'.repeat(29)}bc`, 4, `a${'\u0301'.repeat(29)}b…`],
  [`a${'\u0301'.repeat(5_000)}b`, 4, `a${'\u0301'.repeat(3)}…`],
])('C41: %j in %i letters is %j', (text, most, cut) => {
  expect(truncate(text, most)).toBe(cut);
});

test.each([
  [' abc ', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab cd', 3, 'ab'],
  ['🎸🎸🎸', 2, '🎸🎸'],
  [`ab${family}`, 8, 'ab'],
  [`ab${family}`, 9, `ab${family}`],
  ['か\u3099き\u3099', 3, 'か\u3099'],
  [`a${'\u0301'.repeat(100)}`, 3, 'a\u0301\u0301'],
])('within a limit of %2$i characters %1$j is %3$j', (text, most, cut) => {
  expect(truncate(text, most, { asLimit: true })).toBe(cut);
});
