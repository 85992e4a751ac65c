import { truncate } from '../../../lib/text/truncate.ts';

/** Maximum number of characters, which fit beside the number of the example on a phone. */
const MAX = 12;

/**
 * Shortens a suggested first message for the chip that selects it: its first sentence without the final punctuation
 * mark, truncated if it is too long.
 * @example firstWords('はじめまして！シティポップが好きとのことで…') // 'はじめまして…'
 */
export function firstWords(text: string): string {
  const whole = text.trim();
  const sentence = /^[^。！？!?\n]*/.exec(whole)?.[0] ?? '';
  const words = truncate(sentence, MAX);
  return sentence.length === whole.length || words.endsWith('…') ? words : `${words}…`;
}
