import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../../lib/focusHeading.ts';

/**
 * The element that gets the focus when the one that had it goes away with a step of the work: pressing アップロードする
 * puts other buttons in its place, and whoever uses the keyboard has to stay where they are.
 */
export function useFocusWhenLost<E extends HTMLElement>(step: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (isFocusLost()) element.current?.focus();
  }, [step]);
  return element;
}
