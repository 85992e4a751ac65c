import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import { NOT_LOADING } from './initialState.ts';
import { historyOf, lastMessageIn, unreadFor } from './snapshots/messageHistory.ts';
import type { ConfirmedMessage, ConversationState, TempMessage } from './types.ts';

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
