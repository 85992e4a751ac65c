import type { ConversationId, Message } from '../api/generated/model/index.ts';
import { trimText } from '../lib/text/trimText.ts';
import {
  changeAll,
  changeConversation,
  conversationIn,
  isInDoubt,
  isKnown,
  putConversation,
  withLastMessage,
} from './conversation.ts';
import { byNumber, confirmByRest, deliver, removeConfirmedTemp, sendBaseline, tempNumber } from './delivery.ts';
import { messagesIn, toConfirmed } from './messageHistory.ts';
import type { ConversationState, LiveAction, LiveState, PersistedTemps, TempMessage } from './types.ts';

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
function withHistoryRequested(conversation: ConversationState): ConversationState {
  return isKnown(conversation) ? conversation : withRequested(conversation);
}

function withRequested(conversation: ConversationState): ConversationState {
  return { ...conversation, load: { ...conversation.load, isRequested: true } };
}

/**
 * Applies an event of the table in SPEC.md to one temporary message. A message that fails may still have been stored by
 * the server, so the history is requested (RT33); when it is overdue, only unless a request of it is pending.
 */
export function deliverTemp(state: LiveState, action: LiveAction & { type: 'delivery' }): LiveState {
  const { event, id, tempId } = action;
  if (event === 'overdue' && !isOnSocket(state, id, tempId, action.gap)) return state;
  return changeConversation(state, id, (conversation) => {
    const next = deliver(conversation, event, tempId);
    if (next === conversation) return conversation;
    const isRequested = event === 'postFailed' || (event === 'overdue' && !conversation.load.isInFlight);
    return isRequested ? withRequested(next) : next;
  });
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

/**
 * Whether a snapshot that was requested at this point shows every message that can still arrive from lost connections.
 */
export function isConclusive(state: LiveState, request: { readonly settledLosses: number }): boolean {
  return request.settledLosses === state.losses;
}

/**
 * Records that the network delivers nothing more from these losses: from now on a fetched history is conclusive (RT41).
 */
export function settleLoss(state: LiveState, losses: number): LiveState {
  if (losses <= state.settledLosses) return state;
  const next = { ...state, settledLosses: losses };
  return losses < state.losses ? next : requestDoubtedHistories(next);
}

/** Requests the history of every conversation with a message in doubt, once a history is conclusive. */
export function requestDoubtedHistories(state: LiveState): LiveState {
  if (state.settledLosses < state.losses) return state;
  return changeAll(state, (conversation) =>
    conversation.temps.some(isInDoubt)
      ? { ...conversation, load: { ...conversation.load, isRequested: true, hasFailed: false } }
      : conversation,
  );
}

/**
 * Applies the loss of the connection with this `gap` to the messages that were sent on it (RT41).
 * @param isSilent whether the app itself took the connection for lost: what had failed on it without anybody knowing why
 * is in doubt again, once (RT44)
 */
export function loseSocket(conversation: ConversationState, gap: number, isSilent: boolean): ConversationState {
  const lost = deliver(conversation, 'socketLost');
  const late = isSilent ? lost.temps.filter(({ lateOn }) => lateOn === gap) : [];
  if (late.length === 0) return lost;
  const doubted = late.reduce((next, { id }) => deliver(next, 'silent', id), lost);
  const temps = doubted.temps.map((temp) =>
    temp.lateOn === gap ? { ...temp, lateOn: undefined, isRepeated: true } : temp,
  );
  return { ...doubted, temps };
}

/** Fails the messages that are still in doubt: the history was not fetched in time after the reconnect (RT33). */
export function failDoubted(state: LiveState, losses: number): LiveState {
  if (state.connection.kind !== 'open' || losses !== state.losses) return state;
  return changeAll(state, (conversation) => deliver(conversation, 'doubtOverdue'));
}

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
