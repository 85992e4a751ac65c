import { useEffect, useEffectEvent, useState } from 'react';
import { after } from '../../../lib/time/timer.ts';
import { ToggleChip } from '../../../ui/Chip/ToggleChip.tsx';
import { SearchField } from '../../../ui/TextField/SearchField.tsx';
import { search } from '../copy.ts';
import type { FilterPanelProps } from '../filters/filterPanelProps.ts';
import { MAX_WORDS_LENGTH } from '../searchParams.ts';

/** Narrows the people who are loaded by name, bio and clip (rule F36). */
export function NameSearch({
  narrowing: { words, onlyWithClip },
  onNarrow,
  onPrepare,
}: Pick<FilterPanelProps, 'narrowing' | 'onNarrow' | 'onPrepare'>) {
  return (
    <>
      <WordsField words={words} onWords={(next) => onNarrow({ words: next })} onFocus={onPrepare} />
      <ToggleChip pressed={onlyWithClip} onPressedChange={(next) => onNarrow({ onlyWithClip: next })}>
        {search.onlyWithClip}
      </ToggleChip>
    </>
  );
}

/** How long the keys rest before the search follows, in ms. */
const TYPING_PAUSE_MS = 150;

interface WordsFieldProps {
  words: string;
  onWords: (words: string) => void;
  onFocus: () => void;
}

function WordsField({ words, onWords, onFocus }: WordsFieldProps) {
  const [typed, setTyped] = useState(words);
  const [last, setLast] = useState(words);
  if (words !== last) {
    setLast(words);
    // The address has changed by something else, such as Back.
    if (words !== typed.trim()) setTyped(words);
  }
  const follow = useEffectEvent(() => onWords(typed.trim()));
  useEffect(() => (typed.trim() === words ? undefined : after(TYPING_PAUSE_MS, () => follow())), [typed, words]);
  return (
    <SearchField
      label={search.names}
      maxLength={MAX_WORDS_LENGTH}
      value={typed}
      onChange={setTyped}
      onFocus={onFocus}
    />
  );
}
