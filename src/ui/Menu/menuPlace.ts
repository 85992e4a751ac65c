import { type Beside, besideButton, GAP } from '../Popover/besideButton.ts';

export interface MenuPlace extends Beside {
  right: number;
}

/** Where a menu opens: its end at the button's end. All in px of the window. */
export function menuPlace(
  button: { top: number; bottom: number; right: number },
  window: { width: number; height: number },
  menuHeight: number,
): MenuPlace {
  const right = Math.max(GAP, window.width - button.right);
  return { right, ...besideButton(button, window.height, menuHeight) };
}
