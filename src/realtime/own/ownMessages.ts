import type { ConversationId, Message } from '../../api/generated/model/index.ts';
import { changeAll, changeConversation, conversationIn, putConversation } from '../changeConversation.ts';
import { confirmByRest, sendBaseline } from './confirmOwn.ts';
import { isKnown } from '../conversationState.ts';
import { deliver, type DeliveryEvent } from './delivery.ts';
import { withLastMessage } from '../frames/receiveMessage.ts';
import { toConfirmed } from '../snapshots/messageHistory.ts';
import type { ConversationState, LiveState, TempMessage } from '../types.ts';
import { trimText } from '../../lib/text/trimText.ts';

/**
 * Adds a text that the user sends, as a temporary message (RT30). When the connection attempts are used up, it fails at
 * once (RT34).
 */
export function writeTemp(state: LiveState, id: ConversationId, text: string, at: number): LiveState {
  const content = trimText(text);
  if (content === '') return state;
  const conversation = conversationIn(state, id);
  // Based on the time, so that messages of several tabs sort in the order of writing after a takeover.
  const number = Math.max(state.nextTemp, Math.floor(at));
  const temp: TempMessage = {
    id: `temp-${number}`,
    content,
    createdAt: at,
    delivery: state.connection.kind === 'failed' ? 'failed' : 'queued',
    since: null,
    writtenAfter: sendBaseline(conversation),
  };
  const next = putConversation(state, withHistoryRequested({ ...conversation, temps: [...conversation.temps, temp] }));
  return { ...next, nextTemp: number + 1 };
}

/** Requests the history of a conversation of which nothing is known yet: its messages wait for that (RT36). */
export function withHistoryRequested(conversation: ConversationState): ConversationState {
  return isKnown(conversation) ? conversation : withRequested(conversation);
}

function withRequested(conversation: ConversationState): ConversationState {
  return { ...conversation, load: { ...conversation.load, isRequested: true } };
}

/** Applies an event to one temporary message. */
export function deliverTemp(state: LiveState, id: ConversationId, tempId: string, event: DeliveryEvent): LiveState {
  return changeConversation(state, id, (conversation) => deliver(conversation, event, tempId));
}

/** Whether the message is still in flight on the socket on which it was sent. */
const isOnSocket = (state: LiveState, id: ConversationId, tempId: string, gap: number) =>
  state.gap === gap &&
  state.conversations.get(id)?.temps.some((temp) => temp.id === tempId && temp.delivery === 'onSocket') === true;

/**
 * Requests the history of a message whose confirmation is late, before the message fails (RT33). When that arrives and
 * the message is still unconfirmed, it is evidence against the connection (RT91).
 */
export function verifyUnconfirmed(state: LiveState, id: ConversationId, tempId: string, gap: number): LiveState {
  if (!isOnSocket(state, id, tempId, gap)) return state;
  return changeConversation(state, id, (conversation) => ({
    ...withRequested(conversation),
    temps: conversation.temps.map((temp) =>
      temp.id === tempId && temp.isRepeated !== true ? { ...temp, lateOn: gap } : temp,
    ),
  }));
}

/**
 * Fails a message that was not confirmed in time, and requests the history once more unless a request is pending
 * (RT33).
 */
export function failOverdue(state: LiveState, id: ConversationId, tempId: string, gap: number): LiveState {
  if (!isOnSocket(state, id, tempId, gap)) return state;
  return changeConversation(deliverTemp(state, id, tempId, 'overdue'), id, (conversation) =>
    conversation.load.isInFlight ? conversation : withRequested(conversation),
  );
}

/** Fails all queued messages and all messages in doubt, because the connection attempts are used up (RT34). */
export function failWaiting(state: LiveState): LiveState {
  return changeAll(state, (conversation) => deliver(conversation, 'attemptsUsedUp'));
}

/** Applies the response to a POST (RT35, RT39). */
export function applySentByRest(state: LiveState, id: ConversationId, tempId: string, wire: Message): LiveState {
  return changeConversation(state, id, (conversation) => {
    const message = toConfirmed(wire);
    const isRead = message.isRead || conversation.earlyReads.has(message.id);
    return withLastMessage(confirmByRest(conversation, tempId, { ...message, isRead }), message);
  });
}

/** Fails a message whose POST, or the request before it, failed. The server may still have stored it (RT33). */
export function failSent(state: LiveState, id: ConversationId, tempId: string): LiveState {
  const next = deliverTemp(state, id, tempId, 'postFailed');
  return next === state ? state : changeConversation(next, id, withRequested);
}
