/** "Basic e-mail pattern" (decision A6); to be tried on what `normalizeEmail` gives. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * What the person meant: full-width letters and ＠ become half-width, blanks around it go (decision A6).
 * @example normalizeEmail(' ｈａｎａ＠example.com ') // 'hana@example.com'
 */
export function normalizeEmail(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** What is wrong with an address that `normalizeEmail` gave; undefined for nothing. Takes what to say. */
export function emailFault(email: string, say: { required: string; invalid: string }): string | undefined {
  if (email === '') return say.required;
  return EMAIL_PATTERN.test(email) ? undefined : say.invalid;
}
