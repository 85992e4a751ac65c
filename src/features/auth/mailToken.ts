import { normalizeIdentifier } from '../../lib/text/identifier.ts';

/** Matches what is no letter, no digit and in no token (RFC 6750), at both ends. */
const AROUND = /^[^\p{L}\p{N}\-._~+/=]+|(?<![^\p{L}\p{N}\-._~+/=])[^\p{L}\p{N}\-._~+/=]+$/gu;

/**
 * Returns the token of a mailed link without what a mail program or a person added to the link: invisible characters,
 * blanks, brackets, a punctuation mark. Empty without a token.
 * @example mailToken(new URLSearchParams('token=abc。')) // 'abc'
 */
export const mailToken = (search: URLSearchParams): string =>
  normalizeIdentifier(search.get('token') ?? '').replaceAll(AROUND, '');
