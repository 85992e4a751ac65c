import { expect, test } from 'vitest';
import { foldKana } from './foldKana.ts';
import { unifyKanji } from './kanjiVariants.ts';

test.each([
  ['髙橋', '高橋'],
  ['山﨑', '山崎'],
  ['山嵜', '山崎'],
  ['渡邊', '渡辺'],
  ['渡邉', '渡辺'],
  ['渡邉\u{E0104}', '渡辺'],
  ['齋藤', '斉藤'],
  ['斎藤', '齊藤'],
  ['𠮷田', '吉田'],
  ['\uFA10田', '塚田'],
  ['\uF9C4', '竜'],
  ['冨澤', '富沢'],
  ['濵﨑', '浜崎'],
  ['佐々木', '佐佐木'],
  ['堂々々', '堂堂堂'],
  ['霞ヶ関', '霞ケ関'],
  ['バ\u200Bンド', 'バンド'],
  ['国\u00ADブ', '國ブ'],
])('C42: %j is found as %j', (name, other) => {
  expect(foldKana(unifyKanji(name))).toBe(foldKana(unifyKanji(other)));
});

test.each([
  ['埼玉', '崎玉'],
  ['斎藤', '佐藤'],
  ['々', ''],
])('%j is not found as %j', (name, other) => {
  expect(foldKana(unifyKanji(name))).not.toBe(foldKana(unifyKanji(other)));
});

test('no variant is left, whatever order they are replaced in', () => {
  const all = Array.from({ length: 0x9fff - 0x3400 }, (_, at) => String.fromCharCode(0x3400 + at)).join('');
  expect(unifyKanji(unifyKanji(all))).toBe(unifyKanji(all));
});
