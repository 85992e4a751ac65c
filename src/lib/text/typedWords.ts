import { foldKana, foldQuery } from './foldKana.ts';
import { nfkc } from './nfkc.ts';
import { romajiToHiragana } from './romaji.ts';

const LATIN = /^[a-z]+$/;

/**
 * The words that somebody typed into a search, separated by blanks, each in the ways in which it may be meant: as it
 * stands (`foldQuery`) and, when it is romaji, in kana. Dots and dashes count only where there is nothing else.
 * @example typedWords('Doramu ＲＯＣＫ') // [['doramu', 'どらむ'], ['rock']]
 */
export function typedWords(typed: string): string[][] {
  const words = nfkc(typed).split(/\s+/);
  const hasLetters = words.some((word) => foldKana(word) !== '');
  const folded = words.map(hasLetters ? foldKana : foldQuery);
  return [...new Set(folded)].filter((word) => word !== '').map(ways);
}

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
