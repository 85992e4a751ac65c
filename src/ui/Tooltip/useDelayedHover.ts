import { useEffect, useRef, type PointerEvent } from 'react';
import { after } from '../../lib/timer.ts';

/** In ms: a pointer on its way elsewhere shows nothing; the way from the control to its words loses nothing. */
const SHOW_AFTER = 400;
const HIDE_AFTER = 150;

/** Handlers for an element that shows something while a mouse rests on it. */
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
