import { after } from '../../../lib/time/timer.ts';
import { copyText } from '../../../ui/copyText.ts';
import { menuButtonIn } from './menuButtonIn.ts';

/** How long a finger rests on a message until its text is copied, in ms. */
const LONG_PRESS_DELAY = 500;
/** A finger that moves further than this, in px, scrolls or selects. */
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
 * Lets a finger that rests on a message copy it (rule M18a), and a tap open its menu (rule M51), unless that tap closes
 * something. Nothing is prevented, so that a part of the text can still be selected as the browser offers it, and links
 * keep their menu. Mouse and keyboard only select.
 * @param textAt returns the text of the message with this index
 * @returns a function that stops it
 */
export function watchPresses(log: HTMLElement, textAt: (index: number) => string | undefined): () => void {
  let press: Press | null = null;
  let cancel = () => {};
  const { signal, abort } = abortable();

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
  // Before the menu that is open closes.
  window.addEventListener('pointerdown', begin, { signal, capture: true, passive: true });
  log.addEventListener('pointermove', move, { signal, passive: true });
  log.addEventListener('pointercancel', () => cancel(), { signal });
  log.addEventListener('pointerup', end, { signal });
  log.addEventListener('click', click, { signal });
  // The browser's own long press may come earlier, and ends the events of the pointer.
  log.addEventListener(
    'contextmenu',
    (event) => {
      if ('pointerType' in event && event.pointerType === 'touch') void copyPressed();
    },
    { signal },
  );
  return () => {
    cancel();
    abort();
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The row of the log whose bubble contains the target, unless the target is something to press. */
function rowAt(target: EventTarget | null, log: HTMLElement): HTMLElement | null {
  if (!(target instanceof Element) || !log.contains(target) || target.closest('a, button') !== null) return null;
  return target.closest('[data-bubble]')?.closest<HTMLElement>('[data-index]') ?? null;
}

function isSomethingOpen(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea') ?? false;
  const isSelecting = window.getSelection()?.isCollapsed === false;
  return isTyping || isSelecting || document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]') !== null;
}
