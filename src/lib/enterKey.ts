/** What matters of a key press; the native event fits. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  /** 229 while an input method has the key. */
  keyCode: number;
  /** In ms, by the clock of the event that ended a composition. */
  timeStamp: number;
}

/** The key press that ends a composition comes right behind its end, where it comes behind it at all. */
const SAME_PRESS = 40;

/**
 * Tells a plain Enter from one that an input method takes to confirm what it wrote (decision M14). Chrome and Firefox
 * press first, with `isComposing`, and then end the composition; Safari ends it first and presses then, where neither
 * `isComposing` nor every keyboard's key code gives it away.
 */
export function createEnterWatch() {
  let isComposing = false;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    compositionStarted() {
      isComposing = true;
    },
    compositionEnded(timeStamp: number) {
      isComposing = false;
      endedAt = timeStamp;
    },
    /** Enter alone, meant for the page. */
    isPlainEnter(press: KeyPress): boolean {
      if (press.key !== 'Enter' || press.shiftKey || press.ctrlKey || press.altKey || press.metaKey) return false;
      const isOfInputMethod = isComposing || press.isComposing || press.keyCode === 229;
      return !isOfInputMethod && press.timeStamp - endedAt > SAME_PRESS;
    },
  };
}
