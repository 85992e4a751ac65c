import { useCallback, useSyncExternalStore } from 'react';
import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import { now } from '../lib/time/clock.ts';
import { isTypingIn, onlineStateOf } from '../realtime/selectors.ts';
import type { LiveState } from '../realtime/types.ts';
import { useSession } from '../session/SessionScope.tsx';
import { liveStoreOf } from './liveState.ts';

// Who is online and who is typing changes hundreds of times a second in a large community. A list of conversations that
// subscribed to the whole state would select each of its rows every time, so these hooks compare who has changed first.

function useTopic<Part>(topic: 'presence' | 'typing', id: string, select: (state: LiveState) => Part): Part {
  const store = liveStoreOf(useSession());
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribe((state, before) => {
        if (state[topic] !== before[topic] && (state[topic].latest ?? id) === id) listener();
      }),
    [store, topic, id],
  );
  return useSyncExternalStore(subscribe, () => select(store.getState()));
}

/** Whether a user is online; null while that is unknown. */
export const useOnlineState = (userId: UserId): boolean | null =>
  useTopic('presence', userId, (state) => onlineStateOf(state, userId));

/** Whether the other user of a conversation is typing. */
export const useTyping = (id: ConversationId): boolean =>
  useTopic('typing', id, (state) => isTypingIn(state, id, now()));
