import type { RefObject } from 'react';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import type { LogHandle } from '../log/logView.ts';

/** The message whose menu is open. */
export interface PressedMessage {
  entry: ChatEntry;
  /** The button that was pressed. */
  opener: HTMLElement;
}

/** What a message needs to act; the same object as long as it does the same. */
export interface MessageActions {
  /** Opens the menu of a message, or closes it when it is that one. */
  onMenu: (next: (open: PressedMessage | null) => PressedMessage | null) => void;
  log: RefObject<LogHandle | null>;
}
