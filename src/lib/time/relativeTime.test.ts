import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime.ts';
import { textHash } from '../text/textHash.ts';

const NOW = Date.parse('2026-11-21T12:00:00+09:00');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  [-5 * MINUTE, 'たった今'],
  [0, 'たった今'],
  [59_999, 'たった今'],
  [MINUTE, '1分前'],
  [2 * MINUTE - 1, '1分前'],
  [59 * MINUTE + 59_999, '59分前'],
  [HOUR, '1時間前'],
  [2 * HOUR - 1, '1時間前'],
  [24 * HOUR - 1, '23時間前'],
  [24 * HOUR, '11月20日'],
  [300 * 24 * HOUR, '1月25日'],
  [400 * 24 * HOUR, '2025年10月17日'],
])('%d ms ago is %s', (age, text) => expect(relativeTime(NOW - age, NOW)).toBe(text));

// Published test vectors of 32-bit FNV-1a.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s"', (text, hash) => expect(textHash(text)).toBe(hash));
