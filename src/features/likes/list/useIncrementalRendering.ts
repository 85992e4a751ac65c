import { startTransition, useState } from 'react';

/** Initial number of items and the increment; equal to a page of the search results. */
const STEP = 12;

/** Distance between the end of the list and the viewport at which more items are added, in px. */
const PRELOAD_MARGIN_PX = 1_200;

interface IncrementalList {
  /** Number of items to render. */
  shown: number;
  isComplete: boolean;
  /**
   * Ref of an element after the last item. Give it a new `key` with each step: an IntersectionObserver reports only
   * changes, so an end that stays in range must be observed anew.
   */
  endRef: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Renders a long list incrementally as the user scrolls towards its end: rendering a hundred cards at once would delay
 * interactions.
 */
export function useIncrementalRendering(length: number): IncrementalList {
  const [shown, setShown] = useState(STEP);
  const endRef = (element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setShown((count) => count + STEP));
      },
      { rootMargin: `0px 0px ${PRELOAD_MARGIN_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
  return { shown, isComplete: shown >= length, endRef };
}
