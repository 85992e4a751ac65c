import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadLikes } from '../../api/likes/likeCache.ts';
import { likeSessionOf } from '../../api/likes/likeSession.ts';
import { now } from '../../lib/clock.ts';
import { after } from '../../lib/timer.ts';
import { onFrame } from '../../realtime/frameBus.ts';
import { SNACKBAR_TIME } from '../../ui/Snackbar/snackbars.ts';
import { showSnackbar } from '../../ui/Snackbar/showSnackbar.ts';
import { likeMessages } from './copy.ts';
import { createLiveLikes } from './liveLikes.ts';

/** Lets what the server says about likes show up by itself. */
export function useLiveLikes(): void {
  const client = useQueryClient();
  useEffect(() => {
    const session = likeSessionOf(client);
    const live = createLiveLikes({
      now,
      after,
      reload: () => reloadLikes(client),
      announce: () => showSnackbar({ text: likeMessages.matchedLive, kind: 'ok', duration: SNACKBAR_TIME.like }),
      isLiking: session.isLiking,
    });
    const stops = [
      onFrame('like_received', live.likeReceived),
      onFrame('match_created', live.matchCreated),
      // One that undoing restores is no news either.
      session.onOutcome(({ wanted, after: { is_mutual } }) => wanted && is_mutual && live.ownMatch()),
      live.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}
