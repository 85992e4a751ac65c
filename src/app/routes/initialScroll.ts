let placeView = toTop;

function toTop(): void {
  window.scrollTo(0, 0);
}

/** Scrolls a newly shown screen to its position: the top, unless `overrideInitialScroll` has set another handler. */
export function scrollToInitialPosition(): void {
  placeView();
}

/**
 * Replaces the handler that scrolls a newly shown screen, so that `restoreScroll` can return to a previous position.
 * @returns a function that restores scrolling to the top
 */
export function overrideInitialScroll(place: () => void): () => void {
  placeView = place;
  return () => {
    placeView = toTop;
  };
}
