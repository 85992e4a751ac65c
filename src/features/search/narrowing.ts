import type { Profile } from '../../api/generated/model/index.ts';
import { yieldToMain } from '../../lib/browser/yieldToMain.ts';
import { keepKanji, loadUnifyKanji, type UnifyKanji } from '../../lib/forms/useUnifyKanji.ts';
import { foldFor, foldKana } from '../../lib/text/foldKana.ts';
import { typedWords } from '../../lib/text/typedWords.ts';
import type { SearchState } from './searchParams.ts';

/** Conditions that the app itself applies to the loaded people. */
export type Narrowing = Pick<SearchState, 'words' | 'onlyWithClip'>;

type Searched = Pick<Profile, 'display_name' | 'bio' | 'tags'>;

/** Folded name and bio, computed once for each profile, and again when the table of variants is loaded. */
const folded = new WeakMap<Searched, { text: string; unifyKanji: UnifyKanji }>();

/** Joins name and bio with a line break, so that no word is found across the two. */
const textOf = ({ display_name: name, bio }: Searched, fold: (text: string) => string) =>
  `${fold(name)}\n${fold(bio ?? '')}`;

function foldedText(profile: Searched, unifyKanji: UnifyKanji): string {
  const known = folded.get(profile);
  if (known?.unifyKanji === unifyKanji) return known.text;
  const text = textOf(profile, (part) => foldKana(unifyKanji(part)));
  folded.set(profile, { text, unifyKanji });
  return text;
}

/** @param word as `foldQuery` returns it */
function contains(profile: Searched, word: string, unifyKanji: UnifyKanji): boolean {
  const fold = foldFor(word);
  return (fold === foldKana ? foldedText(profile, unifyKanji) : textOf(profile, fold)).includes(word);
}

/**
 * Returns a predicate for the people who meet the conditions; null when there are none.
 * @param unifyKanji normalises variants of kanji, once their table is loaded
 */
export function narrowingPredicate(
  { words, onlyWithClip }: Narrowing,
  unifyKanji = keepKanji,
): ((profile: Searched) => boolean) | null {
  const wanted = typedWords(unifyKanji(words));
  if (wanted.length === 0 && !onlyWithClip) return null;
  return (profile) => {
    if (onlyWithClip && profile.tags.performance_clips.length === 0) return false;
    return wanted.every((ways) => ways.some((way) => contains(profile, way, unifyKanji)));
  };
}

/** Number of profiles that are folded before the main thread yields. */
const SLICE = 200;

/** Loads the variants of kanji and folds profiles in slices, so that the first character of a search takes no longer than the others. */
export async function prepareSearch(profiles: readonly Searched[]): Promise<void> {
  const unifyKanji = await loadUnifyKanji();
  for (let at = 0; at < profiles.length; at += SLICE) {
    await yieldToMain('background');
    for (const profile of profiles.slice(at, at + SLICE)) foldedText(profile, unifyKanji);
  }
}
