import { isBlank } from '../text/isBlank.ts';

/** Maximum length of a search text in characters; no name is longer. */
export const MAX_WORDS_LENGTH = 100;

/**
 * Cuts a search text for the URL, by code points because their number is the limit; empty for a blank one. Used for
 * reading and writing, so both limits agree. Replaces lone surrogates, because a URL cannot encode them.
 */
export const usableWords = (words: string): string =>
  isBlank(words) ? '' : [...words.trim().toWellFormed()].slice(0, MAX_WORDS_LENGTH).join('').trim();
