import { type ComposingKey, isComposing } from '../../../lib/keyboard/isComposing.ts';

/** The properties of a key press that are used; `timeStamp` in ms, by the clock of the end of the composition. */
export type KeyPress = ComposingKey &
  Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'timeStamp'>;

/**
 * Milliseconds within which the key press that confirms a composition follows `compositionend`, if it is dispatched
 * after it.
 */
const COMPOSITION_ENTER_WINDOW_MS = 40;

/**
 * Distinguishes a plain Enter from one with which an input method (IME) confirms its text (rule M14). Chrome and
 * Firefox dispatch `keydown` with `isComposing` and then `compositionend`. Safari dispatches `compositionend` first; in
 * its `keydown`, `isComposing` is false and not every keyboard sets key code 229.
 */
export function createEnterDetector() {
  let isOpen = false;
  let endedAt = Number.NEGATIVE_INFINITY;
  const isOfInputMethod = (press: KeyPress) =>
    isOpen || isComposing(press) || press.timeStamp - endedAt <= COMPOSITION_ENTER_WINDOW_MS;

  return {
    compositionStarted() {
      isOpen = true;
    },
    compositionEnded(timeStamp: number) {
      isOpen = false;
      endedAt = timeStamp;
    },
    /** Returns whether the press is Enter, with or without Shift, and is not handled by an input method. */
    isEnter(press: KeyPress): boolean {
      if (press.key !== 'Enter' || press.ctrlKey || press.altKey || press.metaKey) return false;
      return !isOfInputMethod(press);
    },
    /**
     * Returns whether the press sends: Enter that is not handled by an input method, and, unless Enter alone sends, with
     * Ctrl or the command key.
     */
    sends(press: KeyPress, isEnterEnough: boolean): boolean {
      const hasCommand = press.ctrlKey || press.metaKey;
      if (press.key !== 'Enter' || press.shiftKey || press.altKey || hasCommand === isEnterEnough) return false;
      return !isOfInputMethod(press);
    },
  };
}
