import { after } from '../../lib/timer.ts';

/** So long nothing has stirred. */
const QUIET_MS = 600;

/**
 * Calls back when nobody is about to press anything in an element: at once when neither the pointer nor the focus is
 * in it, otherwise when they have left or the pointer has rested for a while. Answers how to call it off.
 */
export function whenQuiet(element: HTMLElement, run: () => void): () => void {
  const listening = new AbortController();
  const listen = (type: string, listener: () => void) =>
    element.addEventListener(type, listener, { signal: listening.signal, passive: true });
  let stopTimer = () => {};

  const finish = () => {
    stop();
    run();
  };
  const stop = () => {
    listening.abort();
    stopTimer();
  };
  const wait = () => {
    stopTimer();
    stopTimer = after(QUIET_MS, () => {
      // Whoever has the focus in it reads or is on the way with the keyboard.
      if (!element.matches(':focus-within')) finish();
    });
  };
  if (!element.matches(':hover, :focus-within')) {
    run();
    return stop;
  }
  for (const type of ['pointermove', 'pointerdown', 'wheel', 'focusout']) listen(type, wait);
  listen('pointerleave', () => !element.matches(':focus-within') && finish());
  wait();
  return stop;
}
