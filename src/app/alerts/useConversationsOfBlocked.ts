import { useEffect } from 'react';
import { useLiveState } from '../../conversations/liveState.ts';
import { loadLive } from '../../conversations/loadLive.ts';
import { useBlocked } from '../../hiddenPeople/useHiddenPeople.ts';
import { logFailure } from '../../lib/log/log.ts';
import { conversationsWith } from '../../realtime/unreadCounts.ts';
import { useSession } from '../../session/SessionScope.tsx';

/**
 * Lets the unread count leave out messages from blocked people (rule F42): while there are unread messages, loads the
 * conversations page by page until those with blocked people are loaded.
 */
export function useConversationsOfBlocked(): void {
  const session = useSession();
  const blocked = useBlocked();
  const isNeeded = useLiveState((state) => {
    const { me, counts, list } = state;
    if (blocked.size === 0 || me === null || counts.messages === 0) return false;
    if (list.isComplete || list.isInFlight || list.isRequested || list.hasFailed) return false;
    return conversationsWith(state, blocked).split(' ').filter(Boolean).length < blocked.size;
  });
  useEffect(() => {
    if (!isNeeded) return;
    loadLive(session).then(
      (live) => live.loadMoreConversations(),
      (error: unknown) => logFailure('Loading the conversations of blocked people', error),
    );
  }, [isNeeded, session]);
}
