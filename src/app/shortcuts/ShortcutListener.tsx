import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { listenToKeys } from '../../lib/keyboard/earlyKeys.ts';
import { entryStateFor, runShortcutAction, wantShortcutAction } from '../../lib/keyboard/shortcutActions.ts';
import { useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { createShortcutReader, isTaken, type ShortcutTarget } from './shortcuts.ts';
import { shortcutSetting } from './shortcutSetting.ts';

/** Handles the keyboard shortcuts of the whole app while they are enabled. */
export function ShortcutListener() {
  const isOn = useDeviceSetting(shortcutSetting);
  const [path, navigate] = useLocation();
  /** @returns whether the shortcut had an effect */
  const follow = useEffectEvent((target: ShortcutTarget) => {
    if (target === 'help') return runShortcutAction('showShortcuts');
    if (!('action' in target)) navigate(target.path);
    else if (!runShortcutAction(target.action)) {
      if (target.at === undefined) return false;
      // The screen is still loading.
      if (target.at === path) wantShortcutAction(target.action);
      else navigate(target.at, { state: entryStateFor(target.action) });
    }
    return true;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const read = createShortcutReader();
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTaken(event.target, event.altKey)) return;
      const target = read(event);
      if (target !== null && follow(target)) event.preventDefault();
    };
    return listenToKeys(handleKey);
  }, [isOn]);
  return null;
}
