import { useCallback, useSyncExternalStore } from 'react';
import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import { now } from '../lib/time/clock.ts';
import { isTypingIn, onlineStateOf } from '../realtime/selectors.ts';
import type { LiveState } from '../realtime/types.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/SessionScope.tsx';
import { liveStoreOf } from './liveState.ts';

// Who is online and who is typing changes hundreds of times a second in a large community. A list of conversations that
// subscribed to the whole state would look at each of its rows every time, so these hooks subscribe to one of them.

/** Calls listeners to one user's presence, or to typing in one conversation, when that may have changed. */
function createTopics(session: Session) {
  const listeners = new Map<UserId | ConversationId, Set<() => void>>();
  const notify = (id: string | null) => {
    for (const ofOne of id === null ? listeners.values() : [listeners.get(id) ?? []])
      for (const listener of [...ofOne]) listener();
  };
  liveStoreOf(session).subscribe(({ presence, typing }, before) => {
    if (presence !== before.presence) notify(presence.latest);
    if (typing !== before.typing) notify(typing.latest);
  });
  return (id: string, listener: () => void) => {
    const ofOne = listeners.get(id) ?? new Set();
    listeners.set(id, ofOne.add(listener));
    return () => {
      ofOne.delete(listener);
      if (ofOne.size === 0) listeners.delete(id);
    };
  };
}

function useTopic<Part>(id: string, select: (state: LiveState) => Part): Part {
  const session = useSession();
  const subscribe = useCallback((listener: () => void) => session.own(createTopics)(id, listener), [session, id]);
  return useSyncExternalStore(subscribe, () => select(liveStoreOf(session).getState()));
}

/** Whether a user is online; null while that is unknown. */
export const useOnlineState = (userId: UserId): boolean | null =>
  useTopic(userId, (state) => onlineStateOf(state, userId));

/** Whether the other user of a conversation is typing. */
export const useTyping = (id: ConversationId): boolean => useTopic(id, (state) => isTypingIn(state, id, now()));
