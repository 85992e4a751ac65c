/**
 * Calls `onUse` when the user begins to use a list: by a press or a touch in it, or by scrolling the page.
 * @param list returns the element, null while there is none
 * @returns a function that removes the listeners
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
