import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as withSegmenter from './foldedRanges.ts';
import { foldFor, foldQuery } from './foldKana.ts';
import { unifyKanji } from './kanjiVariants.ts';

// A browser of the floor without Intl.Segmenter (docs/browsers.md).
const { Segmenter: _, ...intlWithoutSegmenter } = Object.getOwnPropertyDescriptors(Intl);
vi.stubGlobal('Intl', Object.defineProperties({}, intlWithoutSegmenter));
vi.resetModules();
const withoutSegmenter = await import('./foldedRanges.ts');
vi.unstubAllGlobals();

test('one of the two has no Intl.Segmenter', () => {
  const split = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  withoutSegmenter.foldedRanges('はい', 'は');
  expect(split).not.toHaveBeenCalled();
  withSegmenter.foldedRanges('はい', 'は');
  expect(split).toHaveBeenCalledOnce();
});

describe.each([
  ['with Intl.Segmenter', withSegmenter],
  ['without Intl.Segmenter', withoutSegmenter],
])('%s', (_name, { foldedRanges }) => {
  /** Returns the parts of the original text that the query finds. */
  const found = (text: string, query: string) =>
    foldedRanges(text, foldQuery(unifyKanji(query))).map(({ start, end }) => text.slice(start, end));

  test.each([
    ['土曜のスタジオ', 'すたじお', ['スタジオ']],
    ['土曜のスタジオ', 'ｽﾀｼﾞｵ', ['スタジオ']],
    ['ｽﾀｼﾞｵとすたじお', 'スタジオ', ['ｽﾀｼﾞｵ', 'すたじお']],
    ['Ｓｔｕｄｉｏで', 'studio', ['Ｓｔｕｄｉｏ']],
    ['エレキ・ギター', 'きぎ', ['キ・ギ']],
    ['ギターの弦', 'ギタ', ['ギタ']],
    ['ヴァイオリン', 'ばいおりん', ['ヴァイオリン']],
    ['ヴァイオリン', 'い', ['イ']],
    ['ラヴイズ', 'らぶい', ['ラヴイ']],
    ['3㌔走る', 'キロ', ['㌔']],
    ['㌔㌔', 'きろ', ['㌔', '㌔']],
    ['か\u3099くせい', 'がく', ['か\u3099く']],
    ['👨‍👩‍👧はい', 'はい', ['はい']],
    ['はいはいはい', 'はいはい', ['はいはい']],
    ['見て https://live.example/2026', 'live', ['live']],
    ['髙橋と渡邉󠄄さん', '渡辺', ['渡邉󠄄']],
    ['𠮷田と吉田', '吉田', ['𠮷田', '吉田']],
    ['佐々木', '佐佐木', ['佐々木']],
    ['佐佐木', '佐々木', ['佐佐木']],
    ['時々', '々', []],
    ['バ\u200Bンド', 'バンド', ['バ\u200Bンド']],
    ['ひとこと', 'ない', []],
    ['ひとこと', '　', []],
    ['エレキ・ギター', '・', ['・']],
    ['エレキ・ギター', 'ｰ', ['ー']],
    ['えっと…はい...', '...', ['…', '...']],
    // The lower case of Σ depends on the character before it: it is ς at the end of a word.
    ['ΑΣ', 'α', []],
  ] as const)('in %s, %s is %j', (text, query, stretches) => {
    expect(found(text, query)).toEqual(stretches);
  });

  test('every marked range contains the query, in order and without overlaps', () => {
    const letters = fc.constantFrom(...'か が ヴ ァ ぁ ィ ー ｳ ﾞ ﾊ ﾟ ・ a Z ㌔ 土 髙 々 🎸'.split(' '), ' ', '\u200B');
    const text = fc.array(letters, { maxLength: 16 }).map((list) => list.join(''));
    fc.assert(
      fc.property(text, fc.array(letters, { minLength: 1, maxLength: 3 }), (chat, typed) => {
        const wanted = foldQuery(unifyKanji(typed.join('')));
        const ranges = foldedRanges(chat, wanted);
        let end = 0;
        for (const range of ranges) {
          expect(range.start).toBeGreaterThanOrEqual(end);
          expect(foldFor(wanted)(unifyKanji(chat.slice(range.start, range.end)))).toContain(wanted);
          ({ end } = range);
        }
      }),
    );
  });
});
