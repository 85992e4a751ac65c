import type { ConversationId, Notification } from '../api/generated/model/index.ts';
import { pendingConversations, putConversation, visibleConversationId } from './conversation.ts';
import type { LiveAction, ConversationState, CountsState, Doubt, LiveState, UnreadCredit } from './types.ts';

/**
 * Maximum time in ms between the two frames of one new message (rule M12), and between an own change and its echo
 * (N3).
 */
const PAIR_WITHIN = 3_000;
const ECHO_WITHIN = 2_000;
/** Maximum number of notification ids that are stored to detect duplicate frames. */
const MAX_COUNTED_IDS = 200;
/** Maximum number of messages whose other frame is awaited. Frames that come so fast make the count uncertain (RT77). */
const MAX_CREDITS = 200;
/** After this many stale responses in a row the next one is applied anyway (RT73). */
const MAX_STALE_RESPONSES = 3;

/**
 * Changes the counters of unread messages and notifications because of an event. A response in flight may not include
 * that event, so it becomes stale (RT73). Counters never fall below zero.
 */
function count(state: LiveState, change: Partial<CountsState>): LiveState {
  const counts = { ...state.counts, ...change };
  return {
    ...state,
    counts: {
      ...counts,
      messages: Math.max(0, counts.messages),
      notifications: Math.max(0, counts.notifications),
      isStale: counts.isStale || counts.isInFlight,
    },
  };
}

/** Records what a snapshot says against the open connection, if there is one (RT90). */
export function castDoubt(state: LiveState, doubt: Doubt): LiveState {
  return state.connection.kind === 'open' ? { ...state, doubt } : state;
}

/** Marks the counters as to be fetched. */
export function requestCounts(state: LiveState): LiveState {
  return state.counts.isRequested ? state : { ...state, counts: { ...state.counts, isRequested: true } };
}

/**
 * Stores a conversation whose unread count was changed by an event, and changes the message counter by the same amount.
 */
export function putUnreadEvent(state: LiveState, conversation: ConversationState): LiveState {
  const before = state.conversations.get(conversation.id)?.unread ?? 0;
  const next = putConversation(state, conversation);
  if (before === conversation.unread) return next;
  return count(next, { messages: state.counts.messages + conversation.unread - before });
}

/** Removes the credit that the other frame of this message has left, if there is one (RT25). */
function consumeCredit(
  credits: readonly UnreadCredit[],
  kind: UnreadCredit['kind'],
  conversationId: ConversationId | null,
  at: number,
): { credit: UnreadCredit | undefined; rest: readonly UnreadCredit[] } {
  const valid = credits.filter((credit) => Math.abs(at - credit.at) <= PAIR_WITHIN);
  const isMeant = (credit: UnreadCredit) =>
    credit.kind === kind &&
    (credit.conversationId === null || conversationId === null || credit.conversationId === conversationId);
  const credit = valid.find(isMeant);
  return { credit, rest: credit === undefined ? valid : valid.filter((other) => other !== credit) };
}

/**
 * Counts a message of another user, unless its notification has already counted it (RT25).
 * @param added 1 for a new message that is not visible, else 0
 */
export function countMessage(state: LiveState, conversationId: ConversationId, added: 0 | 1, at: number): LiveState {
  const { counts } = state;
  const { credit, rest } = consumeCredit(counts.credits, 'notification', conversationId, at);
  if (credit !== undefined) return count(state, { credits: rest, messages: counts.messages + added - credit.added });
  return awaitOtherFrame(state, rest, { kind: 'message', conversationId, at, added });
}

/** Counts the first frame of a message. The oldest credit is dropped when there are too many (RT25). */
function awaitOtherFrame(state: LiveState, credits: readonly UnreadCredit[], credit: UnreadCredit): LiveState {
  const next = count(state, {
    credits: [...credits, credit].slice(-MAX_CREDITS),
    messages: state.counts.messages + credit.added,
  });
  return credits.length < MAX_CREDITS ? next : requestCounts(next);
}

/** Applies `new_notification` (RT71). A duplicate counts once (RT76). */
export function receiveNotification(state: LiveState, notification: Notification, at: number): LiveState {
  const { counts } = state;
  if (notification.is_read || counts.countedNotifications.includes(notification.id)) return state;
  const next = count(state, {
    notifications: counts.notifications + 1,
    countedNotifications: [...counts.countedNotifications, notification.id].slice(-MAX_COUNTED_IDS),
  });
  return notification.type === 'new_message'
    ? countMessageNotice(next, notification.conversation_id ?? null, at)
    : next;
}

function countMessageNotice(state: LiveState, conversationId: ConversationId | null, at: number): LiveState {
  const { counts } = state;
  const { credit, rest } = consumeCredit(counts.credits, 'message', conversationId, at);
  if (credit !== undefined) return count(state, { credits: rest });
  const added = conversationId !== null && conversationId === visibleConversationId(state) ? 0 : 1;
  return awaitOtherFrame(state, rest, { kind: 'notification', conversationId, at, added });
}

/** Applies `notification_read` (RT72). The echo of an own change is not counted again (RT75). */
export function receiveNotificationRead(state: LiveState, read: number, at: number): LiveState {
  const { counts } = state;
  // If the system clock was set back, the stored time could otherwise suppress frames for long.
  const isEcho = at < counts.ignoreEchoesUntil && counts.ignoreEchoesUntil - at <= ECHO_WITHIN;
  if (counts.mutationsInFlight > 0) return state;
  // The frame may also come from a change in another tab, so the server's count is fetched.
  if (isEcho) return requestCounts(state);
  return count(state, { notifications: counts.notifications - read });
}

/** Starts an own change of notifications: the counter is reduced optimistically (RT75). */
export function beginNotificationChange(state: LiveState, drop: number | 'all'): LiveState {
  const { counts } = state;
  return count(state, {
    mutationsInFlight: counts.mutationsInFlight + 1,
    notifications: drop === 'all' ? 0 : counts.notifications - drop,
  });
}

/** Settles an own change, successful or not: the server's count is fetched (RT75). */
export function endNotificationChange(state: LiveState, at: number): LiveState {
  return count(state, {
    mutationsInFlight: Math.max(0, state.counts.mutationsInFlight - 1),
    ignoreEchoesUntil: at + ECHO_WITHIN,
    isRequested: true,
  });
}

/** Applies the server's counts. Stale counts are discarded and fetched again (RT73). */
export function applyCounts(
  state: LiveState,
  { messages, notifications, requestedAt }: Extract<LiveAction, { type: 'countsLoaded' }>,
): LiveState {
  const { counts } = state;
  const settled = { ...counts, isInFlight: false, isStale: false, hasFailed: false };
  if (counts.mutationsInFlight > 0 || (counts.isStale && counts.staleResponses < MAX_STALE_RESPONSES)) {
    const isRequested = counts.isRequested || counts.mutationsInFlight === 0;
    return { ...state, counts: { ...settled, isRequested, staleResponses: counts.staleResponses + 1 } };
  }
  const isUncertain = pendingConversations(state).some(({ reportedReads }) => reportedReads.size > 0);
  const hasRisen = messages > counts.messages || notifications > counts.notifications;
  const isExplained = isUncertain || counts.isUncertain || counts.appliedGap !== state.gap;
  const applied = {
    ...state,
    counts: {
      ...settled,
      messages,
      notifications,
      staleResponses: 0,
      isUncertain,
      appliedGap: requestedAt.gap,
    },
  };
  const next = hasRisen && !isExplained ? castDoubt(applied, 'missed') : applied;
  // The total differs without an event that explains it. The list shows which conversation it is; a list request in
  // flight will do so anyway.
  const isListThere = state.list.pages > 0 && !state.list.isInFlight;
  const hasMissed = messages !== counts.messages && !isUncertain && isListThere;
  return hasMissed ? { ...next, list: { ...state.list, isRequested: true } } : next;
}
