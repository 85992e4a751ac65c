/** "Basic e-mail pattern" (decision A6); to be tried on what `normalizeEmail` gives. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * What the person meant: full-width letters and ＠ become half-width, blanks around it go (decision A6).
 * @example normalizeEmail(' ｈａｎａ＠example.com ') // 'hana@example.com'
 */
export function normalizeEmail(typed: string): string {
  return typed.normalize('NFKC').trim();
}
