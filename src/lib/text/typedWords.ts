import { foldKana } from './foldKana.ts';
import { nfkc } from './nfkc.ts';
import { romajiToHiragana } from './romaji.ts';

const LATIN = /^[a-z]+$/;

/**
 * The words that somebody typed into a search, separated by blanks, each in the ways in which it may be meant: as it
 * stands (`foldKana`) and, when it is romaji, in kana.
 * @example typedWords('Doramu ＲＯＣＫ') // [['doramu', 'どらむ'], ['rock']]
 */
export function typedWords(typed: string): string[][] {
  const words = nfkc(typed).split(/\s+/).map(foldKana);
  return [...new Set(words)].filter((word) => word !== '').map(ways);
}

function ways(word: string): string[] {
  // A kana keyboard in Latin mode and a phone both leave letters behind the kana: らっp.
  const kana = LATIN.test(word) ? romajiToHiragana(word) : word.replace(/(?<=[ぁ-ん])[a-z]+$/, '');
  return kana === null || kana === word ? [word] : [word, foldKana(kana)];
}
