import { useEffect, useEffectEvent } from 'react';
import { readEntryState, writeEntryState } from '../browser/history/entryState.ts';
import { after } from '../time/timer.ts';

/** An action that a mounted component can run for a keyboard shortcut. */
export type ShortcutAction = 'focusFilters' | 'newPost' | 'nextConversation' | 'previousConversation' | 'showShortcuts';

/** The actions of the mounted components, the one that was mounted last at the end. */
const offered = new Map<ShortcutAction, (() => void)[]>();

const WANTED = 'shortcut';

/** Returns the state of a history entry whose screen runs the action as soon as it offers it. */
export const entryStateFor = (action: ShortcutAction) => ({ [WANTED]: action });

/** Lets the screen of the current history entry, which is still loading, run the action as soon as it offers it. */
export const wantShortcutAction = (action: ShortcutAction) => writeEntryState(WANTED, action);

/**
 * Offers an action to the keyboard shortcuts while the component is mounted, and runs it at once where a shortcut has
 * led to this screen for it.
 */
export function useShortcutAction(action: ShortcutAction, run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const start = () => runLatest();
    offered.set(action, [...(offered.get(action) ?? []), start]);
    // Runs in a later task, because a new screen moves the focus to its heading first.
    const cancel = after(0, () => {
      if (readEntryState(WANTED) !== action) return;
      writeEntryState(WANTED, undefined);
      start();
    });
    return () => {
      cancel();
      offered.set(
        action,
        (offered.get(action) ?? []).filter((other) => other !== start),
      );
    };
  }, [action]);
}

/** Runs the action of the last mounted component that offers it. @returns false when none offers it */
export function runShortcutAction(action: ShortcutAction): boolean {
  const run = offered.get(action)?.at(-1);
  run?.();
  return run !== undefined;
}
