import { nfkc } from './nfkc.ts';

const BETWEEN_WORDS = /[\s\u30FB\u00B7\u2010-\u2015\uFF70\u30FC_\-&/.'~〜\p{Default_Ignorable_Code_Point}]+/gu;
const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;
/** Means the same as ～, which NFKC converts to ~; NFKC does not convert this one. */
const WAVE_DASH = /〜/g;
const VU: Record<string, string> = { ぁ: 'ば', ぃ: 'び', ぇ: 'べ', ぉ: 'ぼ' };

/**
 * Normalizes a text for searching: NFKC, lower case, katakana as hiragana, without spaces, dashes, dots, long vowel marks
 * and invisible characters; ヴ is mapped to ば to ぼ, as people type it.
 * @example foldKana('エレキ・ギター') // 'えれきぎた'
 */
export function foldKana(text: string): string {
  return nfkc(text)
    .toLowerCase()
    .replaceAll(BETWEEN_WORDS, '')
    .replaceAll(/[\u30A1-\u30F6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replaceAll(/ゔ([ぁぃぇぉ])?/g, (_, small: string | undefined) =>
      small === undefined ? 'ぶ' : (VU[small] ?? 'ぶ'),
    );
}

const unfolded = (text: string): string => nfkc(text).toLowerCase().replaceAll(WAVE_DASH, '~').replaceAll(UNSEEN, '');

/**
 * Normalizes a search query as `foldKana` does, but a query of which nothing would be left, such as ... or ー, stays.
 * Compare the result with texts that the function of `foldFor` has normalized.
 */
export const foldQuery = (query: string): string => foldKana(query) || unfolded(query).trim();

/**
 * Returns the normalized words of a query, separated by blanks, without duplicates. Words of which `foldKana` leaves
 * nothing are left out, unless all words are such; then they are normalized by `foldQuery`.
 * @example foldedWords('ドラム ・ ＲＯＣＫ') // ['どらむ', 'rock']
 */
export function foldedWords(query: string): string[] {
  const words = nfkc(query).split(/\s+/);
  const hasLetters = words.some((word) => foldKana(word) !== '');
  return [...new Set(words.map(hasLetters ? foldKana : foldQuery))].filter((word) => word !== '');
}

/** Returns the function that normalizes texts for a comparison with this result of `foldQuery`. */
export const foldFor = (wanted: string): ((text: string) => string) => (foldKana(wanted) === '' ? unfolded : foldKana);
