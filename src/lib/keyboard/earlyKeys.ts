/** Milliseconds for which a key press waits for the listener, and how many wait. */
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
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    kept = isHeard || isTyping ? [] : [...kept, event].slice(-MOST_KEPT);
  };
  root.addEventListener('keydown', keep, { signal: stopping.signal });
  root.addEventListener('pointerdown', forget, { signal: stopping.signal, capture: true });
  return () => {
    stopping.abort();
    forget();
  };
}

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
