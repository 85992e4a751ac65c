/** Distance to the button, and minimum distance to the edge of the window, in px. */
export const GAP = 8;

/**
 * Returns the position of a menu or popover below its button, or above it when there is too little room below and more
 * above. Content that is higher than `maxHeight` scrolls. All values in px of the viewport.
 * @param wanted preferred height of the popup
 */
export function placeBesideButton(button: { top: number; bottom: number }, windowHeight: number, wanted: number) {
  const below = windowHeight - button.bottom - 2 * GAP;
  const above = button.top - 2 * GAP;
  return below < wanted && above > below
    ? { top: 'auto', bottom: windowHeight - button.top + GAP, maxHeight: above }
    : { top: button.bottom + GAP, bottom: 'auto', maxHeight: below };
}
