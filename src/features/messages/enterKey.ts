import { type ComposingKey, isComposing } from '../../lib/keyboard/isComposing.ts';

/** The properties of a key press that are used; compatible with the native KeyboardEvent. */
export type KeyPress = ComposingKey & Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Distinguishes a plain Enter from one with which an input method (IME) confirms its text. Chrome and Firefox dispatch
 * `keydown` with `isComposing` and then `compositionend`. Safari dispatches `compositionend` first, and then `keydown`
 * with key code 229 and without `isComposing`. Keyboards that end the composition themselves, such as Gboard, dispatch
 * `compositionend` and at once `keydown` with key code 13: that Enter is the user's own, so the time between the two
 * events decides nothing.
 */
export function createEnterDetector() {
  let isOpen = false;
  const isOfInputMethod = (press: KeyPress) => isOpen || isComposing(press);

  return {
    compositionStarted() {
      isOpen = true;
    },
    compositionEnded() {
      isOpen = false;
    },
    /** Returns whether the press is Enter, with or without Shift, and is not handled by an input method. */
    isEnter(press: KeyPress): boolean {
      if (press.key !== 'Enter' || press.ctrlKey || press.altKey || press.metaKey) return false;
      return !isOfInputMethod(press);
    },
    /**
     * Returns whether the press sends: Enter that is not handled by an input method, and, unless Enter alone sends,
     * with Ctrl or the command key.
     */
    sends(press: KeyPress, isEnterEnough: boolean): boolean {
      const hasCommand = press.ctrlKey || press.metaKey;
      if (press.key !== 'Enter' || press.shiftKey || press.altKey || hasCommand === isEnterEnough) return false;
      return !isOfInputMethod(press);
    },
  };
}
