import { expect, test } from 'vitest';
import { romajiToHiragana } from './romaji.ts';

test.each([
  ['doramu', 'どらむ'],
  ['rokku', 'ろっく'],
  ['toukyou', 'とうきょう'],
  ['tokyo', 'ときょ'],
  ['shamisen', 'しゃみせん'],
  ['syamisen', 'しゃみせん'],
  ['gunma', 'ぐんま'],
  ['gumma', 'ぐんま'],
  ['chibaken', 'ちばけん'],
  ['tibaken', 'ちばけん'],
  ["jun'ichi", 'じゅんいち'],
  ['onna', 'おんな'],
  ['konnnichi', 'こんにち'],
  ['matcha', 'まっちゃ'],
  ['suisougak', 'すいそうが'],
  ['ky', null],
  ['metal', 'めた'],
  ['gospel', null],
  ['xyz', null],
  ['', null],
])('%s is %s', (text, kana) => expect(romajiToHiragana(text)).toBe(kana));
