/** Focuses the screen's heading without scrolling: after a navigation, or when a screen's content is replaced. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Whether the element that had the focus was removed, or nothing has been focused yet. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
