import type { ChatUser, ConversationId, UserId } from '../api/generated/model/index.ts';
import type { ConfirmedMessage, ConversationState, LastMessageState, TempMessage } from './conversationState.ts';
import type { LiveState } from './liveState.ts';
import { isTypingUntil } from './presence.ts';

/** One line of the conversation list. */
export interface ConversationEntry {
  readonly id: ConversationId;
  readonly otherUser: ChatUser;
  /** Null in a conversation without messages. */
  readonly lastMessage: LastMessageState | null;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly unreadCount: number;
}

/**
 * One message of a chat. `queued` waits for the connection, `sending` is on its way, `failed` can be sent again,
 * copied or discarded; the ids of these three begin with `temp-`.
 */
export interface ChatEntry {
  readonly id: string;
  readonly senderId: UserId;
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly isRead: boolean;
  readonly status: 'sent' | 'sending' | 'queued' | 'failed';
}

export interface ConversationListStatus {
  /** The first page has come. */
  readonly isLoaded: boolean;
  readonly isLoading: boolean;
  /** The last attempt failed. `loadMoreConversations()` or `refresh()` tries again. */
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
}

/** `loading` until the messages are there; `missing`: the server does not know it; `failed`: open it again to retry. */
export type ConversationStatus = 'loading' | 'ready' | 'missing' | 'failed';

const NOBODY: readonly UserId[] = [];
const NOTHING: readonly ChatEntry[] = [];

/** What is derived from a part of the state is made once for that part, so that selecting it twice gives the same object. */
function remembered<Part extends object, Derived>(derive: (part: Part) => Derived): (part: Part) => Derived {
  const known = new WeakMap<Part, Derived>();
  return (part) => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const derived = derive(part);
    known.set(part, derived);
    return derived;
  };
}

const entryOf = remembered((conversation: ConversationState): ConversationEntry | null => {
  const { id, otherUser, lastMessage, updatedAt, unread } = conversation;
  return otherUser === null ? null : { id, otherUser, lastMessage, updatedAt, unreadCount: unread };
});

const listTime = ({ lastMessage, updatedAt }: ConversationEntry) => lastMessage?.createdAt ?? updatedAt;

const entriesOf = remembered((conversations: LiveState['conversations']): readonly ConversationEntry[] =>
  [...conversations.values()]
    .map(entryOf)
    .filter((entry) => entry !== null)
    .sort((a, b) => listTime(b) - listTime(a) || (a.id < b.id ? -1 : 1)),
);

/** The conversations, the one with the newest message first (RT70, decision M20). */
export function conversationList(state: LiveState): readonly ConversationEntry[] {
  return entriesOf(state.conversations);
}

/** One conversation, as soon as its other side is known. */
export function conversationOf(state: LiveState, id: ConversationId): ConversationEntry | null {
  const conversation = state.conversations.get(id);
  return conversation === undefined ? null : entryOf(conversation);
}

const statusOf = remembered(
  ({ pages, isUnderWay, hasFailed, isComplete }: LiveState['list']): ConversationListStatus => ({
    isLoaded: pages > 0,
    isLoading: isUnderWay,
    hasFailed,
    hasMore: !isComplete,
  }),
);

/** Where the loading of the list stands (RT66). */
export function conversationListStatus(state: LiveState): ConversationListStatus {
  return statusOf(state.list);
}

/** Where the loading of a chat stands (RT65). */
export function conversationStatus(state: LiveState, id: ConversationId): ConversationStatus {
  if (state.missing.has(id)) return 'missing';
  const conversation = state.conversations.get(id);
  if (conversation === undefined) return 'loading';
  if (conversation.history !== 'unknown') return 'ready';
  return conversation.load.hasFailed ? 'failed' : 'loading';
}

/** The same message gives the same entry, so that a list draws only what is new. */
const sentEntry = remembered((message: ConfirmedMessage): ChatEntry => ({ ...message, status: 'sent' }));

/** By both parts, so that what else changes in a conversation leaves its chat the same. */
const chatOf = remembered((messages: readonly ConfirmedMessage[]) => {
  const sent = messages.map(sentEntry);
  const withTemps = new WeakMap<readonly TempMessage[], readonly ChatEntry[]>();
  return (temps: readonly TempMessage[], me: UserId): readonly ChatEntry[] => {
    const chat = withTemps.get(temps) ?? [...sent, ...temps.map((temp) => tempEntry(temp, me))];
    withTemps.set(temps, chat);
    return chat;
  };
});

function tempEntry({ id, content, createdAt, status }: TempMessage, me: UserId): ChatEntry {
  return { id, senderId: me, content, createdAt, isRead: false, status };
}

/** The messages of a chat by time; those that the server has not confirmed stand last (RT14, decision M16). */
export function messagesOf(state: LiveState, conversationId: ConversationId): readonly ChatEntry[] {
  const conversation = state.conversations.get(conversationId);
  if (conversation === undefined || state.me === null) return NOTHING;
  return chatOf(conversation.messages)(conversation.temps, state.me);
}

const allTyping = remembered((who: ReadonlyMap<UserId, number>): readonly UserId[] => [...who.keys()]);

/** Who types in a conversation at this time (RT83). */
export function typingIn(state: LiveState, conversationId: ConversationId, now: number): readonly UserId[] {
  const who = state.typing.get(conversationId);
  if (who === undefined) return NOBODY;
  const typing = allTyping(who).filter((id) => isTypingUntil(who.get(id) ?? 0, now));
  if (typing.length === who.size) return allTyping(who);
  return typing.length === 0 ? NOBODY : typing;
}

/** Whether somebody is there; null while nobody has said (decision M19). */
export function onlineStateOf({ presence }: LiveState, userId: UserId): boolean | null {
  return presence.users.get(userId) ?? (presence.isWhole ? false : null);
}

/** The counter at the messages of the navigation. */
export function unreadMessages(state: LiveState): number {
  return state.counts.messages;
}

/** The counter at the notifications of the navigation, the hidden types included (decision N1). */
export function unreadNotifications(state: LiveState): number {
  return state.counts.notifications;
}
