import { createStore } from 'zustand/vanilla';
import { now } from '../../lib/time/clock.ts';
import { after } from '../../lib/time/timer.ts';

export type SnackbarKind = 'ok' | 'info' | 'error';

/** Display times in ms. */
export const SNACKBAR_TIME = { like: 3_000, normal: 6_000 } as const;

/** Age in ms from which a message does not stay on the next screen. */
const OLD = 2_000;

/** A button beside the text: 元に戻す. */
export interface SnackbarAction {
  label: string;
  run: () => void;
}

export interface Snackbar {
  id: number;
  text: string;
  hint: string | undefined;
  kind: SnackbarKind;
  time: number;
  action: SnackbarAction | undefined;
  topic: string;
  /** The message replaces one that contains the focus, so the focus moves to it. */
  takesFocus: boolean;
}

interface Options {
  /** Default `info`. */
  kind?: SnackbarKind;
  /** What the message means, in smaller letters below it. */
  hint?: string | undefined;
  /** Display time in ms; default 6000. */
  time?: number;
  /** The message is dismissed when the action is run. */
  action?: SnackbarAction | undefined;
  /**
   * The subject of the message: `profile`, `like:profile-1`. It replaces an older message with the same topic, shown or
   * queued, so that for example a failure is not shown after a success.
   */
  topic: string;
  /** The user has not just caused it: it waits until the older messages have ended. */
  waits?: boolean;
}

/** Whether a message returns after another one, and outlives its screen: it tells more than a success, or offers something. */
const isKept = ({ kind, action }: Snackbar) => kind !== 'ok' || action;

/** Why the display time is paused. */
export type PauseReason = 'hover' | 'focus' | 'hidden';

interface Clock {
  now: () => number;
  after: (milliseconds: number, run: () => void) => () => void;
}

export type Snackbars = ReturnType<typeof createSnackbars>;

/**
 * Creates a queue of temporary messages, shown one at a time. The display time is paused while the message is
 * hovered or contains the focus, and while the tab is hidden. A message is shown at once, unless it `waits` or the
 * older one is in use; an older one that only said that something was done ends then, and any other returns for the
 * rest of its time. A newer message about a topic replaces the older one, and a text that is already shown or queued is
 * not added again.
 */
export function createSnackbars(surroundings: Clock = { now, after }) {
  const store = createStore<{ current: Snackbar | null }>(() => ({ current: null }));
  const paused = new Set<PauseReason>();
  let waiting: Snackbar[] = [];
  let shownAt = 0;
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

  function showNow(current: Snackbar | null) {
    stopTimer?.();
    stopTimer = null;
    // The element that was hovered or had the focus is removed.
    paused.delete('hover');
    paused.delete('focus');
    left = current?.time ?? 0;
    shownAt = surroundings.now();
    store.setState({ current });
    run();
  }
  function next() {
    const message = waiting.shift();
    showNow(message === undefined ? null : { ...message, takesFocus: false });
  }

  return {
    /** The visible message, null without one. */
    store,
    show(text: string, options: Options): void {
      const { kind = 'info', hint, time = SNACKBAR_TIME.normal, action, topic, waits = false } = options;
      const { current } = store.getState();
      // Messages with an action are never duplicates, since each action undoes something else.
      const isSame = (other: Snackbar) => other.text === text && other.hint === hint && !other.action && !action;
      const isOlder = (other: Snackbar) => other.topic === topic;
      lastId += 1;
      const takesFocus = paused.has('focus');
      const message: Snackbar = { id: lastId, text, hint, kind, time, action, topic, takesFocus };
      if (current !== null && isSame(current)) {
        waiting = waiting.filter((other) => !isOlder(other));
        halt();
        left = time;
        return run();
      }
      if (current === null || isOlder(current)) {
        waiting = waiting.filter((other) => !isOlder(other) && !isSame(other));
        return showNow(message);
      }
      if (waits) {
        const place = waiting.findIndex(isOlder);
        if (waiting.some(isSame)) waiting = waiting.filter((other) => isSame(other) || !isOlder(other));
        else waiting = place === -1 ? [...waiting, message] : waiting.with(place, message);
        return undefined;
      }
      waiting = waiting.filter((other) => !isOlder(other) && !isSame(other));
      if (paused.has('hover') || paused.has('focus')) {
        waiting.unshift(message);
        return undefined;
      }
      halt();
      if (isKept(current)) {
        waiting.unshift({ ...current, time: Math.max(left, SNACKBAR_TIME.like) });
      }
      return showNow(message);
    },
    /**
     * Removes the visible message, which is about the screen that has been left. One that is kept stays, and a new one,
     * which may be about what led to the next screen.
     */
    leaveScreen() {
      const { current } = store.getState();
      if (current && !isKept(current) && surroundings.now() - shownAt >= OLD) next();
    },
    /** Removes the visible message and shows the next. */
    dismiss: next,
    /** Removes all messages about a topic, shown or queued, because they no longer apply. */
    removeByTopic(topic: string) {
      waiting = waiting.filter((other) => other.topic !== topic);
      if (store.getState().current?.topic === topic) next();
    },
    /** Removes all messages, because they belong to a session that has ended. */
    clear() {
      waiting = [];
      next();
    },
    pause(reason: PauseReason) {
      halt();
      paused.add(reason);
    },
    resume(reason: PauseReason) {
      paused.delete(reason);
      if (stopTimer === null) run();
    },
  };
}

/** The queue of the page. */
export const snackbars = createSnackbars();
