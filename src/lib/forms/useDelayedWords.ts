import { useEffect, useEffectEvent, useState } from 'react';
import { after } from '../time/timer.ts';

/** Time in ms without a keystroke after which the text is passed on. */
const TYPING_PAUSE_MS = 150;

/**
 * Returns the text of a search field whose value is in the URL, and its setter. The trimmed text is passed to `onWords`
 * after a pause in typing, and the text follows when the URL changes in another way, such as by Back.
 * @param words the text in the URL
 */
export function useDelayedWords(
  words: string,
  onWords: (words: string) => void,
): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(words);
  const [last, setLast] = useState(words);
  if (words !== last) {
    setLast(words);
    if (words !== typed.trim()) setTyped(words);
  }
  const follow = useEffectEvent(() => onWords(typed.trim()));
  useEffect(() => (typed.trim() === words ? undefined : after(TYPING_PAUSE_MS, () => follow())), [typed, words]);
  return [typed, setTyped];
}
