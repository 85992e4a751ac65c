import type { ConversationId } from '../api/generated/model/index.ts';
import { type ConversationState, unknownConversation } from './conversationState.ts';
import type { LiveState } from './liveState.ts';

export function conversationIn(state: LiveState, id: ConversationId): ConversationState {
  return state.conversations.get(id) ?? unknownConversation(id);
}

/** Puts a conversation in, or the state itself when it is already there as it is. */
export function putConversation(state: LiveState, conversation: ConversationState): LiveState {
  if (state.conversations.get(conversation.id) === conversation) return state;
  return { ...state, conversations: new Map(state.conversations).set(conversation.id, conversation) };
}

/** Changes one conversation that is there; nothing happens when it is not. */
export function changeConversation(
  state: LiveState,
  id: ConversationId,
  change: (conversation: ConversationState) => ConversationState,
): LiveState {
  const conversation = state.conversations.get(id);
  return conversation === undefined ? state : putConversation(state, change(conversation));
}

/** Changes all conversations. */
export function changeAll(state: LiveState, change: (conversation: ConversationState) => ConversationState): LiveState {
  const changed = [...state.conversations].map(([id, conversation]) => [id, change(conversation)] as const);
  const isSame = changed.every(([id, conversation]) => state.conversations.get(id) === conversation);
  return isSame ? state : { ...state, conversations: new Map(changed) };
}

/** The conversation that the person really has before the eyes (RT50). */
export function attendedId(state: LiveState): ConversationId | null {
  return state.isVisible ? state.openId : null;
}
