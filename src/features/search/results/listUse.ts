/**
 * Watches whether somebody has begun to use a list: a press or a touch in it, or a scroll of the page.
 * @param list the element, null while there is none
 * @returns a function that ends the watching
 */
export function watchListUse(list: () => HTMLElement | null, onUse: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  addEventListener('scroll', onUse, options);
  addEventListener('pointerdown', ({ target }) => list()?.contains(target as Node) === true && onUse(), options);
  return () => listening.abort();
}

/** Whether a pointer rests on a list or the focus is in it. */
export function isInUse(list: HTMLElement | null): boolean {
  return list?.matches(':hover, :focus-within') === true;
}
