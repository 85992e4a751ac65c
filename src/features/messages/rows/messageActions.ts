import type { RefObject } from 'react';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import type { LogHandle } from '../log/logView.ts';

/** The message whose menu is open. */
export interface PressedMessage {
  entry: ChatEntry;
  /** The button that was pressed. */
  opener: HTMLElement;
}

/** What the rows of a log may do; the chat makes one object for all of them, the same as long as it does the same. */
export interface MessageActions {
  /** Opens the menu of a message; closes it if it is open. */
  onMenu: (next: (open: PressedMessage | null) => PressedMessage | null) => void;
  /** The log that the rows are in, for a quotation that scrolls to the quoted message. */
  log: RefObject<LogHandle | null>;
}
