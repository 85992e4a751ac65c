import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** So many at first and with each step: a page of the search. */
const STEP = 12;

/** How far below the window the end may be when more are added, in px. */
const AHEAD = 1_200;

/**
 * Lets a long list grow as somebody comes near its end: a hundred cards at once would keep every press waiting.
 * @returns how many to show, and the ref of an element after the last
 */
export function useGrowing(length: number): { shown: number; end: RefObject<HTMLDivElement | null> } {
  const [shown, setShown] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const isComplete = shown >= length;

  useEffect(() => {
    const element = end.current;
    if (element === null || isComplete) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setShown((count) => count + STEP));
      },
      { rootMargin: `0px 0px ${AHEAD}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // Observed anew after each step: an end that is still near says so only then.
  }, [isComplete, shown]);
  return { shown: Math.min(shown, length), end };
}
