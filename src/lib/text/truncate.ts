/**
 * Matches what people see as one letter: the two letters of a flag, or a character with its marks, selectors and tags, and
 * what a joiner joins to it. A pattern and not `Intl.Segmenter`, which some browsers lack (docs/browsers.md), so that all
 * cut in the same place.
 */
export const LETTER =
  /(?:\p{Regional_Indicator}{2}|[^])(?:[\p{M}\p{Emoji_Modifier}ﾞﾟ\u200C\u{E0020}-\u{E007F}]|\u200D.?)*/gu;

/**
 * The number of code points of the longest emoji. What people see as one letter counts as more when it has more, so that
 * a letter with hundreds of marks does not pass every limit.
 */
const LONGEST_LETTER = 10;

/** What `truncate` appends to a text that it has cut. */
const MARK = '…';

/**
 * Returns the beginning of a text, without blanks at its ends and with … behind it when something was cut. Counts what
 * people see as letters and never divides one: a character with its marks, a flag, an emoji of several parts. Replaces
 * lone surrogates, because a URL cannot encode them.
 * @param most number of letters, without the mark
 * @param asLimit cuts what is stored or sent and has a maximum length: counts code points, as such limits do, and
 * appends nothing; default false
 * @example truncate(' ab👩‍🎤c', 3) // 'ab👩‍🎤…'
 */
export function truncate(text: string, most: number, { asLimit = false } = {}): string {
  const whole = text.trim().toWellFormed();
  // Every letter has at least one UTF-16 code unit.
  if (whole.length <= most) return whole;
  let beginning = '';
  let left = most;
  for (const [letter] of whole.matchAll(LETTER)) {
    const { length } = [...letter];
    left -= asLimit ? length : Math.ceil(length / LONGEST_LETTER);
    if (left < 0) {
      // A first letter that is too long loses marks, because nothing would be left of the text.
      const shown = beginning === '' ? [...letter].slice(0, most).join('') : beginning.trim();
      return asLimit ? shown : shown + MARK;
    }
    beginning += letter;
  }
  return whole;
}
