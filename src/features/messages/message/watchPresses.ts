import { after } from '../../../lib/time/timer.ts';
import { copyText } from '../../../ui/copyText.ts';
import { menuButtonIn } from './menuButtonIn.ts';

/** Milliseconds that a finger presses a message until its text is copied. */
const LONG_PRESS_DELAY = 500;
/** A finger that moves further than this, in px, scrolls or selects instead. */
const MAX_MOVEMENT = 10;

interface Press {
  row: HTMLElement;
  text: string;
  x: number;
  y: number;
  status: 'pressed' | 'held' | 'denied' | 'tapped';
  /** Whether a tap closes something: a menu, an on-screen keyboard or a selection. */
  isClosing: boolean;
}

/**
 * Copies a message on a long press with a finger (rule M18a), and opens its menu on a tap (rule M51), unless that tap
 * closes something. No default is prevented, so that users can still select a part of the text as the browser offers
 * it, and links keep their context menu. Mouse and keyboard only select.
 * @param textAt returns the text of the message with this index
 * @returns a function that removes the listeners
 */
export function watchPresses(log: HTMLElement, textAt: (index: number) => string | undefined): () => void {
  let press: Press | null = null;
  let cancel = () => {};
  const listening = new AbortController();
  const { signal } = listening;

  const copyPressed = async () => {
    const pressed = press;
    cancel();
    if (pressed?.status !== 'pressed') return;
    pressed.status = 'held';
    if (!(await copyText(pressed.text))) pressed.status = 'denied';
  };
  const begin = ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
    cancel();
    press = null;
    const row = pointerType === 'touch' && isPrimary ? rowAt(target, log) : null;
    const text = row === null ? undefined : textAt(Number(row.dataset.index));
    if (row === null || text === undefined) return;
    press = { row, text, x, y, status: 'pressed', isClosing: isSomethingOpen() };
    cancel = after(LONG_PRESS_DELAY, () => void copyPressed());
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (press === null || Math.hypot(clientX - press.x, clientY - press.y) <= MAX_MOVEMENT) return;
    cancel();
    if (press.status === 'pressed') press = null;
  };
  const end = () => {
    cancel();
    // Some browsers let a page write to the clipboard only when the finger is lifted.
    if (press?.status === 'denied') void copyText(press.text);
    if (press?.status === 'pressed' && !press.isClosing) press.status = 'tapped';
    else press = null;
  };
  const click = () => {
    if (press?.status === 'tapped') menuButtonIn(press.row)?.click();
    press = null;
  };
  // Captured, so that it runs before an open menu closes.
  window.addEventListener('pointerdown', begin, { signal, capture: true, passive: true });
  log.addEventListener('pointermove', move, { signal, passive: true });
  log.addEventListener('pointercancel', () => cancel(), { signal });
  log.addEventListener('pointerup', end, { signal });
  log.addEventListener('click', click, { signal });
  // The browser's own long press may come first and end the pointer events.
  log.addEventListener(
    'contextmenu',
    (event) => {
      if ('pointerType' in event && event.pointerType === 'touch') void copyPressed();
    },
    { signal },
  );
  return () => {
    cancel();
    listening.abort();
  };
}

/** Returns the row of the log whose bubble contains the target; null if the target is a control. */
function rowAt(target: EventTarget | null, log: HTMLElement): HTMLElement | null {
  if (!(target instanceof Element) || !log.contains(target) || target.closest('a, button') !== null) return null;
  return target.closest('[data-bubble]')?.closest<HTMLElement>('[data-index]') ?? null;
}

function isSomethingOpen(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea') ?? false;
  const isSelecting = window.getSelection()?.isCollapsed === false;
  return isTyping || isSelecting || document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]') !== null;
}
