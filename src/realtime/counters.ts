import type { ConversationId, Notification } from '../api/generated/model/index.ts';
import type { ConversationState } from './conversationState.ts';
import { attendedId, putConversation } from './changeConversation.ts';
import type { CountsState, LiveState, UnreadCredit } from './liveState.ts';

/** How long the two frames of one new message belong together (decision M12), and an echo to its change (N3). */
const PAIR_WITHIN = 3_000;
const ECHO_WITHIN = 2_000;
/** How many notifications are remembered to know a frame that comes twice. */
const REMEMBERED = 200;
/** So many overtaken answers in a row are not believed (RT73). */
const MOST_DISCARDED = 3;

/** Changes the counters by an event; an answer that is under way may not know of it (RT73). Never below zero. */
function count(state: LiveState, change: Partial<CountsState>): LiveState {
  const counts = { ...state.counts, ...change };
  return {
    ...state,
    counts: {
      ...counts,
      messages: Math.max(0, counts.messages),
      notifications: Math.max(0, counts.notifications),
      isOvertaken: counts.isOvertaken || counts.isUnderWay,
    },
  };
}

/** The server's numbers are wanted. */
export function wantCounts(state: LiveState): LiveState {
  return state.counts.isWanted ? state : { ...state, counts: { ...state.counts, isWanted: true } };
}

/** Puts a conversation in whose unread messages were changed by an event: the counter moves along. */
export function putUnreadEvent(state: LiveState, conversation: ConversationState): LiveState {
  const before = state.conversations.get(conversation.id)?.unread ?? 0;
  const next = putConversation(state, conversation);
  if (before === conversation.unread) return next;
  return count(next, { messages: state.counts.messages + conversation.unread - before });
}

/** Takes the other frame's credit for this message, if there is one (RT25). */
function takeCredit(
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
 * Counts a message of the other side: `added` is 1 when it is news and nobody has it before the eyes, else 0.
 * What its notification has counted already is not counted again (RT25).
 */
export function countMessage(state: LiveState, conversationId: ConversationId, added: 0 | 1, at: number): LiveState {
  const { counts } = state;
  const { credit, rest } = takeCredit(counts.credits, 'notification', conversationId, at);
  if (credit !== undefined) return count(state, { credits: rest, messages: counts.messages + added - credit.added });
  return count(state, {
    credits: [...rest, { kind: 'message', conversationId, at, added }],
    messages: counts.messages + added,
  });
}

/** A notification arrived (RT71); the same one twice counts once (RT76). */
export function hearNotification(state: LiveState, notification: Notification, at: number): LiveState {
  const { counts } = state;
  if (notification.is_read || counts.heard.includes(notification.id)) return state;
  const next = count(state, {
    notifications: counts.notifications + 1,
    heard: [...counts.heard, notification.id].slice(-REMEMBERED),
  });
  return notification.type === 'new_message'
    ? countMessageNotice(next, notification.conversation_id ?? null, at)
    : next;
}

function countMessageNotice(state: LiveState, conversationId: ConversationId | null, at: number): LiveState {
  const { counts } = state;
  const { credit, rest } = takeCredit(counts.credits, 'message', conversationId, at);
  if (credit !== undefined) return count(state, { credits: rest });
  const added = conversationId !== null && conversationId === attendedId(state) ? 0 : 1;
  return count(state, {
    credits: [...rest, { kind: 'notification', conversationId, at, added }],
    messages: counts.messages + added,
  });
}

/** Notifications were read, somewhere (RT72); the echo of an own change is not counted again (RT75). */
export function hearNotificationRead(state: LiveState, read: number, at: number): LiveState {
  const { counts } = state;
  // A clock that was put back must not mute for long.
  const isEcho = at < counts.mutedUntil && counts.mutedUntil - at <= ECHO_WITHIN;
  if (counts.changing > 0) return state;
  // It may as well be somebody's reading in another tab: the server knows.
  if (isEcho) return wantCounts(state);
  return count(state, { notifications: counts.notifications - read });
}

/** An own change of notifications begins: the counter falls at once (RT75). */
export function beginNotificationChange(state: LiveState, drop: number | 'all'): LiveState {
  const { counts } = state;
  return count(state, {
    changing: counts.changing + 1,
    notifications: drop === 'all' ? 0 : counts.notifications - drop,
  });
}

/** It ended, well or not: the server's number decides (RT75). */
export function endNotificationChange(state: LiveState, at: number): LiveState {
  return count(state, {
    changing: Math.max(0, state.counts.changing - 1),
    mutedUntil: at + ECHO_WITHIN,
    isWanted: true,
  });
}

/** The server's numbers arrived. Overtaken by events they are not believed but asked for again (RT73). */
export function takeCounts(state: LiveState, messages: number, notifications: number): LiveState {
  const { counts } = state;
  const settled = { ...counts, isUnderWay: false, isOvertaken: false, hasFailed: false };
  if (counts.changing > 0 || (counts.isOvertaken && counts.discarded < MOST_DISCARDED)) {
    const isWanted = counts.isWanted || counts.changing === 0;
    return { ...state, counts: { ...settled, isWanted, discarded: counts.discarded + 1 } };
  }
  const isDoubtful = [...state.conversations.values()].some(({ asked }) => asked.size > 0);
  const next = { ...state, counts: { ...settled, messages, notifications, discarded: 0, isDoubtful } };
  // Something happened that no frame told of: the list knows where, unless it is about to say so anyway.
  const isListThere = state.list.pages > 0 && !state.list.isUnderWay;
  const hasMissed = messages !== counts.messages && !isDoubtful && isListThere;
  return hasMissed ? { ...next, list: { ...state.list, isWanted: true } } : next;
}
