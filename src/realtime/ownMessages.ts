import type { ConversationId, Message } from '../api/generated/model/index.ts';
import { changeAll, changeConversation, conversationIn, putConversation } from './changeConversation.ts';
import { confirmByRest, sendBaseline, pruneReplacedTemps } from './confirmOwn.ts';
import { isInDoubt, isKnown } from './conversationState.ts';
import { withLastMessage } from './receiveMessage.ts';
import { toConfirmed } from './messageHistory.ts';
import type { ConversationState, LiveState, TempMessage } from './types.ts';
import { trimText } from '../lib/text/trimText.ts';

/** Adds a temporary message (RT30). When the connection attempts are used up, it fails at once (RT34). */
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
    status: state.connection.kind === 'failed' ? 'failed' : 'queued',
    path: null,
    since: null,
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

/** Updates one temporary message. Returns the same state when it does not exist or `change` returns null. */
function changeTemp(
  state: LiveState,
  id: ConversationId,
  tempId: string,
  change: (temp: TempMessage, conversation: ConversationState) => TempMessage | null,
): LiveState {
  return changeConversation(state, id, (conversation) => {
    const temp = conversation.temps.find((other) => other.id === tempId);
    const changed = temp === undefined ? null : change(temp, conversation);
    if (temp === undefined || changed === null) return conversation;
    const temps = conversation.temps.map((other) => (other === temp ? changed : other));
    return pruneReplacedTemps({ ...conversation, temps });
  });
}

/** Marks a message as sent: from now on the server may have it (RT36, RT42). */
export function transmitTemp(state: LiveState, id: ConversationId, tempId: string, path: 'socket' | 'rest'): LiveState {
  return changeTemp(state, id, tempId, (temp, conversation) => ({
    ...temp,
    status: 'sending',
    path,
    since: temp.since ?? sendBaseline(conversation),
  }));
}

/** Queues a message again that the socket has refused. */
export function requeueTemp(state: LiveState, id: ConversationId, tempId: string): LiveState {
  return changeTemp(state, id, tempId, (temp) => ({ ...temp, status: 'queued', path: null, since: null }));
}

/** Whether the message is still in flight on the socket on which it was sent. */
const isOnSocket = (state: LiveState, id: ConversationId, tempId: string, gap: number) =>
  state.gap === gap &&
  state.conversations.get(id)?.temps.some((temp) => temp.id === tempId && temp.path === 'socket') === true;

/** Requests the history of a message whose confirmation is late, before the message fails (RT33). */
export function verifyUnconfirmed(state: LiveState, id: ConversationId, tempId: string, gap: number): LiveState {
  return isOnSocket(state, id, tempId, gap) ? changeConversation(state, id, withRequested) : state;
}

/**
 * Fails a message that was not confirmed in time, and requests the history once more unless a request is pending
 * (RT33).
 */
export function failOverdue(state: LiveState, id: ConversationId, tempId: string, gap: number): LiveState {
  if (!isOnSocket(state, id, tempId, gap)) return state;
  const next = changeTemp(state, id, tempId, (temp) => ({ ...temp, status: 'failed', path: null }));
  return changeConversation(next, id, (conversation) =>
    conversation.load.isInFlight ? conversation : withRequested(conversation),
  );
}

/** Fails all queued messages and all messages in doubt, because the connection attempts are used up (RT34). */
export function failWaiting(state: LiveState): LiveState {
  const isWaiting = (temp: TempMessage) => temp.status === 'queued' || isInDoubt(temp);
  return changeAll(state, (conversation) => {
    if (!conversation.temps.some(isWaiting)) return conversation;
    const fail = (temp: TempMessage): TempMessage =>
      isWaiting(temp) ? { ...temp, status: 'failed', path: null } : temp;
    return { ...conversation, temps: conversation.temps.map(fail) };
  });
}

/** Starts to resend a failed message, from now on over REST (RT39). */
export function beginResend(state: LiveState, id: ConversationId, tempId: string): LiveState {
  return changeTemp(state, id, tempId, (temp) =>
    temp.status === 'failed' ? { ...temp, status: 'sending', path: 'rest' } : null,
  );
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
  const next = changeTemp(state, id, tempId, (temp) =>
    temp.path === 'rest' ? { ...temp, status: 'failed', path: null } : null,
  );
  return next === state ? state : changeConversation(next, id, withRequested);
}

/** Removes a message that is queued or failed (RT40). One that is in flight stays. */
export function discardTemp(state: LiveState, id: ConversationId, tempId: string): LiveState {
  return changeConversation(state, id, (conversation) => ({
    ...conversation,
    temps: conversation.temps.filter((temp) => temp.id !== tempId || temp.status === 'sending'),
  }));
}
