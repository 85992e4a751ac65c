/**
 * Whether somebody really wants a dialog closed: a press on a snackbar, which lies above all dialogs, is none beside the
 * dialog.
 */
export function asksToClose(open: boolean, { event }: { event: Event }): boolean {
  const onSnackbar = event.target instanceof Element && event.target.closest('[data-snackbars]') !== null;
  return !open && !onSnackbar;
}
