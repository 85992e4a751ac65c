/** Puts the focus on the screen's heading without moving the view: after a navigation, or when a screen turns into another. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** What had the focus has left the page, or nothing has ever had it. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
