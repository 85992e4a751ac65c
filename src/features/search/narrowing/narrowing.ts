import type { Profile } from '../../../api/generated/model/index.ts';
import { yieldToMain } from '../../../lib/browser/yieldToMain.ts';
import { foldFor, foldKana } from '../../../lib/text/foldKana.ts';
import { typedWords } from '../../../lib/text/typedWords.ts';
import type { SearchState } from '../searchParams.ts';

/** Conditions that the app itself applies to the loaded people (rule F36). */
export type Narrowing = Pick<SearchState, 'words' | 'onlyWithClip'>;

type Searched = Pick<Profile, 'display_name' | 'bio' | 'tags'>;

/** Folded name and bio, computed once for each profile. */
const folded = new WeakMap<Searched, string>();

/** Joins name and bio with a line break, so that no word is found across the two. */
const textOf = ({ display_name: name, bio }: Searched, fold: (text: string) => string) =>
  `${fold(name)}\n${fold(bio ?? '')}`;

function foldedText(profile: Searched): string {
  const text = folded.get(profile) ?? textOf(profile, foldKana);
  folded.set(profile, text);
  return text;
}

/** @param word as `foldQuery` returns it */
function contains(profile: Searched, word: string): boolean {
  const fold = foldFor(word);
  return (fold === foldKana ? foldedText(profile) : textOf(profile, fold)).includes(word);
}

/** Returns a predicate for the people who meet the conditions; null when there are none. */
export function narrowingPredicate({ words, onlyWithClip }: Narrowing): ((profile: Searched) => boolean) | null {
  const wanted = typedWords(words);
  if (wanted.length === 0 && !onlyWithClip) return null;
  return (profile) => {
    if (onlyWithClip && profile.tags.performance_clips.length === 0) return false;
    return wanted.every((ways) => ways.some((way) => contains(profile, way)));
  };
}

/** Number of profiles that are folded before the main thread yields. */
const SLICE = 200;

/** Folds profiles in slices, so that the first character of a search takes no longer than the others. */
export async function prepareSearch(profiles: readonly Searched[]): Promise<void> {
  for (let at = 0; at < profiles.length; at += SLICE) {
    await yieldToMain('background');
    profiles.slice(at, at + SLICE).forEach(foldedText);
  }
}
