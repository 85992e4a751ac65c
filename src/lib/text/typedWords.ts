import { foldedWords, foldKana } from './foldKana.ts';
import { romajiToHiragana } from './romaji.ts';

const LATIN = /^[a-z]+$/;

/**
 * The words that somebody typed into a search (`foldedWords`), each in the ways in which it may be meant: as it stands
 * and, when it is romaji, in kana.
 * @example typedWords('Doramu ＲＯＣＫ') // [['doramu', 'どらむ'], ['rock']]
 */
export const typedWords = (typed: string): string[][] => foldedWords(typed).map(ways);

function ways(word: string): string[] {
  // A kana keyboard in Latin mode and a phone both leave letters behind the kana: らっp.
  const kana = LATIN.test(word) ? romajiKana(word) : word.replace(/(?<=[ぁ-ん])[a-z]+$/, '');
  return kana === null || kana === word ? [word] : [word, foldKana(kana)];
}

/** Null for a word that is no romaji: one that ends in more than a single letter without a kana, such as rock. */
function romajiKana(word: string): string | null {
  const kana = romajiToHiragana(word);
  return word.length > 2 && kana === romajiToHiragana(word.slice(0, -2)) ? null : kana;
}
