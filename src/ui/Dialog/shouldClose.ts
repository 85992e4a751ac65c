/**
 * Whether a change of `open` should close the dialog. A press on what is displayed above all dialogs (snackbars, the
 * mock panel) does not count as a press outside.
 */
export function shouldClose(open: boolean, { event }: { event: Event }): boolean {
  const isAbove =
    event.target instanceof Element && event.target.closest('[data-snackbars], [data-over-dialogs]') !== null;
  return !open && !isAbove;
}
