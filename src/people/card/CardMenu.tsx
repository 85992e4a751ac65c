import { useEffect, useState } from 'react';
import { after } from '../../lib/time/timer.ts';
import { AnchoredMenu } from '../../ui/Menu/AnchoredMenu.tsx';
import { card } from '../copy.ts';

/** Milliseconds until a press counts as long, and px that a finger may move in that time. */
const DELAY = 500;
const SLIP = 10;

/**
 * Opens a menu on a long press of a finger on a card whose person can be hidden. The card's own button for that is only
 * for a mouse and a keyboard, and the menu presses it.
 */
export function CardMenu() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useEffect(() => onLongPress(setButton), []);
  if (button === null) return null;
  return (
    <AnchoredMenu
      opener={button}
      label={button.ariaLabel ?? card.hide}
      items={[{ label: card.hide, onSelect: () => button.click() }]}
      onClose={() => setButton(null)}
    />
  );
}

/** Calls `open` with the button that hides the person of a card. @returns ends that */
function onLongPress(open: (button: HTMLButtonElement) => void): () => void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let cancel = () => {};
  /** From the beginning of a press on a card: what a long press opens; null once it has. */
  let pressed: { button: HTMLButtonElement | null; x: number; y: number } | undefined;

  const end = () => {
    cancel();
    pressed = undefined;
  };
  const hold = () => {
    cancel();
    if (!pressed?.button) return;
    open(pressed.button);
    pressed.button = null;
  };
  const listen = <Kind extends keyof DocumentEventMap>(kind: Kind, listener: (event: DocumentEventMap[Kind]) => void) =>
    document.addEventListener(kind, listener, options);

  listen('pointerdown', ({ pointerType, isPrimary, target, clientX: x, clientY: y }) => {
    end();
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element) || target.closest('button')) return;
    const button = target.closest('article')?.querySelector<HTMLButtonElement>('button[data-subject]');
    if (!button) return;
    pressed = { button, x, y };
    cancel = after(DELAY, hold);
  });
  listen('pointermove', ({ clientX, clientY }) => {
    if (pressed?.button && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLIP) end();
  });
  listen('pointercancel', end);
  listen('scroll', end);
  // Android opens the menu of the browser at the same time.
  listen('contextmenu', (event) => {
    if (pressed === undefined) return;
    event.preventDefault();
    hold();
  });
  listen('click', (event) => {
    if (pressed?.button === null) {
      event.preventDefault();
      event.stopPropagation();
    }
    end();
  });
  return () => {
    cancel();
    listeners.abort();
  };
}
