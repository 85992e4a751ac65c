/**
 * Returns the beginning of a text, without blanks at its ends. Never divides a surrogate pair, and replaces lone
 * surrogates, because a URL cannot encode them.
 * @param most number of characters
 * @example truncate(' ab🎸c', 3) // 'ab🎸'
 */
export function truncate(text: string, most: number): string {
  return [...text.trim().toWellFormed()].slice(0, most).join('').trim();
}
