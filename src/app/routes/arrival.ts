let placeView = toTop;

function toTop(): void {
  window.scrollTo(0, 0);
}

/** Puts the view where it belongs on a screen that has just arrived: at its top, unless somebody knows better. */
export function placeArrivedView(): void {
  placeView();
}

/** Takes over where the view goes. Answers how to give it back. */
export function takeOverArrival(place: () => void): () => void {
  placeView = place;
  return () => {
    placeView = toTop;
  };
}
