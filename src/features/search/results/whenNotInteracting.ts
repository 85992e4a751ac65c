import { after } from '../../../lib/time/timer.ts';

/** How long pointer and focus must have been outside the element, in ms. */
const IDLE_DELAY_MS = 600;

/**
 * Calls `run` once the user is not about to press anything in an element that has the `pointerActivityHandlers`: at
 * once when no pointer is used in it and the focus is outside, otherwise after both have left. There is no timeout for
 * a pointer that rests, because a user who reads a card before pressing it does not move the pointer.
 * @returns a function that cancels the callback
 */
export function whenNotInteracting(element: HTMLElement, run: () => void): () => void {
  const listening = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    element.addEventListener(type, listener, { signal: listening.signal, passive: true });
  const isInteracting = () => element.matches('[data-pointed], :focus-within');
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
    stopTimer = after(IDLE_DELAY_MS, () => !isInteracting() && finish());
  };
  if (!isInteracting()) {
    run();
    return stop;
  }
  listen('focusout', wait);
  listen('pointercancel', wait);
  listen('pointerleave', (event) => {
    // A touch ends before the click event that it causes is dispatched, so wait for that click.
    if (isInteracting() || (event as PointerEvent).pointerType === 'touch') wait();
    else finish();
  });
  return stop;
}
