import { useState } from 'react';
import { foldFor, foldKana } from '../lib/text/foldKana.ts';
import { ownValue } from '../lib/collections/ownValue.ts';
import { typedWords } from '../lib/text/typedWords.ts';
import { logFailure } from '../lib/log/log.ts';
import { isolate } from '../lib/text/isolate.ts';
import { tagField } from './copy.ts';

/** The properties by which a tag is found. */
interface FindableTag {
  readonly value: string;
  readonly display_name_ja: string;
}

/** Readings and abbreviations by category and code, words separated by blanks (`tagReadings`). */
export type TagReadings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Matches short Latin words, which are contained in many others: they are found only at the beginning of a word. */
const SHORT_LATIN = /^[a-z0-9]{1,2}$/;

/**
 * Returns the predicate for tags that match a typed text: hiragana, katakana, kanji, romaji or an abbreviation. Words
 * separated by blanks must all be found. Tags without a reading are found by their label and their code.
 * @param readings null until they are loaded
 * @example tagFinder('どらむ', tagReadings)('instruments', { value: 'drums', display_name_ja: 'ドラム' }) // true
 */
export function tagFinder(
  typed: string,
  readings: TagReadings | null,
): (category: string, tag: FindableTag) => boolean {
  const queries = typedWords(typed);
  // All words are normalized in one way: dots and dashes count only where there is nothing else.
  const fold = foldFor(queries[0]?.[0] ?? '');
  return (category, tag) => {
    const words = wordsOf(tag, fold, ownValue(ownValue(readings ?? {}, category) ?? {}, tag.value));
    return queries.every((ways) => ways.some((way) => words.some((word) => isIn(way, word))));
  };
}

function isIn(query: string, word: string): boolean {
  const isInitial = SHORT_LATIN.test(query) || (query.length === 1 && foldKana(query) !== '');
  return isInitial ? word.startsWith(query) : word.includes(query);
}

function wordsOf(tag: FindableTag, fold: (text: string) => string, readings = ''): string[] {
  return [
    fold(tag.display_name_ja),
    ...tag.display_name_ja.split('・').map(fold),
    fold(tag.value),
    ...tag.value.split('_').map(fold),
    ...readings.split(' ').map(fold),
  ].filter((word) => word !== '');
}

/**
 * Returns `finds`, a predicate for the tags that match the typed text, and `prepare`, to be called when the user is
 * about to type. The readings (kana spellings of tags) are a large module, which `prepare` loads lazily.
 */
export function useTagFinder(typed: string): { finds: ReturnType<typeof tagFinder>; prepare: () => void } {
  const [readings, setReadings] = useState<TagReadings | null>(null);
  const prepare = () => {
    if (readings !== null) return;
    import('./tagReadings.ts').then(
      ({ tagReadings }) => setReadings(tagReadings),
      // Tags are still found by their labels; the next keystroke tries again.
      (error: unknown) => logFailure('The readings of tags', error),
    );
  };
  return { finds: tagFinder(typed, readings), prepare };
}

/** Says, in the search filters and the profile editor, that no tag matches, and in which characters tags are found. */
export function NoTagFound({ typed }: { typed: string }) {
  return (
    <>
      <span>{tagField.nothingFound(isolate(typed))}</span>
      <br />
      <span>{tagField.help}</span>
    </>
  );
}
