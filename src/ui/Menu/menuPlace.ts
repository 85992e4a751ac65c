import { type PlacementBesideButton, placeBesideButton, GAP } from '../Popover/placeBesideButton.ts';

export interface MenuPlace extends PlacementBesideButton {
  right: number;
}

/** Returns the position of a menu whose right edge aligns with the button's. All values in px of the viewport. */
export function menuPlace(
  button: { top: number; bottom: number; right: number },
  window: { width: number; height: number },
  menuHeight: number,
): MenuPlace {
  const right = Math.max(GAP, window.width - button.right);
  return { right, ...placeBesideButton(button, window.height, menuHeight) };
}
