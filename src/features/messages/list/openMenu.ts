import type { ConversationEntry } from '../../../realtime/selectors.ts';

/** The menu that is open in the list of conversations. */
export interface OpenMenu {
  conversation: ConversationEntry;
  /** The button in the conversation's row, beside which the menu opens. */
  opener: HTMLButtonElement;
}
