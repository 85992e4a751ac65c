/** Maximum number of characters, which fit beside the number of the example on a phone. */
const MAX = 12;

/**
 * Shortens a suggested first message for the chip that selects it: its first sentence without the final punctuation
 * mark, truncated if it is too long.
 * @example firstWords('はじめまして！シティポップが好きとのことで…') // 'はじめまして…'
 */
export function firstWords(text: string): string {
  const sentence = /^[^。！？!?\n]*/.exec(text.trim())?.[0] ?? '';
  const letters = [...sentence];
  const isWhole = letters.length <= MAX && sentence.length === text.trim().length;
  return letters.slice(0, MAX).join('') + (isWhole ? '' : '…');
}
