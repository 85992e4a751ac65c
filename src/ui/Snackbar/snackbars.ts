import { createStore, type StoreApi } from 'zustand/vanilla';
import { now } from '../../lib/clock.ts';
import { after } from '../../lib/timer.ts';

export const snackbarKinds = ['ok', 'info', 'error'] as const;
export type SnackbarKind = (typeof snackbarKinds)[number];

/** How long a message stays, in ms (spec.md section 9, decision T4). */
export const SNACKBAR_TIME = { like: 3_000, normal: 6_000 } as const;

/** What can be done about it, as a button beside the text: 元に戻す. */
export interface SnackbarAction {
  label: string;
  run: () => void;
}

export interface Snackbar {
  id: number;
  text: string;
  kind: SnackbarKind;
  time: number;
  action: SnackbarAction | undefined;
}

interface Options {
  /** `info` unless given. */
  kind?: SnackbarKind;
  /** How long it stays, in ms; 6 s unless given. */
  time?: number;
  /** The message goes when it is taken. */
  action?: SnackbarAction | undefined;
}

/** Why the time stands still. */
export type PauseReason = 'hover' | 'focus' | 'hidden';

interface Surroundings {
  now: () => number;
  after: (milliseconds: number, run: () => void) => () => void;
}

export interface Snackbars {
  /** The message that is shown now. */
  store: StoreApi<{ current: Snackbar | null }>;
  show: (text: string, options?: Options) => void;
  /** Takes the current message away and shows the next. */
  dismiss: () => void;
  /** Forgets the current message and all that wait: they belong to somebody who has left. */
  clear: () => void;
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
}

/**
 * Messages that pass by themselves: one at a time, the others wait (decision T4). The time of the current one stands
 * still while it is looked at, holds the focus, or the tab is hidden. A text that is shown or waiting already is not
 * queued a second time.
 */
export function createSnackbars(surroundings: Surroundings = { now, after }): Snackbars {
  const store = createStore<{ current: Snackbar | null }>(() => ({ current: null }));
  const paused = new Set<PauseReason>();
  let waiting: Snackbar[] = [];
  let lastId = 0;
  let left = 0;
  let startedAt = 0;
  let stopTimer: (() => void) | null = null;

  function run() {
    if (paused.size > 0 || store.getState().current === null) return;
    startedAt = surroundings.now();
    stopTimer = surroundings.after(left, next);
  }

  function halt() {
    if (stopTimer === null) return;
    stopTimer();
    stopTimer = null;
    left = Math.max(0, left - (surroundings.now() - startedAt));
  }

  function next() {
    stopTimer?.();
    stopTimer = null;
    // What was under the pointer or held the focus is gone.
    paused.delete('hover');
    paused.delete('focus');
    const current = waiting.shift() ?? null;
    left = current?.time ?? 0;
    store.setState({ current });
    run();
  }

  return {
    store,
    show(text, { kind = 'info', time = SNACKBAR_TIME.normal, action } = {}) {
      const current = store.getState().current;
      // Two messages with an action are never the same: each undoes something else.
      const isSame = (other: Snackbar | null) => other?.text === text && !other.action && !action;
      if (waiting.some(isSame)) return;
      if (isSame(current) && waiting.length === 0) {
        halt();
        left = time;
        return run();
      }
      lastId += 1;
      waiting = [...waiting, { id: lastId, text, kind, time, action }];
      if (current === null) next();
    },
    dismiss: next,
    clear() {
      waiting = [];
      next();
    },
    pause(reason) {
      halt();
      paused.add(reason);
    },
    resume(reason) {
      paused.delete(reason);
      if (stopTimer === null) run();
    },
  };
}

/** The queue of this page. */
export const snackbars = createSnackbars();
