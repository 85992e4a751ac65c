import { useEffect, useState } from 'react';

/** Shorter movements, in px, are a finger that does not rest completely. */
const NOTICEABLE = 8;

/** This close to the end of the page, in px, there is nothing below to scroll to. */
const END = 8;

/** Whether the page was last scrolled down; false at its top and at its end. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = Math.max(0, window.scrollY);
      const isAtEnd = now + window.innerHeight >= document.documentElement.scrollHeight - END;
      if (Math.abs(now - last) < NOTICEABLE && now > 0 && !isAtEnd) return;
      setDown(now > last && !isAtEnd);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}
