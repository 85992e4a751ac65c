import { useEffect, useState } from 'react';

/** Minimum height of a keyboard in px; what is lower is a bar of the browser. */
const LEAST_KEYBOARD_HEIGHT = 80;

/**
 * Returns the height in px by which an on-screen keyboard covers the window, so that the messages screen ends above it;
 * 0 if the browser resizes the window instead, as index.html requests. Safari on phones does not (rule M18b).
 */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return undefined;
    const measure = () => {
      // Zooming reduces the visible height as well.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height;
      setHeight(covered < LEAST_KEYBOARD_HEIGHT ? 0 : Math.round(covered));
      // Safari has scrolled the page up to show the field, which is visible anyway once the screen is less high.
      if (covered >= LEAST_KEYBOARD_HEIGHT) window.scrollTo(0, 0);
    };
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, []);
  return height;
}
