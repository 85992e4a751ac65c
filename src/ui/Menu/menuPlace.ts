import { placeBesideButton, GAP } from '../Popover/placeBesideButton.ts';

/** The greatest width of a menu, in px. */
export const WIDEST = 320;

/**
 * Returns the position of a menu whose right edge aligns with the button's, or is as far to the left as leaves room for
 * the widest menu. All values in px of the viewport.
 */
export function menuPlace(
  button: { top: number; bottom: number; right: number },
  window: { width: number; height: number },
  menuHeight: number,
) {
  const right = Math.max(GAP, Math.min(window.width - button.right, window.width - WIDEST - GAP));
  return { right, ...placeBesideButton(button, window.height, menuHeight) };
}
