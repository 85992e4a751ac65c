/** Selects the element that a click is meant for: the control around the target, or the label of a control. */
const CONTROL = 'a, button, input, select, textarea, summary, label, [role], [tabindex]';
const PRESSES = new Set(['Enter', ' ']);
/** A second press within this time, in ms, is a double press: a user who has seen a new control needs longer. */
const DOUBLE_PRESS_MS = 300;
/** Maximum distance in px between the two taps of a double tap. */
const DOUBLE_TAP_PX = 24;

function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

function isDoubleTap(first: MouseEvent, second: MouseEvent): boolean {
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < DOUBLE_PRESS_MS && distance <= DOUBLE_TAP_PX;
}

/** What a control acts on, where the element stays and its subject changes. */
const subjectOf = (control: Element | null) => control?.getAttribute('data-subject') ?? null;

/** Whether the key is a space that the user types as text, not a press of a control. */
const isWriting = ({ key, target }: KeyboardEvent) =>
  key === ' ' && target instanceof Element && target.matches('input, textarea, [contenteditable]');

/**
 * Suppresses the second click of a double click, and the repetition or the second quick press of a key, when another
 * control, or one with another `data-subject`, has appeared under the pointer or the focus since the first one: the user
 * did not mean that control. A separate, later press is not suppressed, nor is one after another key, which
 * may have moved the focus, nor a second press while the first control is still there.
 * @returns removes the listeners
 */
export function guardDoubleClick(root: Document): () => void {
  const stopping = new AbortController();
  const options = { capture: true, signal: stopping.signal };
  let clicked: { control: Element | null; subject: string | null; event: MouseEvent } | null = null;
  let isTouch = false;
  let keyed: { control: Element | null; time: number } | null = null;
  let suppressedKey: string | null = null;
  const suppress = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  root.addEventListener(
    'click',
    (event) => {
      // `detail` is 0 for a click by keyboard or by code.
      if (event.detail === 0) return;
      const control = controlAt(event.target);
      // Safari on iOS does not count taps: each has the detail 1.
      const isSecond = event.detail > 1 || (isTouch && clicked !== null && isDoubleTap(clicked.event, event));
      const subject = subjectOf(control);
      if (!isSecond) clicked = { control, subject, event };
      else if (control !== clicked?.control || subject !== clicked.subject) suppress(event);
    },
    options,
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const { key, repeat, timeStamp: time } = event;
      suppressedKey = null;
      if (!PRESSES.has(key) || isWriting(event)) {
        keyed = null;
        return;
      }
      const control = controlAt(event.target);
      const isSecond = keyed !== null && !keyed.control?.isConnected && time - keyed.time < DOUBLE_PRESS_MS;
      if (keyed === null || !(repeat || isSecond)) {
        keyed = { control, time };
        return;
      }
      keyed.time = time;
      if (control === keyed.control) return;
      suppressedKey = key;
      suppress(event);
    },
    options,
  );
  // Some controls act when the key is released.
  root.addEventListener('keyup', (event) => event.key === suppressedKey && suppress(event), options);
  root.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      keyed = null;
      isTouch = pointerType === 'touch';
    },
    options,
  );
  return () => stopping.abort();
}
