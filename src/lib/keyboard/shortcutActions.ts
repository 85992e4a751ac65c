import { useEffect, useEffectEvent } from 'react';
import { readEntryState, writeEntryState } from '../browser/history/entryState.ts';
import { after } from '../time/timer.ts';

/** What a mounted component can do at a keyboard shortcut. */
export type ShortcutAction = 'focusFilters' | 'newPost' | 'nextConversation' | 'previousConversation' | 'showShortcuts';

/** The actions of the mounted components, the one that was mounted last at the end. */
const offered = new Map<ShortcutAction, (() => void)[]>();

const WANTED = 'shortcut';

/** The state of a history entry whose screen runs the action as soon as it offers it. */
export const entryStateFor = (action: ShortcutAction) => ({ [WANTED]: action });

/**
 * Offers an action to the keyboard shortcuts while the component is mounted, and runs it at once where a shortcut has led
 * to this screen for it.
 */
export function useShortcutAction(action: ShortcutAction, run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const start = () => runLatest();
    offered.set(action, [...(offered.get(action) ?? []), start]);
    // Later, since a screen that is new moves the focus to its heading first.
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

/** @returns whether a mounted component offers the action, which has been run then */
export function runShortcutAction(action: ShortcutAction): boolean {
  const run = offered.get(action)?.at(-1);
  run?.();
  return run !== undefined;
}
