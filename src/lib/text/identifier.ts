import { UNSEEN } from './isBlank.ts';
import { nfkc } from './nfkc.ts';

const UNSEEN_CHARACTERS = new RegExp(`[${UNSEEN}]`, 'gu');

/**
 * Normalizes what identifies somebody or something and was typed or pasted: an e-mail address, a handle, a URL in
 * full-width letters. Removes what cannot be seen, which contacts, chats and web pages add to a text that is copied,
 * normalizes to NFKC, and trims.
 *
 * Not for passwords, which are compared as they were set, nor for free text, in which invisible characters join emoji
 * and the letters of some scripts.
 * @example normalizeIdentifier('\u202Aｈａｎａ＠example.com\u202C ') // 'hana@example.com'
 */
export const normalizeIdentifier = (typed: string): string => nfkc(typed.replaceAll(UNSEEN_CHARACTERS, '')).trim();
