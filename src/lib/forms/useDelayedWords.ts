import { useEffect, useEffectEvent, useState } from 'react';
import { after } from '../time/timer.ts';

/** How long the keys rest before the words are passed on, in ms. */
const TYPING_PAUSE_MS = 150;

/**
 * What stands in a field whose words are in the address. It is passed on without the blanks around it when the keys rest,
 * and follows when the address changes by something else, such as Back.
 * @param words those of the address
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
