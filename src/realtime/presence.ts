import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import { filtered } from '../lib/collections/sequence.ts';
import { createSummary } from '../lib/collections/sequenceSummary.ts';
import { type Entry, sortedEntries, withEntry, withoutKeys } from '../lib/collections/sortedMap.ts';
import type { ServerFrame } from './generated/frames.ts';
import type { FrameOf, LiveState } from './types.ts';

/** Time in ms after which a typing state expires without a new frame (rule M13). */
export const TYPING_EXPIRES_AFTER = 6_000;

/**
 * Whether a typing state is still valid. A time too far in the future means that the clock was set back, and is not
 * valid.
 */
export function isStillTyping(until: number, now: number): boolean {
  return now < until && until - now <= TYPING_EXPIRES_AFTER;
}

/** Replaces the set of online users (RT85). */
export function receiveOnlineUsers(state: LiveState, { users }: FrameOf<'online_users'>): LiveState {
  return { ...state, presence: { listed: new Set(users), changed: new Map(), latest: null } };
}

export function receiveUserStatus(state: LiveState, { user_id, is_online }: FrameOf<'user_status'>): LiveState {
  return putPresence(state, user_id, is_online);
}

/** Stores only what differs from the last `online_users`, so that the state does not grow with who comes and goes. */
function putPresence(state: LiveState, userId: UserId, isOnline: boolean): LiveState {
  const { listed, changed: before } = state.presence;
  const isListed = listed?.has(userId) === isOnline;
  const changed = isListed ? withoutKeys(before, [userId]) : withEntry(before, userId, isOnline);
  return changed === before ? state : { ...state, presence: { listed, changed, latest: userId } };
}

/** Marks the author of an action as online, whatever was known before (RT86). */
export function recordActivity(state: LiveState, frame: ServerFrame): LiveState {
  const userId = actorIn(frame);
  if (userId === null || userId === state.me) return state;
  return putPresence(state, userId, true);
}

/**
 * Returns the user who caused a frame, or null. The end of typing proves nothing: a server may send it for a user who
 * has left.
 */
function actorIn(frame: ServerFrame): UserId | null {
  switch (frame.type) {
    case 'new_message':
    case 'message_sent':
      return frame.message.sender_id;
    case 'typing_status':
      return frame.is_typing ? frame.user_id : null;
    case 'messages_read':
      return frame.reader_id;
    default:
      return null;
  }
}

/**
 * Applies the start or the end of typing (RT83). A conversation that is not known is not shown, so nothing is kept of it
 * (RT87).
 */
export function receiveTyping(
  state: LiveState,
  { conversation_id, user_id, is_typing }: FrameOf<'typing_status'>,
  at: number,
): LiveState {
  if (user_id === state.me) return state;
  if (!is_typing) return withoutTyping(state, [conversation_id]);
  if (!state.conversations.has(conversation_id)) return state;
  const until = withEntry(state.typing.until, conversation_id, at + TYPING_EXPIRES_AFTER);
  return { ...state, typing: { until, latest: conversation_id } };
}

/** Ends typing in these conversations, for example because the message has arrived (RT83). */
export function withoutTyping(state: LiveState, ids: readonly ConversationId[]): LiveState {
  const until = withoutKeys(state.typing.until, ids);
  const latest = ids.length > 1 ? null : (ids[0] ?? null);
  return until === state.typing.until ? state : { ...state, typing: { until, latest } };
}

/** Summarizes the earliest and the latest time at which typing expires. */
const expiries = createSummary<Entry<number>, { readonly first: number; readonly last: number }>(
  (entries) => {
    const times = entries.map(([, until]) => until);
    return { first: Math.min(...times), last: Math.max(...times) };
  },
  (one, other) => ({ first: Math.min(one.first, other.first), last: Math.max(one.last, other.last) }),
);

/** Returns the earliest time at which typing expires; null when nobody is typing. */
export function nextTypingExpiry({ typing }: LiveState): number | null {
  return typing.until.size === 0 ? null : expiries.of(sortedEntries(typing.until)).first;
}

/** Removes expired typing states (RT83). Reads only these and their neighbours. */
export function expireTyping(state: LiveState, at: number): LiveState {
  const expired = filtered(
    sortedEntries(state.typing.until),
    (part) => [expiries.of(part).first, expiries.of(part).last].some((until) => !isStillTyping(until, at)),
    ([, until]) => !isStillTyping(until, at),
  );
  return withoutTyping(
    state,
    expired.map(([id]) => id),
  );
}
