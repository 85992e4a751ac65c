import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { after } from '../../../lib/time/timer.ts';

/**
 * Milliseconds until a press counts as long, and milliseconds for which its effect remains after the finger is lifted.
 */
const LONG_PRESS_DELAY = 500;
const STAY = 1_500;

/**
 * Returns handlers for the links of the navigation, which show their names during a long press with a finger. A long
 * press does not follow the link, and it does not open the browser's menu for links.
 */
export function useLongPress(show: (shown: boolean) => void) {
  const cancel = useRef<() => void>(undefined);
  const state = useRef<'none' | 'pressed' | 'held'>('none');
  useEffect(() => () => cancel.current?.(), []);
  const plan = (delay: number, run: () => void) => {
    cancel.current?.();
    cancel.current = after(delay, run);
  };
  const release = () => {
    cancel.current?.();
    if (state.current === 'held') plan(STAY, () => show(false));
    else state.current = 'none';
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      state.current = 'pressed';
      plan(LONG_PRESS_DELAY, () => {
        state.current = 'held';
        show(true);
      });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => {
      if (state.current !== 'none') event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (state.current === 'held') event.preventDefault();
      state.current = 'none';
    },
  };
}
