import { expect, test } from 'vitest';
import { foldKana } from './foldKana.ts';

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
])('%s is compared as %s', (text, folded) => expect(foldKana(text)).toBe(folded));
