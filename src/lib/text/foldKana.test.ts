import { expect, test } from 'vitest';
import { foldFor, foldKana, foldQuery } from './foldKana.ts';

test.each([
  ['ドラム', 'どらむ'],
  ['ﾄﾞﾗﾑ', 'どらむ'],
  ['ギター', 'ぎた'],
  ['ぎたー', 'ぎた'],
  ['エレキ・ギター', 'えれきぎた'],
  ['Ｊ−ＰＯＰ', 'j−pop'],
  ['J-POP', 'jpop'],
  ['ヴァイオリン', 'ばいおりん'],
  ['ヴィジュアル系', 'びじゅある系'],
  ['ラヴ', 'らぶ'],
  ['週2〜3回', '週23回'],
  [' 東京　都 ', '東京都'],
])('%s is normalized to %s', (text, folded) => expect(foldKana(text)).toBe(folded));

test.each([
  ['ギター', 'ぎた'],
  ['・ギ', 'ぎ'],
  ['...', '...'],
  ['…', '...'],
  [' ー ', 'ー'],
  ['ｰ', 'ー'],
  ['〜', '~'],
  ['～', '~'],
  ['･', '・'],
  ['　', ''],
])('the query %j is normalized to %j', (query, wanted) => expect(foldQuery(query)).toBe(wanted));

test.each([
  ['ぎたー', 'エレキ・ギター', true],
  ['・', 'エレキ・ギター', true],
  ['ー', 'ギター', true],
  ['〜', '週2～3回', true],
  ['...', 'えっと…', true],
  ['...', 'えっと', false],
  ['・', 'ギター', false],
])('%j is in %j: %s', (query, text, isIn) => {
  const wanted = foldQuery(query);
  expect(foldFor(wanted)(text).includes(wanted)).toBe(isIn);
});
