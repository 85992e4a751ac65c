import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import { historyOf, lastMessageIn, unreadFor } from './messageHistory.ts';
import { NOT_LOADING } from './store.ts';
import type { ConfirmedMessage, ConversationState, LiveState, TempMessage } from './types.ts';

/** Whether it is unknown if the server has stored this message (RT41). */
export function isInDoubt({ delivery }: TempMessage): boolean {
  return delivery === 'inDoubt';
}

/** Returns the state of a conversation of which nothing but the id is known. */
export function unknownConversation(id: ConversationId): ConversationState {
  return {
    id,
    otherUser: null,
    lastMessage: null,
    updatedAt: 0,
    unread: 0,
    messages: historyOf([]),
    temps: [],
    history: 'unknown',
    load: NOT_LOADING,
    earlyReads: new Set(),
    assumedRead: { ids: new Set(), event: 0 },
    reportedReads: new Map(),
    isReadBlocked: false,
    coveredUpTo: 0,
    listGap: 0,
    readEvent: 0,
    replacedTemps: new Map(),
  };
}

/** Returns the unread messages of the other user that have not been reported as read. */
export function unreadIn(conversation: ConversationState, me: UserId): readonly ConfirmedMessage[] {
  return unreadFor(conversation.messages, me).filter(({ id }) => !conversation.reportedReads.has(id));
}

/** Returns the newest known message's time in milliseconds since 1970, by the server's clock; null without one. */
export function newestTime({ messages, lastMessage }: ConversationState): number | null {
  const times = [lastMessageIn(messages)?.createdAt, lastMessage?.createdAt].filter((time) => time !== undefined);
  return times.length === 0 ? null : Math.max(...times);
}

/** Whether anything but the id is known. Only then can a new message be told from an old one (RT36). */
export function isKnown(conversation: ConversationState): boolean {
  return conversation.otherUser !== null || conversation.history !== 'unknown' || newestTime(conversation) !== null;
}

/** Updates the last message if this one is newer, whatever the order of arrival (RT21). */
export function withLastMessage(conversation: ConversationState, message: ConfirmedMessage): ConversationState {
  const { createdAt, content, senderId } = message;
  if (createdAt < (conversation.lastMessage?.createdAt ?? 0)) return conversation;
  return {
    ...conversation,
    lastMessage: { content, createdAt, senderId },
    updatedAt: Math.max(conversation.updatedAt, createdAt),
  };
}

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

/** Requests the list if it is shown (RT24). */
export function requestList(state: LiveState): LiveState {
  if (!state.list.isActive || state.list.isRequested) return state;
  return { ...state, list: { ...state.list, isRequested: true } };
}
