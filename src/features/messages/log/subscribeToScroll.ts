import { after } from '../../../lib/time/timer.ts';

/**
 * Milliseconds without a `scroll` event after which scrolling counts as finished, in browsers without the `scrollend`
 * event.
 */
const SCROLL_END_DELAY_MS = 150;

interface ScrollListeners {
  scrolled: () => void;
  /** Called when scrolling has ended: no touch or animation changes the position any more. */
  scrollEnded: () => void;
  toStart: () => void;
  scrollToEnd: () => void;
}

/**
 * Notifies `createLogView` about scrolling of the chat log, the end of scrolling, and the Home and End keys.
 * @returns a function that unsubscribes
 */
export function subscribeToScroll(
  scroller: HTMLElement,
  { scrolled, scrollEnded, toStart, scrollToEnd }: ScrollListeners,
): () => void {
  let cancel = () => {};
  const handleScroll = () => {
    scrolled();
    cancel();
    if (!('onscrollend' in scroller)) cancel = after(SCROLL_END_DELAY_MS, scrollEnded);
  };
  // The browser's own smooth scrolling would miss the end, because the height of the content changes with every row
  // that is rendered on the way.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || event.altKey || event.metaKey || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    if (event.key === 'Home') toStart();
    else scrollToEnd();
  };
  scroller.addEventListener('keydown', handleKeyDown);
  scroller.addEventListener('scroll', handleScroll, { passive: true });
  scroller.addEventListener('scrollend', scrollEnded);
  return () => {
    cancel();
    scroller.removeEventListener('keydown', handleKeyDown);
    scroller.removeEventListener('scroll', handleScroll);
    scroller.removeEventListener('scrollend', scrollEnded);
  };
}
