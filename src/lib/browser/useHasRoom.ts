import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is at least this wide, for content that is rendered only where there is room for it, such as the
 * sidebar with filters. A media query does not suffice, because the element may have only a part of the window's width.
 * @param rem the width, in font sizes of the root element
 * @param query a media query that guesses the result for the first rendering, before the element can be measured
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
