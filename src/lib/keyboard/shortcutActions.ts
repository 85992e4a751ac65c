import { useEffect, useEffectEvent } from 'react';

/** What a mounted component can do at a keyboard shortcut. */
export type ShortcutAction = 'focusFilters' | 'newPost' | 'nextConversation' | 'previousConversation' | 'showShortcuts';

/** The actions of the mounted components, the one that was mounted last at the end. */
const offered = new Map<ShortcutAction, (() => void)[]>();

/** Offers an action to the keyboard shortcuts while the component is mounted. */
export function useShortcutAction(action: ShortcutAction, run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const start = () => runLatest();
    offered.set(action, [...(offered.get(action) ?? []), start]);
    return () =>
      void offered.set(
        action,
        (offered.get(action) ?? []).filter((other) => other !== start),
      );
  }, [action]);
}

/** @returns whether a mounted component offers the action, which has been run then */
export function runShortcutAction(action: ShortcutAction): boolean {
  const run = offered.get(action)?.at(-1);
  run?.();
  return run !== undefined;
}
