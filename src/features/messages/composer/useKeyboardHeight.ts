import { useEffect, useState } from 'react';

/** Less than this, in px, is a bar of the browser and no keyboard. */
const LEAST_KEYBOARD_HEIGHT = 80;

/**
 * How much of the window an on-screen keyboard covers, in px. 0 where the browser makes the window lower instead, as
 * index.html asks for; Safari on phones does not (rule M18b).
 */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return undefined;
    const measure = () => {
      // Zooming makes the visible part smaller as well.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height;
      setHeight(covered < LEAST_KEYBOARD_HEIGHT ? 0 : Math.round(covered));
      // Safari has moved the page up to show the field, which the shorter screen now shows anyway.
      if (covered >= LEAST_KEYBOARD_HEIGHT) window.scrollTo(0, 0);
    };
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, []);
  return height;
}
