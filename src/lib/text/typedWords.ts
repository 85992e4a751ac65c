import { foldedWords, foldKana } from './foldKana.ts';
import { romajiToHiragana } from './romaji.ts';

const LATIN = /^[a-z]+$/;

/**
 * Returns the words of a typed search for tags or people (`foldedWords`), each with its possible meanings: the word
 * itself and, when it is romaji, the word in kana.
 * @example typedWords('Doramu ＲＯＣＫ') // [['doramu', 'どらむ'], ['rock']]
 */
export const typedWords = (typed: string): string[][] => foldedWords(typed).map(ways);

function ways(word: string): string[] {
  // A kana keyboard in Latin mode and a phone both leave Latin letters behind the kana: らっp.
  const kana = LATIN.test(word) ? romajiKana(word) : word.replace(/(?<=[ぁ-ん])[a-z]+$/, '');
  return kana === null || kana === word ? [word] : [word, foldKana(kana)];
}

/** Converts a word; null when it is no romaji: it ends in more than one letter without a kana, such as rock. */
function romajiKana(word: string): string | null {
  const kana = romajiToHiragana(word);
  return word.length > 2 && kana === romajiToHiragana(word.slice(0, -2)) ? null : kana;
}
