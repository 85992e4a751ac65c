import { type ComposingKey, isComposing } from '../../lib/keyboard/isComposing.ts';
import type { ShortcutAction } from '../../lib/keyboard/shortcutActions.ts';
import { paths } from '../../navigation/paths.ts';

/**
 * The effect of a shortcut: it goes to a screen, runs an action, or shows the list of the shortcuts. An action with a
 * screen goes to that screen first; without one it does nothing unless a component offers it.
 */
export type ShortcutTarget = { path: string } | { action: ShortcutAction; at?: string } | 'help';

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
export function isTaken(target: EventTarget | null, hasAlt: boolean): boolean {
  if (document.querySelector(inFront) !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (hasAlt && target instanceof HTMLTextAreaElement && target.value === '') return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="menu"], [role="slider"]') !== null;
}
