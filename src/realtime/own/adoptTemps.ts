import { conversationIn, putConversation } from '../changeConversation.ts';
import { byNumber, removeConfirmedTemp, tempNumber } from './confirmOwn.ts';
import { deliver } from './delivery.ts';
import { messagesIn } from '../snapshots/messageHistory.ts';
import { failWaiting, withHistoryRequested } from './ownMessages.ts';
import type { ConversationState, PersistedTemps, LiveState, TempMessage } from '../types.ts';

/**
 * Takes over the unconfirmed messages of a tab that was closed or crashed (RT42). Queued messages stay queued. Messages
 * that were being sent become in doubt, as after a lost socket: the server may have stored them, and its confirmation
 * may already be in this state.
 */
export function adoptTemps(state: LiveState, persisted: readonly PersistedTemps[]): LiveState {
  const used = new Set([...state.conversations.values()].flatMap(({ temps }) => temps.map(({ id }) => tempNumber(id))));
  const next = persisted.reduce((adopting, { conversationId, temps }) => {
    const conversation = conversationIn(adopting, conversationId);
    const adopted = temps.map((temp) => ({ ...temp, id: `temp-${freeNumber(temp, used)}` }));
    const left = withoutStored(deliver({ ...conversation, temps: adopted }, 'tabClosed'), state.me).temps;
    const merged = [...conversation.temps, ...left].sort(byNumber);
    return putConversation(adopting, withHistoryRequested({ ...conversation, temps: merged }));
  }, state);
  const newest = Math.max(state.nextTemp - 1, ...used);
  const adopted = { ...next, losses: state.losses + 1, nextTemp: newest + 1 };
  return state.connection.kind === 'failed' ? failWaiting(adopted) : adopted;
}

/** Returns the message's own number, or the next number that no other message in this tab uses. */
function freeNumber({ id }: TempMessage, used: Set<number>): number {
  let number = tempNumber(id);
  if (!Number.isSafeInteger(number)) number = 1;
  while (used.has(number)) number += 1;
  used.add(number);
  return number;
}

/**
 * Removes messages that are already confirmed: a frame that went to every tab, or a snapshot, may have arrived before
 * the takeover.
 */
function withoutStored(conversation: ConversationState, me: string | null): ConversationState {
  return messagesIn(conversation.messages)
    .filter(({ senderId }) => senderId === me)
    .reduce((next, message) => removeConfirmedTemp(next, message, false), conversation);
}
