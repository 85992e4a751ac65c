import { type SnackbarAction, type SnackbarKind, snackbars } from './snackbars.ts';

interface Message {
  text: string;
  kind: SnackbarKind;
  /** How long it stays, in ms; 6 s unless given. Likes take `SNACKBAR_TIME.like`. */
  duration?: number;
  action?: SnackbarAction;
}

/** Puts a message into the queue of this page. */
export function showSnackbar({ text, kind, duration, action }: Message): void {
  snackbars.show(text, { kind, action, ...(duration === undefined ? {} : { time: duration }) });
}
