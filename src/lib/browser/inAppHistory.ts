import { readEntryState, writeEntryState } from './entryState.ts';

const MARK = 'step';

/** The number of navigations inside the app that led to the current history entry; 0 for an entry from outside. */
function stepsToEntry(): number {
  const steps = readEntryState(MARK);
  return typeof steps === 'number' ? steps : 0;
}

/**
 * Stores in each history entry how many navigations inside the app led to it. A reload keeps the number; an address
 * that is opened from outside starts at 0. Requires the `pushState` and `replaceState` events of the router.
 * @returns stops tracking
 */
export function trackInAppSteps(): () => void {
  let here = stepsToEntry();
  const enter = (steps: number) => {
    here = steps;
    if (steps !== stepsToEntry()) writeEntryState(MARK, steps);
  };
  const listeners = {
    pushState: () => enter(here + 1),
    // `replaceState` also replaces the entry's state.
    replaceState: () => enter(here),
    popstate: () => {
      here = stepsToEntry();
    },
  };
  for (const [event, listener] of Object.entries(listeners)) window.addEventListener(event, listener);
  return () => {
    for (const [event, listener] of Object.entries(listeners)) window.removeEventListener(event, listener);
  };
}

/**
 * Goes back if the previous entry belongs to this app.
 * @returns false when it does not (new tab, link in a mail), since going back would leave the app; the caller has to
 * navigate instead
 */
export function goBackInApp(): boolean {
  if (stepsToEntry() === 0) return false;
  window.history.back();
  return true;
}
