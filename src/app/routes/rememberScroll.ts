import { now } from '../../lib/clock.ts';
import { entryMark, markEntry } from '../../lib/historyEntry.ts';
import { parseJson } from '../../lib/storage.ts';
import { tabStore } from '../../lib/tabStore.ts';
import { after } from '../../lib/timer.ts';
import { takeOverArrival } from './arrival.ts';

/** How long content may take that a remembered place needs, in ms. */
const PATIENCE = 3_000;

/** Where the view was when the page went away: the entry's mark and its place, for the reload. */
const KEY = 'scroll';

/**
 * Back, forward and reload lead to where the view was; a new screen starts at its top. The browser's own attempt comes
 * before a screen's code and data have arrived and is switched off meanwhile. Answers how to stop, which forgets all
 * places.
 */
export function rememberScroll(): () => void {
  const places = new Map<number, number>();
  let lastMark = now();
  let here = mark();
  let path = window.location.pathname;
  /** Where to go on the screen that is about to arrive; its top when null. */
  let wanted: number | null = null;
  let stopWaiting = () => {};

  function mark(): number {
    const known = currentMark();
    if (known !== null) return known;
    lastMark += 1;
    markEntry('mark', lastMark);
    return lastMark;
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
    if (Math.abs(window.scrollY - place) > 1) stopWaiting = goWhenThereIsRoom(place);
  }

  const onPush = () => {
    places.set(here, window.scrollY);
    enter(null);
  };
  const onReplace = () => {
    // Whoever replaces an address wipes the mark off.
    if (path !== window.location.pathname) wanted = null;
    here = mark();
    path = window.location.pathname;
  };
  /** Back and forward. The router may hear of it first: then the other screen stands there already. */
  const follow = () => {
    const known = currentMark();
    if (known === here) return;
    const isSameScreen = window.location.pathname === path;
    // A jump within the page makes an entry too, without a mark: the browser has already gone there.
    const place = known === null ? null : (places.get(known) ?? 0);
    enter(place);
    if (isSameScreen && place !== null) requestAnimationFrame(() => go(place));
  };
  const onScroll = () => {
    // While another screen is on its way what moves is no longer this entry's.
    if (currentMark() === here) places.set(here, window.scrollY);
  };
  const onPageHide = () => tabStore.set(KEY, JSON.stringify([here, window.scrollY]));
  const onArrival = () => {
    follow();
    go(wanted ?? 0);
  };

  const kept = parseJson(tabStore.get(KEY));
  window.history.scrollRestoration = 'manual';
  const giveBackArrival = takeOverArrival(onArrival);
  const listeners = {
    pushState: onPush,
    replaceState: onReplace,
    popstate: follow,
    scroll: onScroll,
    pagehide: onPageHide,
  };
  for (const [event, listener] of Object.entries(listeners)) window.addEventListener(event, listener);
  if (Array.isArray(kept) && kept[0] === here) go(Number(kept[1]) || 0);
  return () => {
    for (const [event, listener] of Object.entries(listeners)) window.removeEventListener(event, listener);
    stopWaiting();
    giveBackArrival();
    tabStore.remove(KEY);
    window.history.scrollRestoration = 'auto';
  };
}

/** The number that this entry of the history was given, null while it has none. */
function currentMark(): number | null {
  const mark = entryMark('mark');
  return typeof mark === 'number' ? mark : null;
}

/** Tries again whenever the page grows, until it is there, the person moves by themselves, or it takes too long. */
function goWhenThereIsRoom(place: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) <= 1) stop();
  });
  const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const forget = after(PATIENCE, stop);
  function stop() {
    observer.disconnect();
    forget();
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  }
  observer.observe(document.body);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  return stop;
}
