import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import { listenToKeys } from '../../lib/keyboard/earlyKeys.ts';
import { type ComposingKey, isComposing } from '../../lib/keyboard/isComposing.ts';
import {
  entryStateFor,
  runShortcutAction,
  wantShortcutAction,
  type ShortcutAction,
} from '../../lib/keyboard/shortcutActions.ts';
import { useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { shortcutSetting } from './shortcutSetting.ts';

/** Handles the keyboard shortcuts of the whole app while they are enabled (rule S25). */
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

/**
 * The effect of a shortcut: it goes to a screen, runs an action, or shows the list of the shortcuts. An action with a
 * screen goes to that screen first; without one it does nothing unless a component offers it.
 */
type ShortcutTarget = { path: string } | { action: ShortcutAction; at?: string } | 'help';

/** The properties of a key press that are used; compatible with the native KeyboardEvent. */
export type KeyPress = ComposingKey & Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'>;

/** Milliseconds after `g` within which the second key must follow. */
const SEQUENCE_MS = 1_500;

const afterG: Readonly<Record<string, ShortcutTarget>> = {
  s: { path: paths.search },
  l: { path: paths.likes },
  m: { path: paths.messages },
  n: { path: paths.notifications },
  b: { path: paths.board },
};
const alone: Readonly<Record<string, ShortcutTarget>> = {
  '/': { action: 'focusFilters', at: paths.search },
  n: { action: 'newPost', at: paths.board },
  '?': 'help',
};
const withAlt: Readonly<Record<string, ShortcutTarget>> = {
  ArrowDown: { action: 'nextConversation' },
  ArrowUp: { action: 'previousConversation' },
};

/** Creates a reader that recognizes the shortcuts in a sequence of key presses outside of text fields. */
export function createShortcutReader(): (press: KeyPress) => ShortcutTarget | null {
  let pressedG = Number.NEGATIVE_INFINITY;
  return (press) => {
    const isAfterG = press.timeStamp - pressedG <= SEQUENCE_MS;
    pressedG = Number.NEGATIVE_INFINITY;
    if (isComposing(press) || press.ctrlKey || press.metaKey) return null;
    if (press.altKey) return withAlt[press.key] ?? null;
    const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
    if (isAfterG && afterG[key] !== undefined) return afterG[key];
    if (key === 'g') pressedG = press.timeStamp;
    return alone[key] ?? null;
  };
}

/** Selects what overlays the screen, except a dialog that is closing. */
const inFront =
  '[role="dialog"]:not([data-closed]), [role="alertdialog"]:not([data-closed]), [role="menu"]:popover-open';

/**
 * Whether a key press belongs to something else: a text field, a select, or what overlays the screen.
 * @param hasAlt whether Alt is pressed, which writes nothing into a text area that is still empty
 */
function isTaken(target: EventTarget | null, hasAlt: boolean): boolean {
  if (document.querySelector(inFront) !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (hasAlt && target instanceof HTMLTextAreaElement && target.value === '') return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="menu"], [role="slider"]') !== null;
}
