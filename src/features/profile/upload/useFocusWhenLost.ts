import { useEffect, useRef, type RefObject } from 'react';

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
    if (document.activeElement === null || document.activeElement === document.body) element.current?.focus();
  }, [step]);
  return element;
}
