/** Distance to the button, and the least to the edge of the window, in px. */
const GAP = 8;

export interface MenuPlace {
  right: number;
  top: number | 'auto';
  bottom: number | 'auto';
  /** What is more is scrolled to. */
  maxHeight: number;
}

/**
 * Where a menu opens: its end under the button's end; above it where there is more room than below and too little there.
 * All in px of the window.
 */
export function menuPlace(
  button: { top: number; bottom: number; right: number },
  window: { width: number; height: number },
  menuHeight: number,
): MenuPlace {
  const right = Math.max(GAP, window.width - button.right);
  const below = window.height - button.bottom - 2 * GAP;
  const above = button.top - 2 * GAP;
  const opensUp = below < menuHeight && above > below;
  return opensUp
    ? { right, top: 'auto', bottom: window.height - button.top + GAP, maxHeight: above }
    : { right, top: button.bottom + GAP, bottom: 'auto', maxHeight: below };
}
