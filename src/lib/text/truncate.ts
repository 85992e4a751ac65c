/**
 * Returns the beginning of a text, without blanks at its ends. Never divides a character and
 * replaces half ones, because half of one cannot stand in an address.
 * @param most number of characters
 * @example truncate(' ab🎸c', 3) // 'ab🎸'
 */
export function truncate(text: string, most: number): string {
  return [...text.trim().toWellFormed()].slice(0, most).join('').trim();
}
