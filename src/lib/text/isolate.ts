/**
 * Matches what a text of one line may not contain (`http.oneLine` of the contract): control characters, separators of
 * lines and paragraphs, and the characters that embed, override or isolate a direction of writing. The latter act until
 * the end of the paragraph, so they change the order of words that somebody else wrote.
 */
const NOT_IN_ONE_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text is one line, without control characters and without characters that set a direction. */
export const isOneLine = (text: string): boolean => !NOT_IN_ONE_LINE.test(text);

/**
 * Removes from a typed text what a text of one line may not contain. A tab or line end becomes a blank, so that two
 * words remain two.
 * @example toOneLine('れん\u202E') // 'れん'
 */
export function toOneLine(typed: string): string {
  if (isOneLine(typed)) return typed;
  return typed.replaceAll(/[\t-\r\u0085\u2028\u2029]+/g, ' ').replaceAll(new RegExp(NOT_IN_ONE_LINE, 'gu'), '');
}

/** Matches characters that set a direction, and letters that are written from right to left. */
const DIRECTED =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const SETS_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Returns what a person wrote in the form in which it can be a part of another text, such as a label, a title or a
 * message: it cannot change the order of the words around it. The text is unchanged unless it contains characters that
 * set a direction, which are removed, or letters that are written from right to left: it is then between U+2068 and
 * U+2069. Applied to its own result it changes nothing.
 * @example isolate('れん\u202E') // 'れん'
 * @example isolate('رن') // '\u2068رن\u2069'
 */
export function isolate(text: string): string {
  if (!DIRECTED.test(text)) return text;
  const own = text.replaceAll(SETS_DIRECTION, '');
  return DIRECTED.test(own) ? `\u2068${own}\u2069` : own;
}
