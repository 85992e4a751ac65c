import { useEffect, useRef, type PointerEvent } from 'react';
import { after } from '../../lib/time/timer.ts';

/**
 * Delays in ms: a pointer that only passes shows nothing, and the tooltip stays while the pointer moves from the
 * control to it.
 */
const SHOW_AFTER = 400;
const HIDE_AFTER = 150;

/** Returns handlers for an element that shows something while a mouse rests on it. */
export function useDelayedHover(show: () => void, hide: () => void) {
  const cancel = useRef<() => void>(undefined);
  const plan = (delay: number, run: () => void) => {
    cancel.current?.();
    cancel.current = after(delay, run);
  };
  useEffect(() => () => cancel.current?.(), []);
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') plan(SHOW_AFTER, show);
    },
    onPointerLeave: () => plan(HIDE_AFTER, hide),
  };
}
