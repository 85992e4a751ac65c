import { useEffect, useState } from 'react';

/** Movements of the page up to this distance, in px, change nothing: a resting finger trembles. */
const TOLERANCE = 8;

/** Whether the last scrolling of the page went down; false at its top. */
export function useIsScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const handleScroll = () => {
      const to = Math.max(0, window.scrollY);
      if (to > 0 && Math.abs(to - from) <= TOLERANCE) return;
      setDown(to > from);
      from = to;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return isDown;
}
