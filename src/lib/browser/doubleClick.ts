/** The element that a click is meant for: the control around the target, or the one that a label belongs to. */
const CONTROL = 'a, button, input, select, textarea, summary, label, [role], [tabindex]';

function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/**
 * Suppresses the second click of a double click, and the repetition of a held key, when another control has appeared
 * under the pointer or the focus since the first one: the user did not mean that control (rule B13). A separate,
 * later click is not suppressed.
 * @returns removes the listeners
 */
export function guardDoubleClick(root: Document): () => void {
  const stopping = new AbortController();
  let clicked: Element | null = null;
  let keyed: Element | null = null;
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
      if (event.detail === 1) clicked = control;
      else if (control !== clicked) suppress(event);
    },
    { capture: true, signal: stopping.signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter') return;
      const control = controlAt(event.target);
      if (!event.repeat) keyed = control;
      else if (control !== keyed) suppress(event);
    },
    { capture: true, signal: stopping.signal },
  );
  return () => stopping.abort();
}
