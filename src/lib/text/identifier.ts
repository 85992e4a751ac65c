import { isBlank } from './isBlank.ts';
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

/**
 * Removes what cannot be seen at both ends. For identifiers that are opaque and may therefore not be changed inside:
 * ids, and paths of the app.
 * @example trimUnseen('\uFEFFuser-1\u200B') // 'user-1'
 */
export function trimUnseen(text: string): string {
  const characters = [...text];
  const first = characters.findIndex((character) => !isBlank(character));
  return first === -1 ? '' : characters.slice(first, characters.findLastIndex((each) => !isBlank(each)) + 1).join('');
}

/** Matches what cannot be seen; in the first group what belongs to an emoji or to a word of another script. */
const UNSEEN_IN_URL =
  /((?<=[^\0-\x7F])(?:\uFE0F|[\u200C\u200D](?=[^\0-\x7F])))|[\p{Cc}\p{Default_Ignorable_Code_Point}\u{1D159}\u2800\uFFF9-\uFFFB]/gu;

/**
 * Removes what cannot be seen from a URL that was typed or pasted, and trims it. Not normalized to NFKC, which would
 * make another path of /①, and joiners stay that words of its path contain.
 * @example withoutUnseen('\u200Bhttps://x.com/ha\u00ADna ') // 'https://x.com/hana'
 */
export const withoutUnseen = (url: string): string => url.replaceAll(UNSEEN_IN_URL, '$1').trim();

/** Matches what is no letter, no digit and in no token (RFC 6750), at both ends. */
const AROUND_TOKEN = /^[^\p{L}\p{N}\-._~+/=]+|(?<![^\p{L}\p{N}\-._~+/=])[^\p{L}\p{N}\-._~+/=]+$/gu;

/**
 * Returns the token of a mailed link without what a mail program or a person added to the link: invisible characters,
 * spaces, brackets, a punctuation mark.
 * @example normalizeToken('abc\u200B。') // 'abc'
 */
export const normalizeToken = (token: string): string => token.replaceAll(UNSEEN, '').replaceAll(AROUND_TOKEN, '');
