import { startTransition, useState } from 'react';

/** So many at first and with each step: a page of the search. */
const STEP = 12;

/** How far below the window the end may be when more are added, in px. */
const AHEAD = 1_200;

interface Growing {
  /** How many to show. */
  shown: number;
  isComplete: boolean;
  /** Ref of an element after the last one, mounted anew with each step: an end that is still near says so only then. */
  watchEnd: (element: HTMLElement | null) => (() => void) | undefined;
}

/** Lets a long list grow as somebody comes near its end: a hundred cards at once would keep every press waiting. */
export function useGrowing(length: number): Growing {
  const [shown, setShown] = useState(STEP);
  const watchEnd = (element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setShown((count) => count + STEP));
      },
      { rootMargin: `0px 0px ${AHEAD}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
  return { shown, isComplete: shown >= length, watchEnd };
}
