import type { ChatUser, ConversationId, UserId } from '../api/generated/model/index.ts';
import { countLeading, insertedAt, itemsOf, type Sequence, sequenceOf } from '../lib/collections/sequence.ts';
import { indexInOrder } from './messageHistory.ts';
import { isStillTyping } from './presence.ts';
import type { ConversationState, LiveState, TempMessage } from './types.ts';

/** One row of the conversation list: a conversation whose other user is known. */
export type ConversationEntry = Pick<ConversationState, 'id' | 'lastMessage' | 'updatedAt' | 'unread'> & {
  readonly otherUser: ChatUser;
};

/**
 * One message of a chat. `queued` waits for the connection, `sending` is in flight, `failed` can be resent, copied or
 * discarded. The ids of these three begin with `temp-`.
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

/**
 * `loading` until the messages are loaded; `missing` when the server returned 404; `failed` can be retried by opening
 * the conversation again.
 */
export type ConversationStatus = 'loading' | 'ready' | 'missing' | 'failed';

const NO_ENTRIES: Sequence<ChatEntry> = sequenceOf([]);

/** Memoizes a selector by the part of the state that it reads, so that the same part gives the same object. */
function memoize<Part extends object, Derived>(derive: (part: Part) => Derived): (part: Part) => Derived {
  const known = new WeakMap<Part, Derived>();
  return (part) => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const derived = derive(part);
    known.set(part, derived);
    return derived;
  };
}

const isEntry = (conversation: ConversationState): conversation is ConversationState & ConversationEntry =>
  conversation.otherUser !== null;

const entriesOf = memoize((order: LiveState['order']): readonly ConversationEntry[] => itemsOf(order).filter(isEntry));

/** Returns the conversations, the one with the newest message first (rules RT67, M20). */
export function conversationList(state: LiveState): readonly ConversationEntry[] {
  return entriesOf(state.order);
}

/** Returns one conversation; null until its other user is known. */
export function conversationOf(state: LiveState, id: ConversationId): ConversationEntry | null {
  const conversation = state.conversations.get(id);
  return conversation !== undefined && isEntry(conversation) ? conversation : null;
}

/** Loading state of a chat (RT65). */
export function conversationStatus(state: LiveState, id: ConversationId): ConversationStatus {
  if (state.missing.has(id)) return 'missing';
  const conversation = state.conversations.get(id);
  if (conversation === undefined) return 'loading';
  if (conversation.history !== 'unknown') return 'ready';
  return conversation.load.hasFailed ? 'failed' : 'loading';
}

/** Memoized by messages and by temporary messages, so that other changes of a conversation leave the chat the same. */
const withTemps = memoize((sent: Sequence<ChatEntry>) => {
  const known = new WeakMap<readonly TempMessage[], Sequence<ChatEntry>>();
  return (temps: readonly TempMessage[], me: UserId): Sequence<ChatEntry> => {
    const chat =
      known.get(temps) ?? temps.reduce((before, temp) => insertedAt(before, before.length, tempEntry(temp, me)), sent);
    known.set(temps, chat);
    return chat;
  };
});

function tempEntry({ id, content, createdAt, delivery }: TempMessage, me: UserId): ChatEntry {
  const status = delivery === 'queued' || delivery === 'failed' ? delivery : 'sending';
  return { id, senderId: me, content, createdAt, isRead: false, status };
}

/** Returns the messages of a chat by time; unconfirmed ones come last (rules RT14, M16). */
export function messagesOf(state: LiveState, conversationId: ConversationId): Sequence<ChatEntry> {
  const conversation = state.conversations.get(conversationId);
  if (conversation === undefined || state.me === null) return NO_ENTRIES;
  const { messages, temps } = conversation;
  return temps.length === 0 ? messages.sorted : withTemps(messages.sorted)(temps, state.me);
}

/** Returns the index of a message in a chat; -1 when the chat does not contain it. */
export function indexInChat(chat: Sequence<ChatEntry>, entry: ChatEntry): number {
  if (entry.status === 'sent') return indexInOrder(chat, entry);
  const sent = countLeading(chat, ({ status }) => status === 'sent');
  const place = itemsOf(chat, sent).findIndex(({ id }) => id === entry.id);
  return place < 0 ? -1 : sent + place;
}

/** Whether the other user of a conversation is typing at this time (RT83). */
export function isTypingIn({ typing }: LiveState, conversationId: ConversationId, now: number): boolean {
  const until = typing.until.get(conversationId);
  return until !== undefined && isStillTyping(until, now);
}

/** Whether a user is online; null while that is unknown (RT85, rule M19). */
export function onlineStateOf({ presence: { listed, changed } }: LiveState, userId: UserId): boolean | null {
  return changed.get(userId) ?? listed?.has(userId) ?? null;
}
