import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { itemAt, type Sequence } from '../../../lib/collections/sequence.ts';
import { after } from '../../../lib/time/timer.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { copyText } from '../../../ui/copyText.ts';

/** How long a finger rests on a message until its text is copied, in ms. */
const LONG_PRESS_DELAY = 500;
/** A finger that moves further than this, in px, scrolls or selects. */
const MAX_MOVEMENT = 10;

interface Press {
  text: string;
  x: number;
  y: number;
  status: 'pressed' | 'held' | 'denied';
}

/**
 * Returns handlers for the log that copy the message on which a finger rests. They prevent nothing, so that a part of
 * the text can still be selected as the browser offers it, and links keep their menu. Mouse and keyboard only select
 * (rule M18a).
 */
export function useCopyOnLongPress(entries: Sequence<ChatEntry>) {
  const press = useRef<Press>(null);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  const copyPressed = async () => {
    const pressed = press.current;
    cancel.current();
    if (pressed?.status !== 'pressed') return;
    pressed.status = 'held';
    if (!(await copyText(pressed.text))) pressed.status = 'denied';
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
      cancel.current();
      const text = pointerType === 'touch' && isPrimary ? textAt(target, entries) : undefined;
      press.current = text === undefined ? null : { text, x, y, status: 'pressed' };
      if (text !== undefined) cancel.current = after(LONG_PRESS_DELAY, () => void copyPressed());
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current;
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > MAX_MOVEMENT) cancel.current();
    },
    onPointerCancel: () => cancel.current(),
    onPointerUp: () => {
      cancel.current();
      // Some browsers let a page write to the clipboard only when the finger is lifted.
      if (press.current?.status === 'denied') void copyText(press.current.text);
      press.current = null;
    },
    // The browser's own long press may come earlier, and ends the events of the pointer.
    onContextMenu: ({ nativeEvent }: MouseEvent) => {
      if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') void copyPressed();
    },
  };
}

/** The text of the message whose bubble contains the target, unless the target is something to press. */
function textAt(target: EventTarget, entries: Sequence<ChatEntry>): string | undefined {
  if (!(target instanceof Element) || target.closest('a, button') !== null) return undefined;
  const row = target.closest('[data-bubble]')?.closest<HTMLElement>('[data-index]');
  return row ? itemAt(entries, Number(row.dataset.index))?.content : undefined;
}
