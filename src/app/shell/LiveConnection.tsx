import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import {
  getListMutualLikesQueryKey,
  getListReceivedLikesQueryKey,
  getListSentLikesQueryKey,
} from '../../api/generated/likes/likes.ts';
import { getListNotificationsQueryKey } from '../../api/generated/notifications/notifications.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { loadLive } from '../../conversations/liveState.ts';
import { createHiddenPeople } from '../../hiddenPeople/hiddenPeople.ts';
import { logFailure } from '../../lib/log/log.ts';
import { after } from '../../lib/time/timer.ts';
import { isBlocked } from '../alerts/isBlocked.ts';

/** Milliseconds until the signed-in user is requested again after a failure. */
const RETRY_DELAY_MS = 5_000;

/**
 * Runs the live layer of the session, which updates messages, presence and unread counts, while the shell is mounted
 *.
 */
export function LiveConnection() {
  'use no memo';
  const session = useSession();
  // The socket needs the user's id, so a failed request is repeated until it succeeds.
  const { data: viewer } = useGetCurrentUser({
    query: { refetchInterval: ({ state }) => state.status === 'error' && RETRY_DELAY_MS },
  });
  const userId = viewer?.id;
  const client = useQueryClient();
  // Events during a connection gap are lost, so what they would have changed is refetched.
  const catchUp = useEffectEvent(() => {
    for (const queryKey of queryKeysStaleAfterGap()) void client.invalidateQueries({ queryKey });
  });

  useEffect(() => {
    if (userId === undefined) return;
    const mounted = new AbortController();
    // The code of the live layer is loaded lazily and may arrive after this component is unmounted.
    const start = async () => {
      const live = await loadLive(session);
      if (mounted.signal.aborted) return;
      // A chat may be opened by its URL before anything else requests who is blocked.
      session.own(createHiddenPeople).open(userId);
      live.neverReport((other) => isBlocked(session, other));
      live.start(userId);
      const stopCatchingUp = live.onReopened(() => catchUp());
      mounted.signal.addEventListener('abort', () => {
        stopCatchingUp();
        live.stop();
      });
    };
    const begin = () => {
      start().catch((error: unknown) => {
        logFailure('The code of the live layer did not load', error);
        if (!mounted.signal.aborted) mounted.signal.addEventListener('abort', after(RETRY_DELAY_MS, begin));
      });
    };
    begin();
    return () => mounted.abort();
  }, [session, userId]);
  return null;
}

/**
 * Returns the query keys that live events may have left stale during a connection gap. The live state refreshes its own
 * data.
 */
function queryKeysStaleAfterGap(): readonly (readonly unknown[])[] {
  return [
    getListNotificationsQueryKey(),
    getListSentLikesQueryKey(),
    getListReceivedLikesQueryKey(),
    getListMutualLikesQueryKey(),
  ];
}
