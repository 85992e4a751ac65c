import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is at least this wide, for elements that are rendered only where there is room for them. What is
 * narrow may be a part of the window, beside which something else stands.
 * @param rem the width, in sizes of the page's letters
 * @param query a media query that guesses the answer for the first rendering, before the element can be measured
 */
export function useHasRoom(element: RefObject<HTMLElement | null>, rem: number, query: string): boolean {
  const [hasRoom, setHasRoom] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setHasRoom(entry !== undefined && entry.contentRect.width >= rem * letters);
    });
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rem]);
  return hasRoom;
}
