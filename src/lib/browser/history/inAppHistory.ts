import { readEntryState, writeEntryState } from './entryState.ts';

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

/** Null until `trackHistory` was called. */
let here: Entry | null = null;
const layers = new Set<Layer>();

/**
 * Follows the history entries of this page: how many navigations inside the app led to each of them, and which of them
 * belong to a layer over a screen (`addLayer`). A reload preserves both; a URL that is opened from outside starts
 * at 0. To be called before the router renders, which would otherwise see a URL that Back changes only for a
 * moment. Requires the `pushState` and `replaceState` events of the router.
 * @returns stops tracking, for all layers too
 */
export function trackHistory(): () => void {
  enter(stored(STEPS) ?? 0, stored(DEPTH) ?? 0);
  const listeners = { pushState: followPush, replaceState: followReplace, popstate: followStep };
  for (const [event, listener] of Object.entries(listeners)) window.addEventListener(event, listener);
  return () => {
    here = null;
    layers.clear();
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

function enter(steps: number | undefined, depth: number): void {
  here = { steps, depth, href: window.location.href };
  if (steps !== stored(STEPS)) writeEntryState(STEPS, steps);
  if (depth !== (stored(DEPTH) ?? 0)) writeEntryState(DEPTH, depth);
}

/** Pushes an entry with the state of the current one, so that it counts as the same screen at its scroll position. */
function pushLayerEntry(): void {
  if (here !== null) window.history.pushState({ ...window.history.state, [DEPTH]: here.depth + 1 }, '');
}

function followPush(): void {
  // The entry of a layer has both numbers already.
  enter(stored(STEPS) ?? (here?.steps ?? 0) + 1, stored(DEPTH) ?? 0);
}

/**
 * Writes the state of a replaced entry again, because the router drops it. The entry of a layer stays one, although it
 * shows another screen now: the replaced screen lies below it, and a Back that arrives there continues by itself.
 */
function followReplace(): void {
  if (here !== null) enter(here.steps, here.depth);
}

function followStep(): void {
  const from = here;
  here = { steps: stored(STEPS), depth: stored(DEPTH) ?? 0, href: window.location.href };
  const { steps, depth, href } = here;
  if (from === null || steps === undefined || steps !== from.steps || depth >= from.depth) return;
  // What a layer has changed in the URL stays, for example the filters of a drawer.
  if (href !== from.href) window.history.replaceState(window.history.state, '', from.href);
  const closing = layersOver(steps, depth);
  if (closing.length === 0) window.history.back();
  for (const layer of closing.toReversed()) if (layer.onBack() === false) pushLayerEntry();
}
