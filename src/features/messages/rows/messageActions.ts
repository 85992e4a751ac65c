import type { RefObject } from 'react';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import type { LogHandle } from '../log/logView.ts';

/** The message whose menu is open. */
export interface PressedMessage {
  entry: ChatEntry;
  /** The button that was pressed. */
  opener: HTMLElement;
}

/** What a chat passes to all rows of its log: one object that stays the same, so that the rows remain memoized. */
export interface MessageActions {
  /** Opens the menu of a message; closes it if it is open. */
  onMenu: (next: (open: PressedMessage | null) => PressedMessage | null) => void;
  /** The log that the rows are in, for a quotation that scrolls to the quoted message. */
  log: RefObject<LogHandle | null>;
}
