/** Characters that NFKC reorders: combining marks, and half-width voicing marks. */
const TOO_MANY_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * Normalizes a text to NFKC. At most 30 combining marks per character remain, as in Unicode's stream-safe text format
 * (UAX 15, section 13): browsers sort them by insertion, and a message of 5,000 marks takes 30 ms.
 * @example nfkc('ﾄﾞﾗﾑ') // 'ドラム'
 */
export function nfkc(text: string): string {
  return text.replaceAll(TOO_MANY_MARKS, '$1').normalize('NFKC');
}
