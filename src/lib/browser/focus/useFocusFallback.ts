import { useEffect, useRef } from 'react';
import { focusHeading, isFocusLost } from './focusHeading.ts';
import { every } from '../../time/timer.ts';

/** Time in ms after which a dialog has normally been removed and has restored the focus. */
const EXIT_MS = 400;

/** Maximum number of checks while a dialog is still in the DOM: a slow machine takes longer. */
const MAX_CHECKS = 12;

/**
 * When a dialog has closed and the element that opened it no longer exists, focuses the screen's heading so that the
 * focus is not lost.
 */
export function useFocusFallback(open: boolean): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (!closed) return undefined;
    let looks = 0;
    const stop = every(EXIT_MS, () => {
      looks += 1;
      if (isFocusLost()) focusHeading();
      else if (looks < MAX_CHECKS && isDialogThere()) return;
      stop();
    });
    return stop;
  }, [open]);
}

const isDialogThere = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
