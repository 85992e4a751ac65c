import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateLikes } from '../../likes/likeCache.ts';
import { useFrames } from '../../conversations/liveState.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { likesOf } from '../../likes/likes.ts';
import { SNACKBAR_TIME, snackbars } from '../../ui/Snackbar/snackbars.ts';
import { likeMessages } from './copy.ts';
import { createLiveLikes } from './liveLikes.ts';

/** Subscribes to live events about likes: reloads the lists and shows a snackbar for a new match. */
export function useLiveLikes(): void {
  const client = useQueryClient();
  const likes = likesOf(useSession());
  const frames = useFrames();
  useEffect(() => {
    const live = createLiveLikes({
      reload: () => invalidateLikes(client),
      notifyMatch: () =>
        snackbars.show(likeMessages.matchedLive, {
          kind: 'ok',
          time: SNACKBAR_TIME.like,
          topic: 'match',
          waits: true,
        }),
      isLiking: likes.isInFlight,
    });
    const unsubscribers = [
      frames.subscribe('like_received', live.likeReceived),
      frames.subscribe('match_created', live.matchCreated),
      // A match that is restored by undoing must not be announced by its live event either.
      likes.onOutcome(({ wanted, after: { is_mutual } }) => wanted && is_mutual && live.ownMatch()),
      live.stop,
    ];
    return () => {
      for (const stop of unsubscribers) stop();
    };
  }, [client, frames, likes]);
}
