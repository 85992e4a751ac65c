import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../../lib/browser/focus/focusHeading.ts';

/**
 * Returns a ref for the element that receives the focus when a new step has removed the focused element. For example,
 * pressing アップロードする replaces the buttons, and keyboard users must keep their position.
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
