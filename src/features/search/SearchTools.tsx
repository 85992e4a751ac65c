import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { after } from '../../lib/time/timer.ts';
import { ToggleChip } from '../../ui/Chip/ToggleChip.tsx';
import { SearchField } from '../../ui/TextField/SearchField.tsx';
import { search } from './copy.ts';
import type { Narrowing } from './narrowing.ts';
import { ShareSearch } from './ShareSearch.tsx';
import * as css from './SearchTools.css.ts';

interface SearchToolsProps extends Narrowing {
  onWords: (words: string) => void;
  onOnlyWithClip: (onlyWithClip: boolean) => void;
  /** Called when the field receives the focus. */
  onPrepare: () => void;
  /** The address of the search with all of its conditions; null without any. */
  href: string | null;
  /** Further tools, after the link. */
  children: ReactNode;
}

/** Narrows the people who are loaded by name, bio and clip, and copies a link to the search (rule F31). */
export function SearchTools({
  words,
  onlyWithClip,
  onWords,
  onOnlyWithClip,
  onPrepare,
  href,
  children,
}: SearchToolsProps) {
  return (
    <div className={css.root}>
      <div className={css.field} onFocus={onPrepare}>
        <NameSearch words={words} onWords={onWords} />
      </div>
      <ToggleChip pressed={onlyWithClip} onPressedChange={onOnlyWithClip}>
        {search.onlyWithClip}
      </ToggleChip>
      {href !== null && <ShareSearch href={href} />}
      {children}
    </div>
  );
}

/** How long the keys rest before the search follows, in ms. */
const TYPING_PAUSE_MS = 150;

function NameSearch({ words, onWords }: Pick<SearchToolsProps, 'words' | 'onWords'>) {
  const [typed, setTyped] = useState(words);
  const [last, setLast] = useState(words);
  if (words !== last) {
    setLast(words);
    // The address has changed by something else, such as Back.
    if (words !== typed.trim()) setTyped(words);
  }
  const follow = useEffectEvent(() => onWords(typed.trim()));
  useEffect(() => (typed.trim() === words ? undefined : after(TYPING_PAUSE_MS, () => follow())), [typed, words]);
  return <SearchField label={search.names} value={typed} onChange={setTyped} />;
}
