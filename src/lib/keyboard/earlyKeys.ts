import { after, afterPaint } from '../time/timer.ts';

/** Milliseconds for which a key press waits for its listener, and how many wait. */
const KEEP_MS = 5_000;
const MOST_KEPT = 8;

type KeyHandler = (event: KeyboardEvent) => void;

let isHeard = false;
let kept: KeyboardEvent[] = [];

/**
 * Keeps the key presses outside of fields while no `listenToKeys` handles them, because the code of the shortcuts is
 * loaded after the screen is shown. A press of a pointer or a text that is typed ends what the keys began.
 * @returns removes the listeners
 */
export function keepEarlyKeys(root: Document): () => void {
  const stopping = new AbortController();
  const forget = () => {
    kept = [];
  };
  const keep = (event: KeyboardEvent) => {
    kept = isHeard || isInField(event) ? [] : [...kept, event].slice(-MOST_KEPT);
  };
  root.addEventListener('keydown', keep, { signal: stopping.signal });
  root.addEventListener('pointerdown', forget, { signal: stopping.signal, capture: true });
  return () => {
    stopping.abort();
    forget();
  };
}

/**
 * Keeps all key presses outside of fields while what the user has opened is loading, so that they do not reach the page
 * behind it. When it is shown and has the focus, they are dispatched to it.
 * @returns to be called when it is shown
 */
export function holdKeys(): () => void {
  const held: KeyboardEvent[] = [];
  let isShown = false;
  const hold = (event: KeyboardEvent) => {
    // Tab moves the focus only as a press of the person, so that it is lost when it is held.
    if (isInField(event) || event.ctrlKey || event.metaKey || (isShown && event.key === 'Tab')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const release = () => window.removeEventListener('keydown', hold, { capture: true });
  window.addEventListener('keydown', hold, { capture: true });
  // What does not arrive must not disable the keyboard.
  const giveUp = after(KEEP_MS, release);
  const replay = async () => {
    giveUp();
    await afterPaint();
    release();
    for (const event of held) {
      const target = document.activeElement as HTMLElement;
      const isUnhandled = target.dispatchEvent(new KeyboardEvent('keydown', event));
      if (isUnhandled && (event.key === 'Enter' || event.key === ' ')) target.click();
    }
  };
  return () => {
    isShown = true;
    void replay();
  };
}

const isInField = ({ target }: Event) =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/**
 * Handles the key presses of the page, first those that came earlier, in their order and once.
 * @returns removes the listener
 */
export function listenToKeys(handle: KeyHandler): () => void {
  const early = kept;
  kept = [];
  isHeard = true;
  document.addEventListener('keydown', handle);
  for (const event of early) if (performance.now() - event.timeStamp <= KEEP_MS) handle(event);
  return () => {
    isHeard = false;
    document.removeEventListener('keydown', handle);
  };
}
