import { useEffect, useRef } from 'react';
import { focusHeading, isFocusLost } from './focusHeading.ts';
import { after } from './timer.ts';

/** Longer than a dialog takes to leave and to give the focus back, in ms. */
const LEFT_MS = 400;

/** When a dialog has closed and what opened it is gone, the focus goes to the screen's heading and not nowhere. */
export function useFocusFallback(open: boolean): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (!closed) return undefined;
    return after(LEFT_MS, () => {
      if (isFocusLost()) focusHeading();
    });
  }, [open]);
}
