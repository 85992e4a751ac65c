import type { ConversationId, UserId } from '../api/generated/model/index.ts';
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
  return { ...state, presence: { isWhole: true, users: new Map(users.map((id) => [id, true])) } };
}

export function receiveUserStatus(state: LiveState, { user_id, is_online }: FrameOf<'user_status'>): LiveState {
  return putPresence(state, user_id, is_online);
}

function putPresence(state: LiveState, userId: UserId, isOnline: boolean): LiveState {
  const users = new Map(state.presence.users).set(userId, isOnline);
  return { ...state, presence: { ...state.presence, users } };
}

/** Marks the author of an action as online, whatever was known before (RT86). */
export function recordActivity(state: LiveState, frame: ServerFrame): LiveState {
  const userId = actorIn(frame);
  if (userId === null || userId === state.me || state.presence.users.get(userId) === true) return state;
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

/** Applies the start or the end of typing (RT83). */
export function receiveTyping(
  state: LiveState,
  { conversation_id, user_id, is_typing }: FrameOf<'typing_status'>,
  at: number,
): LiveState {
  if (user_id === state.me) return state;
  if (!is_typing) return withoutTyping(state, conversation_id, user_id);
  const who = new Map(state.typing.get(conversation_id)).set(user_id, at + TYPING_EXPIRES_AFTER);
  return { ...state, typing: new Map(state.typing).set(conversation_id, who) };
}

/** Ends a user's typing state, because their message has arrived (RT83). */
export function withoutTyping(state: LiveState, id: ConversationId, userId: UserId): LiveState {
  const known = state.typing.get(id);
  if (known?.has(userId) !== true) return state;
  return { ...state, typing: putTyping(state.typing, id, new Map([...known].filter(([other]) => other !== userId))) };
}

/** Removes expired typing states (RT83). */
export function expireTyping(state: LiveState, at: number): LiveState {
  let { typing } = state;
  for (const [id, who] of state.typing) {
    const valid = [...who].filter(([, until]) => isStillTyping(until, at));
    if (valid.length < who.size) typing = putTyping(typing, id, new Map(valid));
  }
  return typing === state.typing ? state : { ...state, typing };
}

function putTyping(
  typing: LiveState['typing'],
  id: ConversationId,
  who: ReadonlyMap<UserId, number>,
): LiveState['typing'] {
  const next = new Map(typing);
  if (who.size > 0) next.set(id, who);
  else next.delete(id);
  return next;
}
