/** Distance to the button, and the least to the edge of the window, in px. */
export const GAP = 8;

export interface Beside {
  top: number | 'auto';
  bottom: number | 'auto';
  /** What is more is scrolled to. */
  maxHeight: number;
}

/**
 * Under a button, or above it where there is more room than below and too little there. All in px of the window.
 * @param wanted height that what opens would like to have
 */
export function besideButton(button: { top: number; bottom: number }, windowHeight: number, wanted: number): Beside {
  const below = windowHeight - button.bottom - 2 * GAP;
  const above = button.top - 2 * GAP;
  return below < wanted && above > below
    ? { top: 'auto', bottom: windowHeight - button.top + GAP, maxHeight: above }
    : { top: button.bottom + GAP, bottom: 'auto', maxHeight: below };
}
