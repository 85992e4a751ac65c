import type { RefObject } from 'react';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import type { LogHandle } from '../log/logView.ts';

/** The message whose menu is open. */
export interface PressedMessage {
  entry: ChatEntry;
  /** The button that was pressed. */
  opener: HTMLElement;
}

/** The actions of all messages; the same object as long as they do the same. */
export interface MessageActions {
  /** Opens the menu of a message; closes it if it is open. */
  onMenu: (next: (open: PressedMessage | null) => PressedMessage | null) => void;
  log: RefObject<LogHandle | null>;
}
