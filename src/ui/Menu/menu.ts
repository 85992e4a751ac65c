import { placeBesideButton, GAP } from '../Popover/popover.ts';
import { WIDEST } from './Menu.css.ts';

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

/**
 * Returns the index of the item that a key moves to, or null for other keys. Arrows wrap around; a character moves to
 * the next item that begins with it (WAI-ARIA menu pattern).
 * @param current index of the focused item, -1 for none
 */
export function menuTarget(key: string, current: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if ([...key].length !== 1 || key === ' ') return null;
  for (let step = 1; step <= count; step += 1) {
    const index = (current + step + count) % count;
    if (labels[index]?.toLowerCase().startsWith(key.toLowerCase())) return index;
  }
  return null;
}
