import { isBlank } from '../text/isBlank.ts';
import { truncate } from '../text/truncate.ts';

/** Maximum length of a search text in characters; no name is longer. */
export const MAX_WORDS_LENGTH = 100;

/** Truncates a search text for the URL; empty for a blank one. Used for reading and writing, so both limits agree. */
export const usableWords = (words: string): string =>
  isBlank(words) ? '' : truncate(words, MAX_WORDS_LENGTH, { asLimit: true });
