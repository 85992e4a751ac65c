import { changeAll } from './changeConversation.ts';
import { isInDoubt } from './conversationState.ts';
import type { ConversationState, LiveState, TempMessage } from './types.ts';

/** Marks messages that were being sent on a lost socket as in doubt (RT41). */
export function markInDoubt(conversation: ConversationState): ConversationState {
  return changeTemps(
    conversation,
    ({ path }) => path === 'socket',
    (temp) => ({ ...temp, path: 'lost' }),
  );
}

/**
 * Whether a snapshot that was requested at this point shows every message that can still arrive from lost connections.
 */
export function isConclusive(state: LiveState, request: { readonly settledLosses: number }): boolean {
  return request.settledLosses === state.losses;
}

/**
 * Queues the messages in doubt again. Called with a conclusive history that does not contain them, so the server has
 * never received them (RT41).
 */
export function requeueMissing(conversation: ConversationState): ConversationState {
  return changeTemps(conversation, isInDoubt, (temp) => ({ ...temp, status: 'queued', path: null, since: null }));
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

/** Fails the messages that are still in doubt: the history was not fetched in time after the reconnect (RT33). */
export function failDoubted(state: LiveState, losses: number): LiveState {
  if (state.connection.kind !== 'open' || losses !== state.losses) return state;
  return changeAll(state, (conversation) =>
    changeTemps(conversation, isInDoubt, (temp) => ({ ...temp, status: 'failed', path: null })),
  );
}

function changeTemps(
  conversation: ConversationState,
  isMeant: (temp: TempMessage) => boolean,
  change: (temp: TempMessage) => TempMessage,
): ConversationState {
  if (!conversation.temps.some(isMeant)) return conversation;
  return { ...conversation, temps: conversation.temps.map((temp) => (isMeant(temp) ? change(temp) : temp)) };
}
