import { nfkc } from './nfkc.ts';

const BETWEEN_WORDS = /[\s\u30FB\u00B7\u2010-\u2015\uFF70\u30FC_\-&/.'~〜]+/g;
/** Both stand for the same; NFKC makes ～ a ~ and leaves 〜. */
const WAVE_DASH = /〜/g;
const VU: Record<string, string> = { ぁ: 'ば', ぃ: 'び', ぇ: 'べ', ぉ: 'ぼ' };

/**
 * Normalizes a text for searching: NFKC, lower case, katakana as hiragana, without spaces, dashes, dots and long vowel
 * marks; ヴ is mapped to ば to ぼ, as people type it.
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

const unfolded = (text: string): string => nfkc(text).toLowerCase().replaceAll(WAVE_DASH, '~');

/**
 * Normalizes what somebody looks for: as `foldKana`, but a query of which nothing would be left, such as ... or ー, stays.
 * It is to be compared with texts that `foldFor` has normalized.
 */
export const foldQuery = (query: string): string => foldKana(query) || unfolded(query).trim();

/**
 * The words of a query, separated by blanks, each once and normalized. Words of which `foldKana` leaves nothing count only
 * where there is nothing else, and stay as `foldQuery` has them.
 * @example foldedWords('ドラム ・ ＲＯＣＫ') // ['どらむ', 'rock']
 */
export function foldedWords(query: string): string[] {
  const words = nfkc(query).split(/\s+/);
  const hasLetters = words.some((word) => foldKana(word) !== '');
  return [...new Set(words.map(hasLetters ? foldKana : foldQuery))].filter((word) => word !== '');
}

/** Returns how texts are normalized that are compared with this result of `foldQuery`. */
export const foldFor = (wanted: string): ((text: string) => string) => (foldKana(wanted) === '' ? unfolded : foldKana);
