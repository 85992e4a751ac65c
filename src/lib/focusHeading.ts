/** Puts the focus on the screen's heading without moving the view: after a navigation, or when a screen turns into another. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
