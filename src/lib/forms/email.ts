import { normalizeIdentifier } from '../text/identifier.ts';

/**
 * "Basic e-mail pattern", to be tested against the result of `normalizeEmail`. Linear: each character can
 * match at only one position of the pattern.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/**
 * Removes what cannot be seen, converts full-width letters and ＠ to half-width and trims the text.
 * @example normalizeEmail(' ｈａｎａ＠example.com ') // 'hana@example.com'
 */
export const normalizeEmail = (typed: string): string => normalizeIdentifier(typed);

/** Returns the form in which addresses are compared. */
export const comparableEmail = (email: string): string => normalizeEmail(email).toLowerCase();

/**
 * Validates a result of `normalizeEmail`.
 * @param say the messages for the two errors
 * @returns the message, or undefined when the address is valid
 */
export function emailError(email: string, say: { required: string; invalid: string }): string | undefined {
  if (email === '') return say.required;
  return EMAIL_PATTERN.test(email) ? undefined : say.invalid;
}
