import type {
  Conversation,
  ConversationId,
  ConversationWithMessages,
  Message,
  MessageId,
  NotificationId,
  UserId,
} from '../api/generated/model/index.ts';
import { changeConversation } from './changeConversation.ts';
import type { ConversationState, LoadState, TempMessage } from './conversationState.ts';
import { beginNotificationChange, endNotificationChange, takeCounts, wantCounts } from './counters.ts';
import type { ServerFrame } from './generated/frames.ts';
import { hearFrame } from './hearFrame.ts';
import { initialLiveState } from './initialLiveState.ts';
import {
  changeVisibility,
  connect,
  disconnect,
  giveUp,
  needList,
  openChat,
  poll,
  wantAll,
  wantMore,
} from './occasions.ts';
import {
  beginResend,
  discardTemp,
  failOverdue,
  failSent,
  requeueTemp,
  restoreTemps,
  takeSent,
  transmitTemp,
  writeTemp,
} from './ownMessages.ts';
import { expireTyping } from './presence.ts';
import { askRead, confirmRead, failRead } from './readReports.ts';
import { missConversation, settleList, takeConversation, takeConversations } from './takeSnapshot.ts';

/** What is known of chat, presence and counters. Changed by `reduce` alone. Times are milliseconds since 1970. */
export interface LiveState {
  /** Whose state this is; null before a session. */
  readonly me: UserId | null;
  /** The socket as far as it matters for sending: open, lost for now, or given up. */
  readonly link: 'open' | 'lost' | 'failed';
  /** Rises when the socket opens or is lost: a snapshot asked for under another number has a gap after it. */
  readonly gap: number;
  /** Rises with every event, so that a snapshot knows what came after it was asked for. */
  readonly event: number;
  readonly conversations: ReadonlyMap<ConversationId, ConversationState>;
  /** Conversations that the server says are not there. */
  readonly missing: ReadonlySet<ConversationId>;
  readonly list: ListState;
  readonly counts: CountsState;
  /** The conversation whose chat is on the screen, not behind the mobile list (decision M8). */
  readonly openId: ConversationId | null;
  /** Whether the page is visible. */
  readonly isVisible: boolean;
  /** Who is known to be there or not; `isWhole` once `online_users` said who is there. */
  readonly presence: { readonly isWhole: boolean; readonly users: ReadonlyMap<UserId, boolean> };
  /** Who types where, and until when that counts. */
  readonly typing: ReadonlyMap<ConversationId, ReadonlyMap<UserId, number>>;
  readonly nextTemp: number;
}

/** The list of conversations as pages of 20 (decision M20). */
export interface ListState extends LoadState {
  /** Somebody looks at it, so it is kept up to date. */
  readonly isNeeded: boolean;
  readonly isMoreWanted: boolean;
  readonly pages: number;
  /** A short page came: there is no more. */
  readonly isComplete: boolean;
}

/** The two counters and what it takes to keep them right (decisions M12, N1, N3). */
export interface CountsState extends LoadState {
  readonly messages: number;
  readonly notifications: number;
  /** An event changed a counter while an answer was under way. */
  readonly isOvertaken: boolean;
  /** Answers in a row that were overtaken. */
  readonly discarded: number;
  /** The last answer may or may not know of reads that were on their way. */
  readonly isDoubtful: boolean;
  readonly credits: readonly UnreadCredit[];
  /** Notifications counted already, the newest ones. */
  readonly heard: readonly NotificationId[];
  /** Own changes of notifications under way. */
  readonly changing: number;
  /** Until then `notification_read` is the echo of an own change. */
  readonly mutedUntil: number;
}

/** A new message counted by one of its two frames, waiting for the other (decision M12). */
export interface UnreadCredit {
  readonly kind: 'message' | 'notification';
  readonly conversationId: ConversationId | null;
  readonly at: number;
  /** How much it added to the counter: 0 or 1. */
  readonly added: number;
}

/** When a snapshot was asked for. */
export interface AskedAt {
  readonly gap: number;
  readonly event: number;
}

/** Everything that changes the state. */
export type LiveAction =
  | { readonly type: 'reset'; readonly me: UserId | null; readonly kept: readonly KeptTemps[] }
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'gaveUp' }
  | { readonly type: 'frame'; readonly frame: ServerFrame; readonly at: number }
  | { readonly type: 'moreWanted' }
  | { readonly type: 'refreshWanted' }
  | { readonly type: 'polled' }
  | { readonly type: 'listAsked'; readonly from: number }
  | { readonly type: 'conversationsLoaded'; readonly conversations: readonly Conversation[]; readonly asked: AskedAt }
  | {
      readonly type: 'listSettled';
      readonly pages: number;
      readonly isComplete: boolean;
      /** What all pages held, when they were the whole list. */
      readonly ids: ReadonlySet<ConversationId> | null;
    }
  | { readonly type: 'listFailed' }
  | { readonly type: 'conversationAsked'; readonly id: ConversationId }
  | { readonly type: 'conversationLoaded'; readonly conversation: ConversationWithMessages; readonly asked: AskedAt }
  | { readonly type: 'conversationFailed'; readonly id: ConversationId; readonly isMissing: boolean }
  | { readonly type: 'countsAsked' }
  | { readonly type: 'countsLoaded'; readonly messages: number; readonly notifications: number }
  | { readonly type: 'countsFailed' }
  | { readonly type: 'opened'; readonly id: ConversationId | null }
  | { readonly type: 'visibility'; readonly isVisible: boolean }
  | {
      readonly type: 'readAsked';
      readonly id: ConversationId;
      readonly ids: readonly MessageId[];
      readonly by: 'socket' | 'rest';
    }
  | { readonly type: 'readConfirmed'; readonly id: ConversationId; readonly ids: readonly MessageId[] }
  | { readonly type: 'readFailed'; readonly id: ConversationId; readonly ids: readonly MessageId[] }
  | { readonly type: 'sendText'; readonly id: ConversationId; readonly text: string; readonly at: number }
  | {
      readonly type: 'transmitted';
      readonly id: ConversationId;
      readonly tempId: string;
      readonly by: 'socket' | 'rest';
    }
  | { readonly type: 'notTransmitted'; readonly id: ConversationId; readonly tempId: string }
  | { readonly type: 'overdue'; readonly id: ConversationId; readonly tempId: string }
  | { readonly type: 'resend'; readonly id: ConversationId; readonly tempId: string }
  | { readonly type: 'sentByRest'; readonly id: ConversationId; readonly tempId: string; readonly message: Message }
  | { readonly type: 'sendFailed'; readonly id: ConversationId; readonly tempId: string }
  | { readonly type: 'discard'; readonly id: ConversationId; readonly tempId: string }
  | { readonly type: 'notificationsChanging'; readonly drop: number | 'all' }
  | { readonly type: 'notificationsChanged'; readonly at: number }
  | { readonly type: 'typingTick'; readonly at: number };

/** Messages of one conversation that were kept over a reload. */
export interface KeptTemps {
  readonly conversationId: ConversationId;
  readonly temps: readonly TempMessage[];
}

/** The one transition function of the live layer: pure and total. What changes nothing answers the state itself. */
export function reduce(state: LiveState, action: LiveAction): LiveState {
  if (action.type === 'reset') return begin(state, action);
  return state.me === null ? reduceNobody(state, action) : reduceOwn(state, action);
}

/** A person's state begins empty but for what was kept for this person (RT42), and for what is on the screen. */
function begin(before: LiveState, { me, kept }: LiveAction & { type: 'reset' }): LiveState {
  const empty = { ...initialLiveState, me, isVisible: before.isVisible };
  if (me === null) return empty;
  const own = wantCounts(restoreTemps(empty, kept));
  // What a screen said before the person was known; a person's before that is nobody's business (RT43).
  if (before.me !== null || !before.list.isNeeded) return own;
  return openChat(own, before.openId);
}

/** Nobody is logged in, or not yet: only what is on the screen counts. */
function reduceNobody(state: LiveState, action: LiveAction): LiveState {
  if (action.type === 'visibility') return changeVisibility(state, action.isVisible);
  if (action.type === 'opened') return needList({ ...state, openId: action.id });
  return action.type === 'moreWanted' ? needList(state) : state;
}

function reduceOwn(state: LiveState, action: Exclude<LiveAction, { type: 'reset' }>): LiveState {
  switch (action.type) {
    case 'frame': {
      const numbered = { ...state, event: state.event + 1 };
      const next = hearFrame(numbered, action.frame, action.at);
      return next === numbered ? state : next;
    }
    case 'connected':
      return connect(state);
    case 'disconnected':
      return disconnect(state);
    case 'gaveUp':
      return giveUp(state);

    case 'opened':
      return openChat(state, action.id);
    case 'visibility':
      return changeVisibility(state, action.isVisible);
    case 'moreWanted':
      return wantMore(state);
    case 'refreshWanted':
      return wantAll(needList(state));
    case 'polled':
      return poll(state);

    case 'listAsked':
      return { ...state, list: { ...state.list, isWanted: state.list.isWanted && action.from > 0, isUnderWay: true } };
    case 'conversationsLoaded':
      return takeConversations(state, action.conversations, action.asked);
    case 'listSettled':
      return settleList(state, action);
    case 'listFailed':
      return { ...state, list: { ...state.list, isWanted: true, isUnderWay: false, hasFailed: true } };
    case 'conversationAsked':
      return changeConversation(state, action.id, (conversation) => ({
        ...conversation,
        load: { isWanted: false, isUnderWay: true, hasFailed: false },
      }));
    case 'conversationLoaded':
      return takeConversation(state, action.conversation, action.asked);
    case 'conversationFailed':
      return missConversation(state, action.id, action.isMissing);
    case 'countsAsked':
      return { ...state, counts: { ...state.counts, isWanted: false, isUnderWay: true, isOvertaken: false } };
    case 'countsLoaded':
      return takeCounts(state, action.messages, action.notifications);
    case 'countsFailed':
      return { ...state, counts: { ...state.counts, isWanted: true, isUnderWay: false, hasFailed: true } };

    case 'readAsked':
      return askRead(state, action.id, action.ids, action.by);
    case 'readConfirmed':
      return confirmRead(state, action.id, action.ids);
    case 'readFailed':
      return failRead(state, action.id, action.ids);

    case 'sendText':
      return writeTemp(state, action.id, action.text, action.at);
    case 'transmitted':
      return transmitTemp(state, action.id, action.tempId, action.by);
    case 'notTransmitted':
      return requeueTemp(state, action.id, action.tempId);
    case 'overdue':
      return failOverdue(state, action.id, action.tempId);
    case 'resend':
      return beginResend(state, action.id, action.tempId);
    case 'sentByRest':
      return takeSent(state, action.id, action.tempId, action.message);
    case 'sendFailed':
      return failSent(state, action.id, action.tempId);
    case 'discard':
      return discardTemp(state, action.id, action.tempId);

    case 'notificationsChanging':
      return beginNotificationChange(state, action.drop);
    case 'notificationsChanged':
      return endNotificationChange(state, action.at);
    case 'typingTick':
      return expireTyping(state, action.at);
  }
}
