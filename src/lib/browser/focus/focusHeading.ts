import { afterPaint } from '../../time/timer.ts';

/**
 * Focuses the screen's heading without scrolling: after a navigation, or when a screen's content is replaced. On a phone
 * that of the screen may be hidden, as in a chat.
 */
export function focusHeading(): void {
  for (const heading of document.querySelectorAll<HTMLElement>('main :is(h1, h2)')) {
    heading.focus({ preventScroll: true });
    if (document.activeElement === heading) return;
  }
}

/** Whether the element that had the focus was removed, or nothing has been focused yet. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focuses the screen's heading after the next paint, when what had the focus was removed by then. */
export async function focusHeadingWhenLost(): Promise<void> {
  await afterPaint();
  if (isFocusLost()) focusHeading();
}
