import type {
  ChatUser,
  Conversation,
  ConversationId,
  Message,
  MessageId,
  NotificationId,
  UserId,
} from '../api/generated/model/index.ts';
import type { Sequence } from '../lib/collections/sequence.ts';
import type { ServerFrame } from './generated/frames.ts';

/**
 * State of the connection.
 * - `connecting`: the first attempt of a series is in flight.
 * - `waiting`: the connection was lost; attempt `attempt` of 5 is scheduled or in flight.
 * - `failed`: all attempts are used up; only a connectivity hint or the user starts a new series.
 * - `closed`: closed permanently.
 */
export type ConnectionState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'waiting'; attempt: number }
  /** `isBlocked`: by the page's policy, so a further attempt would fail as well (RT96). */
  | { kind: 'failed'; isBlocked?: true }
  | { kind: 'closed' };

/**
 * Why nothing seems to pass over the open connection any more (RT90).
 * - `unconfirmed`: an own message was not confirmed (RT91).
 * - `missed`: a snapshot contains what no frame has brought (RT92).
 */
export type Doubt = 'unconfirmed' | 'missed';

/** State of chat, presence and counters. Only `reduce` changes it. Times are in milliseconds since 1970. */
export interface LiveState {
  /** The id of the user whose state this is; null before a login. */
  readonly me: UserId | null;
  readonly connection: ConnectionState;
  /** Evidence against the open connection that the socket has not been told of yet (RT90); null when there is none. */
  readonly doubt: Doubt | null;
  /** Increases when the socket opens or is lost. A snapshot that was requested under another number may miss events. */
  readonly gap: number;
  /** Increases when messages may have been lost in flight, with their socket or with the tab that sent them. */
  readonly losses: number;
  /** How many of the losses are so long ago that nothing sent before them can still arrive (RT41). */
  readonly settledLosses: number;
  /** Increases with every event. A snapshot records it to know which events came after its request. */
  readonly event: number;
  readonly conversations: ReadonlyMap<ConversationId, ConversationState>;
  /** Those of the conversations whose other user is known, the one with the newest message first (RT67). */
  readonly order: Sequence<ConversationState>;
  /** Conversations for which the server returned 404. */
  readonly missing: ReadonlyMap<ConversationId, true>;
  readonly list: ListState;
  readonly counts: CountsState;
  /** The conversation whose chat is shown and not covered by the mobile list (rule M8). */
  readonly openId: ConversationId | null;
  /** Whether the page is visible (Page Visibility API). */
  readonly isVisible: boolean;
  readonly presence: PresenceState;
  readonly typing: TypingState;
  readonly nextTemp: number;
}

/** Which users are online (RT85). */
export interface PresenceState {
  /** The users of the last `online_users`; null before the first one, while users that are absent are not offline. */
  readonly listed: ReadonlySet<UserId> | null;
  /** How users differ from that: true for those who have come, false for those who have left. */
  readonly changed: ReadonlyMap<UserId, boolean>;
  /** The user in whom this differs from the state before; null when it may be any. */
  readonly latest: UserId | null;
}

/** In which conversations the other user is typing (RT83). */
export interface TypingState {
  /** The times at which typing expires, by known conversation. */
  readonly until: ReadonlyMap<ConversationId, number>;
  /** The conversation in which this differs from the state before; null when it may be any. */
  readonly latest: ConversationId | null;
}

/** The list of conversations, loaded in pages of 20 (rule M20). */
export interface ListState extends LoadState {
  /** Whether the list is shown, so that it has to stay up to date. */
  readonly isActive: boolean;
  readonly isMoreRequested: boolean;
  readonly pages: number;
  /** Whether the last page has been loaded (it was shorter than a full page). */
  readonly isComplete: boolean;
}

/** The two unread counters and the bookkeeping that keeps them correct (rules M12, N1, N3). */
export interface CountsState extends LoadState {
  readonly messages: number;
  readonly notifications: number;
  /** Whether an event has changed a counter while a request is in flight. */
  readonly isStale: boolean;
  /** Number of stale responses in a row. */
  readonly staleResponses: number;
  /** Whether the last response may or may not include read reports that were in flight. */
  readonly isUncertain: boolean;
  /** The `gap` at which the counts were requested that were applied last. */
  readonly appliedGap: number;
  readonly credits: readonly UnreadCredit[];
  /** Ids of the newest notifications that have been counted, to ignore duplicates. */
  readonly countedNotifications: readonly NotificationId[];
  /** Number of own changes of notifications in flight. */
  readonly mutationsInFlight: number;
  /** Until this time `notification_read` counts as the echo of an own change. */
  readonly ignoreEchoesUntil: number;
}

/** A new message that one of its two frames has counted; the other frame must not count it again (rule M12). */
export interface UnreadCredit {
  readonly kind: 'message' | 'notification';
  readonly conversationId: ConversationId | null;
  readonly at: number;
  /** Number that the first frame added to the counter: 0 or 1. */
  readonly added: number;
}

export type ServerFrameType = ServerFrame['type'];
export type FrameOf<Type extends ServerFrameType> = Extract<ServerFrame, { type: Type }>;

/** The state's counters at the moment when a snapshot was requested. */
export type RequestedAt = Pick<LiveState, 'gap' | 'event' | 'settledLosses'>;

/** All actions of the reducer. */
export type LiveAction =
  | { readonly type: 'reset'; readonly me: UserId | null }
  | { readonly type: 'adopted'; readonly persisted: readonly PersistedTemps[] }
  | { readonly type: 'connectionChanged'; readonly connection: ConnectionState }
  | { readonly type: 'frame'; readonly frame: ServerFrame; readonly at: number }
  | { readonly type: 'moreRequested' | 'refreshRequested' | 'polled' | 'doubtReported' }
  | { readonly type: 'listRequested'; readonly from: number }
  | {
      readonly type: 'conversationsLoaded';
      readonly conversations: readonly Conversation[];
      readonly requestedAt: RequestedAt;
    }
  | {
      readonly type: 'listSettled';
      readonly pages: number;
      readonly isComplete: boolean;
      /** The ids of all pages if these were the complete list, else null. */
      readonly ids: ReadonlySet<ConversationId> | null;
    }
  | { readonly type: 'listFailed' }
  | { readonly type: 'conversationRequested'; readonly id: ConversationId }
  | {
      readonly type: 'conversationLoaded';
      readonly conversation: Conversation;
      /** All messages of the conversation. */
      readonly messages: readonly ConfirmedMessage[];
      readonly requestedAt: RequestedAt;
    }
  | { readonly type: 'conversationFailed'; readonly id: ConversationId; readonly isMissing: boolean }
  | { readonly type: 'countsRequested' | 'countsFailed' }
  | {
      readonly type: 'countsLoaded';
      readonly messages: number;
      readonly notifications: number;
      readonly requestedAt: RequestedAt;
    }
  | { readonly type: 'opened'; readonly id: ConversationId | null }
  | { readonly type: 'visibility'; readonly isVisible: boolean }
  | {
      readonly type: 'readReported';
      readonly id: ConversationId;
      readonly ids: readonly MessageId[];
      readonly by: 'socket' | 'rest';
    }
  | { readonly type: 'readConfirmed' | 'readFailed'; readonly id: ConversationId; readonly ids: readonly MessageId[] }
  | { readonly type: 'sendText'; readonly id: ConversationId; readonly text: string; readonly at: number }
  | ({ readonly type: 'delivery'; readonly id: ConversationId; readonly tempId: string } & (
      | { readonly event: 'transmitted' | 'refused' | 'resent' | 'postFailed' | 'discarded' }
      /** With the `gap` at which the message was sent. */
      | { readonly event: 'overdue'; readonly gap: number }
    ))
  | { readonly type: 'unconfirmed'; readonly id: ConversationId; readonly tempId: string; readonly gap: number }
  | { readonly type: 'sentByRest'; readonly id: ConversationId; readonly tempId: string; readonly message: Message }
  | { readonly type: 'lossSettled' | 'doubtOverdue'; readonly losses: number }
  | { readonly type: 'notificationsChanging'; readonly drop: number | 'all' }
  | { readonly type: 'notificationsChanged'; readonly at: number }
  | { readonly type: 'typingTick'; readonly at: number };

/** Persisted messages of one conversation. */
export interface PersistedTemps {
  readonly conversationId: ConversationId;
  readonly temps: readonly TempMessage[];
}

/** A message that the server has stored; `createdAt` is in milliseconds since 1970. */
export interface ConfirmedMessage {
  readonly id: MessageId;
  readonly senderId: UserId;
  readonly content: string;
  readonly createdAt: number;
  readonly isRead: boolean;
  readonly status: 'sent';
}

/**
 * The stored messages of a conversation: a set by id that only grows (RT13), sorted by time, then by id (RT14).
 * Immutable; `messageHistory.ts` creates and reads it. The costs of adding a message, finding one by id and reading
 * some of them do not depend on the number of messages.
 */
export interface MessageHistory {
  readonly sorted: Sequence<ConfirmedMessage>;
  /**
   * The times of messages by id, by which a message is searched for. All histories that were made from each
   * other share this map, so it can contain messages that a history does not.
   */
  readonly times: Map<MessageId, number>;
}

/**
 * How far a temporary message has been sent (RT31).
 * - `queued`: it waits for an open socket.
 * - `onSocket`: it was sent on the open socket.
 * - `inDoubt`: it was sent on a socket that is lost, or by a tab that is closed; the server may have stored it (RT41).
 * - `failed`: nothing more happens without the user.
 * - `onRest`: it is sent again over REST, or its history is fetched before that (RT39).
 */
export type DeliveryState = 'queued' | 'onSocket' | 'inDoubt' | 'failed' | 'onRest';

/**
 * What happens to an own message before it is confirmed; SPEC.md says what causes each event. Those that happen to one
 * message are actions of the type `delivery`.
 */
export type DeliveryEvent =
  | 'transmitted'
  | 'refused'
  | 'overdue'
  | 'socketLost'
  | 'silent'
  | 'tabClosed'
  | 'missing'
  | 'doubtOverdue'
  | 'attemptsUsedUp'
  | 'resent'
  | 'postFailed'
  | 'conversationMissing'
  | 'discarded';

/** A temporary message: an own message that the server has not confirmed (RT30). */
export interface TempMessage {
  /** Begins with `temp-`. */
  readonly id: string;
  /** Trimmed. */
  readonly content: string;
  /** By the clock of this machine, in milliseconds since 1970. */
  readonly createdAt: number;
  readonly delivery: DeliveryState;
  /** The baseline of the first sending; the server may have stored the message since then. Null: it was never sent. */
  readonly since: SendBaseline | null;
  /** What was known when it was written, which may be more than the tab knows that takes it over (RT42). */
  readonly writtenAfter?: SendBaseline | undefined;
  /** The `gap` of the connection on which it was not confirmed in time, so that it is evidence (RT91). */
  readonly lateOn?: number | undefined;
  /** Whether its connection was replaced for being silent; it is no evidence against another one (RT44, RT91). */
  readonly isRepeated?: boolean | undefined;
}

/**
 * What was known of a conversation when a message was sent, by the server's clock. Its confirmation cannot be one of
 * these messages (RT36).
 */
export interface SendBaseline {
  /** Time of the newest known message in milliseconds since 1970; null when there was none. */
  readonly at: number | null;
  /** Messages that cannot be the confirmation: those with exactly this time, and later own ones with the same text. */
  readonly ids: readonly MessageId[];
  /**
   * Whether `ids` contains all messages with this time: the list contains the time of a last message but not its id.
   */
  readonly isExact: boolean;
}

/** The newest message of a conversation. */
export interface LastMessageState {
  readonly content: string;
  readonly createdAt: number;
  readonly senderId: UserId;
}

/** State of a fetched resource. */
export interface LoadState {
  readonly isRequested: boolean;
  readonly isInFlight: boolean;
  /** The last request failed. It is not retried before the next trigger (RT65). */
  readonly hasFailed: boolean;
}

/** Everything that is known of one conversation, from frames and from snapshots. */
export interface ConversationState {
  readonly id: ConversationId;
  /** Null until a snapshot was received: frames contain no user names. */
  readonly otherUser: ChatUser | null;
  readonly lastMessage: LastMessageState | null;
  readonly updatedAt: number;
  /** Number of messages of the other user that are neither read nor reported as read. */
  readonly unread: number;
  readonly messages: MessageHistory;
  /** In the order in which they were written. */
  readonly temps: readonly TempMessage[];
  /**
   * Completeness of the history: `unknown` with only single frames, `stale` with possible gaps, `fresh` when complete.
   */
  readonly history: 'unknown' | 'stale' | 'fresh';
  readonly load: LoadState;
  /** Ids that were read before their message arrived (RT56). */
  readonly earlyReads: ReadonlyMap<MessageId, true>;
  /**
   * Ids that an empty list marked as read, and the event number of that. A snapshot that was requested later overrides
   * them (RT54).
   */
  readonly assumedRead: { readonly ids: ReadonlyMap<MessageId, true>; readonly event: number };
  /** Messages that were reported as read and not confirmed, with the transport of the report (RT51). */
  readonly reportedReads: ReadonlyMap<MessageId, 'socket' | 'rest'>;
  /** A report failed; the next one waits for a trigger (RT53). */
  readonly isReadBlocked: boolean;
  /** Time of the newest message that a snapshot has counted. */
  readonly coveredUpTo: number;
  /** The `gap` at which the list was requested that set `unread` last. */
  readonly listGap: number;
  /** Number of the last event that marked messages of the other user as read. */
  readonly readEvent: number;
  /**
   * Temporary messages that a confirmation removed while a message with the same text was in flight over REST (RT35).
   */
  readonly replacedTemps: ReadonlyMap<MessageId, TempMessage>;
}
