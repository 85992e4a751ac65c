import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import type { FrameOf } from './frameBus.ts';
import type { LiveState } from './liveState.ts';

/** How long somebody's typing counts without a new sign of it (decision M13). */
export const TYPING_LASTS = 6_000;

/** A clock that was put back lets nobody type for ever. */
export function isTypingUntil(until: number, now: number): boolean {
  return now < until && until - now <= TYPING_LASTS;
}

/** The whole set: it replaces what was known (RT85). */
export function hearOnlineUsers(state: LiveState, { users }: FrameOf<'online_users'>): LiveState {
  return { ...state, presence: { isWhole: true, users: new Map(users.map((id) => [id, true])) } };
}

export function hearUserStatus(state: LiveState, { user_id, is_online }: FrameOf<'user_status'>): LiveState {
  const users = new Map(state.presence.users).set(user_id, is_online);
  return { ...state, presence: { ...state.presence, users } };
}

/** Somebody types, or stopped (RT83). */
export function hearTyping(
  state: LiveState,
  { conversation_id, user_id, is_typing }: FrameOf<'typing_status'>,
  at: number,
): LiveState {
  if (user_id === state.me) return state;
  if (!is_typing) return withoutTyping(state, conversation_id, user_id);
  const who = new Map(state.typing.get(conversation_id)).set(user_id, at + TYPING_LASTS);
  return { ...state, typing: new Map(state.typing).set(conversation_id, who) };
}

/** A message of theirs is out, so they type no longer (RT83). */
export function withoutTyping(state: LiveState, id: ConversationId, userId: UserId): LiveState {
  const known = state.typing.get(id);
  if (known?.has(userId) !== true) return state;
  return { ...state, typing: putTyping(state.typing, id, new Map([...known].filter(([other]) => other !== userId))) };
}

/** Forgets who has not been heard typing for too long (RT83). */
export function expireTyping(state: LiveState, at: number): LiveState {
  let { typing } = state;
  for (const [id, who] of state.typing) {
    const valid = [...who].filter(([, until]) => isTypingUntil(until, at));
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
