import type { Profile } from '../../api/generated/model/index.ts';
import { yieldToMain } from '../../lib/browser/yieldToMain.ts';
import { foldKana } from '../../lib/text/foldKana.ts';
import { typedWords } from '../../lib/text/typedWords.ts';
import type { SearchState } from './searchParams.ts';

/** What the app narrows by itself among the people who are loaded (rule F36). */
export type Narrowing = Pick<SearchState, 'words' | 'onlyWithClip'>;

type Searched = Pick<Profile, 'display_name' | 'bio' | 'tags'>;

/** Name and bio as they are searched, made once for each profile. */
const folded = new WeakMap<Searched, string>();

function foldedText(profile: Searched): string {
  const known = folded.get(profile);
  if (known !== undefined) return known;
  // The line break keeps a word from being found across the two.
  const text = `${foldKana(profile.display_name)}\n${foldKana(profile.bio ?? '')}`;
  folded.set(profile, text);
  return text;
}

/** Returns a predicate for the people who meet the conditions; null when there are none. */
export function narrowingPredicate({ words, onlyWithClip }: Narrowing): ((profile: Searched) => boolean) | null {
  const wanted = typedWords(words);
  if (wanted.length === 0 && !onlyWithClip) return null;
  return (profile) => {
    if (onlyWithClip && profile.tags.performance_clips.length === 0) return false;
    if (wanted.length === 0) return true;
    const text = foldedText(profile);
    return wanted.every((ways) => ways.some((way) => text.includes(way)));
  };
}

/** Number of profiles that are prepared before the main thread yields. */
const SLICE = 200;

/** Prepares profiles for the search in slices, so that its first letter costs no more than the others. */
export async function prepareSearch(profiles: readonly Searched[]): Promise<void> {
  for (let at = 0; at < profiles.length; at += SLICE) {
    await yieldToMain('background');
    profiles.slice(at, at + SLICE).forEach(foldedText);
  }
}
