import type { ChatUser, ConversationId, MessageId, UserId } from '../api/generated/model/index.ts';

/** A message that the server has, with its time in milliseconds since 1970. */
export interface ConfirmedMessage {
  readonly id: MessageId;
  readonly senderId: UserId;
  readonly content: string;
  readonly createdAt: number;
  readonly isRead: boolean;
}

/** A message of mine that the server has not confirmed (RT30). */
export interface TempMessage {
  /** Begins with `temp-`. */
  readonly id: string;
  /** Trimmed. */
  readonly content: string;
  /** By the clock of this machine. */
  readonly createdAt: number;
  readonly status: 'queued' | 'sending' | 'failed';
  /** The way that it is on while it is being sent: never two (RT31). */
  readonly path: 'socket' | 'rest' | null;
  /** Since it left for the first time the server may have it. Null: it never left. */
  readonly since: SendPoint | null;
}

/** What was known of the conversation when a message left, by the server's clock: its confirmation is none of it (RT36). */
export interface SendPoint {
  /** The time of the newest message in milliseconds since 1970; null when there was none. */
  readonly at: number | null;
  /** Messages that it is not: those with exactly this time, and equal ones of mine that came later. */
  readonly ids: readonly MessageId[];
  /** Whether `ids` holds all with this time: a list tells the time of a last message and not its id. */
  readonly isExact: boolean;
}

/** The newest message of a conversation. */
export interface LastMessageState {
  readonly content: string;
  readonly createdAt: number;
  readonly senderId: UserId;
}

/** A snapshot: wanted, under way, failed. */
export interface LoadState {
  readonly isWanted: boolean;
  readonly isUnderWay: boolean;
  /** It failed and is not tried again before the next occasion (RT65). */
  readonly hasFailed: boolean;
}

/** Everything known of one conversation, whichever way it came. */
export interface ConversationState {
  readonly id: ConversationId;
  /** Null until a snapshot told: frames name no people. */
  readonly otherUser: ChatUser | null;
  readonly lastMessage: LastMessageState | null;
  readonly updatedAt: number;
  /** Messages of the other side that are neither read nor being reported as read. */
  readonly unread: number;
  /** By time, then id; no id twice. */
  readonly messages: readonly ConfirmedMessage[];
  /** In the order in which they were written. */
  readonly temps: readonly TempMessage[];
  /** How much of the history is there: `unknown` nothing but single frames, `stale` with gaps, `fresh` all of it. */
  readonly history: 'unknown' | 'stale' | 'fresh';
  readonly load: LoadState;
  /** Ids that were read before their message arrived (RT56). */
  readonly readAhead: ReadonlySet<MessageId>;
  /** Ids that were read by a list of none ("all"), and when; a snapshot asked for later knows better (RT54). */
  readonly assumedRead: { readonly ids: ReadonlySet<MessageId>; readonly event: number };
  /** Messages whose reading was reported and is not confirmed, with the way that the report took (RT51). */
  readonly asked: ReadonlyMap<MessageId, 'socket' | 'rest'>;
  /** A report failed; the next one waits for an occasion (RT53). */
  readonly isReadBlocked: boolean;
  /** Time of the newest message that a snapshot has counted. */
  readonly coveredUpTo: number;
  /** Number of the last event that read something of mine here. */
  readonly readEvent: number;
  /** Temps that a confirmation took while an equal one was on its way by REST (RT35). */
  readonly taken: ReadonlyMap<MessageId, TempMessage>;
}

export const NOT_LOADING: LoadState = { isWanted: false, isUnderWay: false, hasFailed: false };

export function unknownConversation(id: ConversationId): ConversationState {
  return {
    id,
    otherUser: null,
    lastMessage: null,
    updatedAt: 0,
    unread: 0,
    messages: [],
    temps: [],
    history: 'unknown',
    load: NOT_LOADING,
    readAhead: new Set(),
    assumedRead: { ids: new Set(), event: 0 },
    asked: new Map(),
    isReadBlocked: false,
    coveredUpTo: 0,
    readEvent: 0,
    taken: new Map(),
  };
}

/** The messages of the other side that nobody has read and that are not being reported. */
export function unreadIn(conversation: ConversationState, me: UserId): readonly ConfirmedMessage[] {
  return conversation.messages.filter(
    ({ id, senderId, isRead }) => !isRead && senderId !== me && !conversation.asked.has(id),
  );
}

/** The newest time known of a conversation, by the server's clock; null when nothing is. */
export function newestTime({ messages, lastMessage }: ConversationState): number | null {
  const times = [messages.at(-1)?.createdAt, lastMessage?.createdAt].filter((time) => time !== undefined);
  return times.length === 0 ? null : Math.max(...times);
}

/** Whether anything but its id is known, so that what is new in it can be told from what is old (RT36). */
export function isKnown(conversation: ConversationState): boolean {
  return conversation.otherUser !== null || conversation.history !== 'unknown' || newestTime(conversation) !== null;
}
