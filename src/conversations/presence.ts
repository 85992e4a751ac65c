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

type Listeners = Map<UserId | ConversationId, Set<() => void>>;

/** Calls listeners to one user's presence, or to typing in one conversation, when that may have changed. */
function createTopics(session: Session) {
  const presence: Listeners = new Map();
  const typing: Listeners = new Map();
  const notify = (listeners: Listeners, id: string | null) => {
    const concerned = id === null ? [...listeners.values()] : [listeners.get(id) ?? []];
    for (const ofOne of concerned) for (const listener of [...ofOne]) listener();
  };
  liveStoreOf(session).subscribe((state, before) => {
    if (state.presence !== before.presence) notify(presence, state.presence.latest);
    if (state.typing !== before.typing) notify(typing, state.typing.latest);
  });
  const subscribeTo = (listeners: Listeners) => (id: string, listener: () => void) => {
    const ofOne = listeners.get(id) ?? new Set();
    listeners.set(id, ofOne.add(listener));
    return () => {
      ofOne.delete(listener);
      if (ofOne.size === 0) listeners.delete(id);
    };
  };
  return { presence: subscribeTo(presence), typing: subscribeTo(typing) };
}

function useTopic<Part>(topic: 'presence' | 'typing', id: string, select: (state: LiveState) => Part): Part {
  const session = useSession();
  const store = liveStoreOf(session);
  const subscribe = useCallback(
    (listener: () => void) => session.own(createTopics)[topic](id, listener),
    [session, topic, id],
  );
  return useSyncExternalStore(subscribe, () => select(store.getState()));
}

/** Whether a user is online; null while that is unknown. */
export const useOnlineState = (userId: UserId): boolean | null =>
  useTopic('presence', userId, (state) => onlineStateOf(state, userId));

/** Whether the other user of a conversation is typing. */
export const useTyping = (id: ConversationId): boolean =>
  useTopic('typing', id, (state) => isTypingIn(state, id, now()));
