import { foldFor } from './foldKana.ts';
import { unifyKanji } from './kanjiVariants.ts';
import { nfkc } from './nfkc.ts';
import { LETTER } from './truncate.ts';

/** A range of a text, in UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

const ENDS_WITH_VU = /[ヴゔ]$/;
const SMALL_VOWEL = /^[ぁぃぇぉァィェォ]/;
const REPEATS = /^々/;
const KANJI = /\p{Unified_Ideograph}々*$/u;

/** Null in some browsers of the floor (docs/browsers.md), where a pattern finds letters. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('ja', { granularity: 'grapheme' }) : null;

function lettersOf(text: string): string[] {
  if (graphemes === null) return text.match(LETTER) ?? [];
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * Splits a text into pieces that are folded independently of each other: a character with its marks, ヴ with the small
 * vowel behind it, and a kanji with the 々 that repeat it.
 */
function piecesOf(text: string): TextRange[] {
  const pieces: { start: number; end: number }[] = [];
  let before = '';
  let start = 0;
  for (const letter of lettersOf(text)) {
    const normal = nfkc(letter);
    const end = start + letter.length;
    const last = pieces.at(-1);
    const continues =
      (ENDS_WITH_VU.test(before) && SMALL_VOWEL.test(normal)) || (KANJI.test(before) && REPEATS.test(normal));
    if (continues && last !== undefined) last.end = end;
    else pieces.push({ start, end });
    start = end;
    before = continues ? before + normal : normal;
  }
  return pieces;
}

/**
 * Returns where a text contains what `unifyKanji` and `foldQuery` made of a query, without overlaps. The few texts whose characters
 * fold differently side by side (a Greek ς at the end of a word) have no ranges.
 * @param wanted a folded query
 * @example foldedRanges('エレキ・ギター', 'きぎ') // [{ start: 2, end: 5 }]
 */
export function foldedRanges(text: string, wanted: string): TextRange[] {
  if (wanted === '') return [];
  const foldText = foldFor(wanted);
  const fold = (part: string) => foldText(unifyKanji(part));
  const pieces = piecesOf(text);
  /** For each UTF-16 code unit of the folded text, the index of the piece that it comes from. */
  const origins: number[] = [];
  let folded = '';
  for (const [index, { start, end }] of pieces.entries()) {
    const letters = fold(text.slice(start, end));
    folded += letters;
    for (let letter = 0; letter < letters.length; letter += 1) origins.push(index);
  }
  if (folded !== fold(text)) return [];
  const ranges: TextRange[] = [];
  let from = folded.indexOf(wanted);
  while (from >= 0) {
    const start = pieces[origins[from] ?? 0]?.start ?? 0;
    const end = pieces[origins[from + wanted.length - 1] ?? 0]?.end ?? 0;
    // Two hits within one character (㌔㌔ for きろ) begin where the last one ends.
    if (start >= (ranges.at(-1)?.end ?? 0)) ranges.push({ start, end });
    from = folded.indexOf(wanted, from + wanted.length);
  }
  return ranges;
}
