import { after } from '../../time/timer.ts';
import { MARK, newMark, readEntryState, writeEntryState } from './entryState.ts';

/** The current history entry. Both numbers are stored in its state, where a reload preserves them. */
interface Entry {
  /** Number of navigations inside the app that led to the screen; undefined when the app has not written the entry. */
  steps: number | undefined;
  /** Number of the layer over the screen for which the entry was made; 0 for the screen itself. */
  depth: number;
  href: string;
}

interface Layer {
  onBack: () => unknown;
  steps: number | undefined;
  depth: number;
}

const STEPS = 'step';
const DEPTH = 'depth';

/** Milliseconds after which a navigation that the browser has refused is tried again. */
const RETRY_MS = 1_000;

/** Null until `trackHistory` was called. */
let here: Entry | null = null;
const layers = new Set<Layer>();

/** Drops the refused navigation that is to be tried again; null when there is none. */
let dropRefused: (() => void) | null = null;

/**
 * Follows the history entries of this page: how many navigations inside the app led to each of them, and which of them
 * belong to a layer over a screen (`addLayer`). A reload preserves both; a URL that is opened from outside starts
 * at 0. To be called before the router renders, which would otherwise see a URL that Back changes only for a
 * moment. Requires the `pushState` and `replaceState` events of the router.
 * @returns stops tracking, for all layers too
 */
export function trackHistory(): () => void {
  const restore = [takeOver('pushState'), takeOver('replaceState')];
  if (stored(STEPS) === undefined) writeEntryState(STEPS, 0);
  readHere();
  const listeners = { pushState: readHere, replaceState: readHere, popstate: followStep };
  for (const [event, listener] of Object.entries(listeners)) window.addEventListener(event, listener);
  return () => {
    here = null;
    layers.clear();
    forgetRefused();
    for (const giveBack of restore) giveBack();
    for (const [event, listener] of Object.entries(listeners)) window.removeEventListener(event, listener);
  };
}

/**
 * Makes Back close a layer over the screen (dialog, drawer, menu, question before leaving) instead of leaving the
 * screen. The layer has a history entry of its own. The entry stays when the layer closes in another way, because
 * removing it would take a step back whose end no later navigation can wait for; a Back that arrives there continues by
 * itself.
 * @param onBack closes the layer; false when the layer stays, which then has its entry again
 * @param isBelow whether the layer is under all others of the screen, although it is added after them
 * @returns to be called when the layer is closed
 */
export function addLayer(onBack: () => unknown, isBelow = false): () => void {
  if (here === null) return () => {};
  const { steps } = here;
  const others = layersOver(steps, 0);
  const top = Math.max(0, ...others.map((layer) => layer.depth));
  if (isBelow) for (const other of others) other.depth += 1;
  const layer = { onBack, steps, depth: isBelow ? 1 : top + 1 };
  layers.add(layer);
  if (here.depth <= top) pushLayerEntry();
  return () => void layers.delete(layer);
}

/** Goes back to the previous screen, past the entries of layers over this one. */
export function goBack(): void {
  window.history.go(-1 - (here?.depth ?? 0));
}

/**
 * Goes back if the previous screen belongs to this app.
 * @returns false when it does not (new tab, link in a mail), since going back would leave the app; the caller has to
 * navigate instead
 */
export function goBackInApp(): boolean {
  if (!stored(STEPS)) return false;
  goBack();
  return true;
}

/** Returns the layers over a screen with a greater depth than this one, in the order in which they were opened. */
function layersOver(steps: number | undefined, depth: number): Layer[] {
  return [...layers].filter((layer) => layer.steps === steps && layer.depth > depth);
}

function stored(name: string): number | undefined {
  const value = readEntryState(name);
  return typeof value === 'number' ? value : undefined;
}

function readHere(): Entry {
  here = { steps: stored(STEPS), depth: stored(DEPTH) ?? 0, href: window.location.href };
  return here;
}

function forgetRefused(): void {
  dropRefused?.();
  dropRefused = null;
}

/**
 * Replaces a method of the history by one that adds the numbers of the entry to the state, because browsers limit the
 * number of calls: 100 in 10 s (Safari). A refused call is no error. The newest refused navigation is tried again until
 * it is accepted or the person goes elsewhere, and what is only noted in the current entry is dropped. A layer waits
 * only if no navigation does. The router's event follows only on an accepted call.
 * @returns gives the method back
 */
function takeOver(method: 'pushState' | 'replaceState'): () => void {
  const { history } = window;
  const original = history[method].bind(history);
  const isPush = method === 'pushState';
  const write: typeof original = (state: object | null, title, url) => {
    // Before the call, whose event may lead to another navigation.
    if (url) forgetRefused();
    // A replaced entry keeps its numbers. So the entry of a layer stays one, although it shows another screen now: the
    // replaced screen lies below it, and a Back that arrives there continues by itself.
    const numbers = isPush
      ? { [STEPS]: (here?.steps ?? 0) + 1, [MARK]: newMark() }
      : { [STEPS]: stored(STEPS), [DEPTH]: stored(DEPTH), [MARK]: stored(MARK) };
    try {
      original({ ...numbers, ...state }, title, url);
    } catch (error) {
      // A URL of another origin is refused every time.
      const isOwn = new URL(url ?? '', window.location.href).origin === window.location.origin;
      if ((error as Error).name !== 'SecurityError' || !isOwn) throw error;
      if (!isPush && !url) return;
      dropRefused ??= after(RETRY_MS, () => {
        dropRefused = null;
        write(state, title, url);
      });
    }
  };
  history[method] = write;
  return () => {
    history[method] = original;
  };
}

/** Pushes an entry with the state of the current one, so that it counts as the same screen at its scroll position. */
function pushLayerEntry(): void {
  if (here !== null) window.history.pushState({ ...window.history.state, [DEPTH]: here.depth + 1 }, '');
}

function followStep(): void {
  forgetRefused();
  const from = here;
  const { steps, depth, href } = readHere();
  if (from === null || steps === undefined || steps !== from.steps || depth >= from.depth) return;
  // What a layer has changed in the URL stays, for example the filters of a drawer.
  if (href !== from.href) window.history.replaceState(window.history.state, '', from.href);
  const closing = layersOver(steps, depth);
  if (closing.length === 0) window.history.back();
  for (const layer of closing.toReversed()) if (layer.onBack() === false) pushLayerEntry();
}
