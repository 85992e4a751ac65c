import { useEffect, useState } from 'react';

/** Scrolling up to this distance, in px, changes nothing: a resting finger trembles. */
const TOLERANCE = 8;
/** This close to the end of the page, in px, there is nothing below to scroll to. */
const END = 8;

/**
 * Whether the last scrolling of the page went down; false at its top and, with `endsAtEnd`, at its end. For floating
 * buttons, which move aside meanwhile.
 */
export function useIsScrolledDown(endsAtEnd = false): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const handleScroll = () => {
      const to = Math.max(0, window.scrollY);
      const isAtEnd = endsAtEnd && to + window.innerHeight >= document.documentElement.scrollHeight - END;
      if (to > 0 && !isAtEnd && Math.abs(to - from) <= TOLERANCE) return;
      setDown(to > from && !isAtEnd);
      from = to;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [endsAtEnd]);
  return isDown;
}
