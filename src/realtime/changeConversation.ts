import type { ConversationId } from '../api/generated/model/index.ts';
import { unknownConversation } from './conversationState.ts';
import type { ConversationState, LiveState } from './types.ts';

/** Returns a conversation of the state, for the steps of the reducer; one without content when the id is unknown. */
export function conversationIn(state: LiveState, id: ConversationId): ConversationState {
  return state.conversations.get(id) ?? unknownConversation(id);
}

/** Returns the state with this conversation stored; the same state object when nothing changes. */
export function putConversation(state: LiveState, conversation: ConversationState): LiveState {
  if (state.conversations.get(conversation.id) === conversation) return state;
  return { ...state, conversations: new Map(state.conversations).set(conversation.id, conversation) };
}

/** Updates one known conversation; returns the same state object when the id is unknown. */
export function changeConversation(
  state: LiveState,
  id: ConversationId,
  change: (conversation: ConversationState) => ConversationState,
): LiveState {
  const conversation = state.conversations.get(id);
  return conversation === undefined ? state : putConversation(state, change(conversation));
}

/** Updates every conversation; returns the same state object when none changes. */
export function changeAll(state: LiveState, change: (conversation: ConversationState) => ConversationState): LiveState {
  const changed = [...state.conversations].map(([id, conversation]) => [id, change(conversation)] as const);
  const isSame = changed.every(([id, conversation]) => state.conversations.get(id) === conversation);
  return isSame ? state : { ...state, conversations: new Map(changed) };
}

/** Returns the id of the visible conversation (RT50); null when none is open or the page is hidden. */
export function visibleConversationId(state: LiveState): ConversationId | null {
  return state.isVisible ? state.openId : null;
}
