/** Controls that Safari does not focus on a press; it focuses fields and elements with a `tabindex`. */
const PRESSABLE = 'a[href], button, input, summary';

/**
 * Moves the focus to the control that is pressed, in browsers that leave it nowhere (Safari; Firefox on macOS), so that
 * a dialog, a menu or a sheet gives it back to what opened it. Does nothing where the focus is on purpose: on the
 * control itself, or in a field that the press was to leave it in.
 * @returns removes the listener
 */
export function focusPressed(root: Document): () => void {
  const stopping = new AbortController();
  root.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
      const { activeElement } = root;
      const isNowhere = activeElement === null || (activeElement !== control && activeElement.contains(control));
      if (control !== null && isNowhere) control.focus({ preventScroll: true, focusVisible: false });
    },
    { capture: true, signal: stopping.signal },
  );
  return () => stopping.abort();
}
