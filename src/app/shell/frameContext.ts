import { createContext } from 'react';

/** Number of unread items by kind. */
export interface UnreadCounts {
  messages: number;
  notifications: number;
}

/** The unread counts of the session. The shell provides them; for signed-out users they are 0. */
export const Unread = createContext<UnreadCounts>({ messages: 0, notifications: 0 });

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
