import type { ConversationEntry } from '../../../realtime/selectors.ts';

/** The row of the list whose menu is open. */
export interface PressedMenu {
  conversation: ConversationEntry;
  /** The button that was pressed. */
  opener: HTMLButtonElement;
}
