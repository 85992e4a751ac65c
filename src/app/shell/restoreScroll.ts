import { MARK, newMark, readEntryState, writeEntryState } from '../../lib/browser/history/entryState.ts';
import { parseJson } from '../../lib/storage/storage.ts';
import { tabStore } from '../../lib/storage/tabStore.ts';
import { after } from '../../lib/time/timer.ts';
import { overrideInitialScroll } from './frameContext.ts';

/** Milliseconds to wait for enough content to scroll to a stored position. */
const SCROLL_TIMEOUT_MS = 3_000;

/**
 * Key in session storage. Its value is the scroll position at the last `pagehide`, for reloads: the mark of the history
 * entry and px.
 */
const KEY = 'scroll';

/**
 * Restores the scroll position on Back, Forward and reload; new screens start at their top. The browser's own scroll
 * restoration is disabled meanwhile, because it runs before a screen's code and data have loaded.
 * @returns a function that stops this and drops all positions
 */
export function restoreScroll(): () => void {
  const places = new Map<number, number>();
  let here = mark();
  let path = window.location.pathname;
  /** Scroll position in px for the screen that is about to be shown; null for its top. */
  let wanted: number | null = null;
  let stopWaiting = () => {};

  function mark(): number {
    const known = currentMark();
    if (known !== null) return known;
    const fresh = newMark();
    writeEntryState(MARK, fresh);
    return fresh;
  }

  function enter(place: number | null) {
    stopWaiting();
    here = mark();
    path = window.location.pathname;
    wanted = place;
  }

  function go(place: number) {
    stopWaiting();
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) > 1) stopWaiting = scrollWhenTallEnough(place);
  }

  const onPush = () => {
    places.set(here, window.scrollY);
    enter(null);
  };
  const onReplace = () => {
    if (path !== window.location.pathname) wanted = null;
    here = mark();
    path = window.location.pathname;
  };
  /** Handles Back and Forward. The router may handle the event first; then the other screen is rendered already. */
  const follow = () => {
    const known = currentMark();
    if (known === here) return;
    const isSameScreen = window.location.pathname === path;
    // A jump to a fragment creates a history entry without a mark; the browser has already scrolled.
    const place = known === null ? null : (places.get(known) ?? 0);
    enter(place);
    if (isSameScreen && place !== null) requestAnimationFrame(() => go(place));
  };
  const onScroll = () => {
    // While another screen is being loaded, scroll events do not belong to this entry any more.
    if (currentMark() === here) places.set(here, window.scrollY);
  };
  const onPageHide = () => tabStore.set(KEY, JSON.stringify([here, window.scrollY]));
  const onArrival = () => {
    follow();
    go(wanted ?? 0);
  };

  const stored = parseJson(tabStore.get(KEY));
  window.history.scrollRestoration = 'manual';
  const giveBackArrival = overrideInitialScroll(onArrival);
  const listeners = {
    pushState: onPush,
    replaceState: onReplace,
    popstate: follow,
    scroll: onScroll,
    pagehide: onPageHide,
  };
  for (const [event, listener] of Object.entries(listeners)) window.addEventListener(event, listener);
  if (Array.isArray(stored) && stored[0] === here) go(Number(stored[1]) || 0);
  return () => {
    for (const [event, listener] of Object.entries(listeners)) window.removeEventListener(event, listener);
    stopWaiting();
    giveBackArrival();
    tabStore.remove(KEY);
    window.history.scrollRestoration = 'auto';
  };
}

/** Returns the number that marks the current history entry, null while it has none. */
function currentMark(): number | null {
  const mark = readEntryState(MARK);
  return typeof mark === 'number' ? mark : null;
}

/** Scrolls again whenever the page grows, until the position is reached, the user scrolls, or the time has elapsed. */
function scrollWhenTallEnough(place: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) <= 1) stop();
  });
  const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const forget = after(SCROLL_TIMEOUT_MS, stop);
  function stop() {
    observer.disconnect();
    forget();
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  }
  observer.observe(document.body);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  return stop;
}
