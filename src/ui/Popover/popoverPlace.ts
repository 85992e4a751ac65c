/** Distance to the button, and the least to the edge of the window, in px. */
const GAP = 8;

export interface PopoverPlace {
  left: number;
  top: number | 'auto';
  bottom: number | 'auto';
  maxHeight: number;
}

/**
 * Where a popover opens: centred on its button as far as the window allows; above it where there is more room than
 * below and too little there. All in px of the window.
 * @param wanted width of the popover, and the height that it would like to have
 */
export function popoverPlace(
  button: { top: number; bottom: number; left: number; right: number },
  window: { width: number; height: number },
  wanted: { width: number; height: number },
): PopoverPlace {
  const centred = (button.left + button.right - wanted.width) / 2;
  const left = Math.max(GAP, Math.min(centred, window.width - wanted.width - GAP));
  const below = window.height - button.bottom - 2 * GAP;
  const above = button.top - 2 * GAP;
  return below < wanted.height && above > below
    ? { left, top: 'auto', bottom: window.height - button.top + GAP, maxHeight: above }
    : { left, top: button.bottom + GAP, bottom: 'auto', maxHeight: below };
}
