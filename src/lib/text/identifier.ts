import { nfkc } from './nfkc.ts';

/** Matches what cannot be seen, but for white space (`isBlank`). */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u{1D159}\u2800\uFFF9-\uFFFB]/gu;

/**
 * Normalizes what identifies somebody or something and was typed or pasted: an e-mail address, a handle, a URL in
 * full-width letters. Removes what cannot be seen, which contacts, chats and web pages add to a text that is copied,
 * normalizes to NFKC, and trims.
 *
 * Not for passwords, which are compared as they were set, nor for free text, in which invisible characters join emoji
 * and the letters of some scripts.
 * @example normalizeIdentifier('\u202Aｈａｎａ＠example.com\u202C ') // 'hana@example.com'
 */
export const normalizeIdentifier = (typed: string): string => nfkc(typed.replaceAll(UNSEEN, '')).trim();
