/** Some browsers of the floor have no `Intl.Segmenter` (docs/browsers.md). */
const hasSegmenter = 'Segmenter' in Intl;
/** Created when a text is first split, because that takes some ms. */
let graphemes: Intl.Segmenter | undefined;

/**
 * Matches what people see as one letter, for browsers without `Intl.Segmenter`: two letters of a flag, or a character
 * with its marks, selectors and tags, and what a joiner joins to it.
 */
const LETTER =
  /(?:\p{Regional_Indicator}{2}|\r\n|[^])(?:[\p{M}\p{Emoji_Modifier}ﾞﾟ\u200C\u{E0020}-\u{E007F}]|\u200D.?)*/gu;

/**
 * Splits a text into what people see as letters: a character with its marks, a flag, an emoji of several parts. They
 * come one at a time, so that the beginning of a long text costs no more than it has letters.
 * @example [...lettersOf('が👨‍👩‍👧‍👦')] // ['が', '👨‍👩‍👧‍👦']
 */
export function* lettersOf(text: string): Generator<string, void> {
  if (!hasSegmenter) {
    for (const [letter] of text.matchAll(LETTER)) yield letter;
    return;
  }
  graphemes ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text)) yield segment;
}
