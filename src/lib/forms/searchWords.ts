import { isBlank } from '../text/isBlank.ts';
import { truncate } from '../text/truncate.ts';

/** In characters; more than any name has. */
export const MAX_WORDS_LENGTH = 100;

/** What an address holds of the words of a search: what is read and what is written have the same limits. */
export const usableWords = (words: string): string => (isBlank(words) ? '' : truncate(words, MAX_WORDS_LENGTH));
