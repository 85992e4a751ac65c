/**
 * Whether a change of `open` should close the dialog. A press on a snackbar, which is displayed above all dialogs, does
 * not count as a press outside.
 */
export function shouldClose(open: boolean, { event }: { event: Event }): boolean {
  const onSnackbar = event.target instanceof Element && event.target.closest('[data-snackbars]') !== null;
  return !open && !onSnackbar;
}
