import { changeAll } from '../changeConversation.ts';
import { isInDoubt } from '../conversationState.ts';
import { deliver } from './delivery.ts';
import type { ConversationState, LiveState } from '../types.ts';

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
