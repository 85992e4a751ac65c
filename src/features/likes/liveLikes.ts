import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFrames } from '../../conversations/liveState.ts';
import { now } from '../../lib/time/clock.ts';
import { after } from '../../lib/time/timer.ts';
import { invalidateLikes } from '../../likes/likeCache.ts';
import { likesOf } from '../../likes/likes.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { SNACKBAR_TIME, snackbars } from '../../ui/Snackbar/snackbars.ts';
import { likeMessages } from './copy.ts';

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
      likes.onOutcome(({ wanted, after: { is_mutual } }) => wanted && is_mutual && live.viewerMatched()),
      live.stop,
    ];
    return () => {
      for (const stop of unsubscribers) stop();
    };
  }, [client, frames, likes]);
}

interface LiveLikesOptions {
  /** Invalidates all queries about likes. */
  reload: () => void;
  /** Notifies the viewer of a match that the other person has made. */
  notifyMatch: () => void;
  /** Whether a like of the viewer is in flight, so that it is not known yet whether it makes a match. */
  isLiking: () => boolean;
}

export interface LiveLikes {
  likeReceived: () => void;
  matchCreated: () => void;
  /** To be called when a like of the viewer has made a match. */
  viewerMatched: () => void;
  stop: () => void;
}

/** Debounce delay in ms: a match causes `like_received` and `match_created` at once. */
const RELOAD_DELAY_MS = 300;

/** Milliseconds after a match made by the viewer in which `match_created` is its echo. */
const VIEWER_MATCH_MS = 5_000;

/**
 * Handles live events about likes: refetches the likes once per burst, and notifies the viewer of a match that the
 * other person has made. The event of a match that the viewer has made may arrive before the response to their like, so
 * the notification waits while a like is in flight.
 */
export function createLiveLikes({ reload, notifyMatch, isLiking }: LiveLikesOptions): LiveLikes {
  let cancelReload: (() => void) | null = null;
  let cancelAnnouncement: (() => void) | null = null;
  let lastViewerMatch = Number.NEGATIVE_INFINITY;

  function reloadSoon(): void {
    cancelReload?.();
    cancelReload = after(RELOAD_DELAY_MS, () => {
      cancelReload = null;
      reload();
    });
  }

  function announceSoon(): void {
    cancelAnnouncement ??= after(RELOAD_DELAY_MS, () => {
      cancelAnnouncement = null;
      if (isLiking()) announceSoon();
      else if (now() - lastViewerMatch > VIEWER_MATCH_MS) notifyMatch();
    });
  }

  return {
    likeReceived: reloadSoon,
    matchCreated() {
      reloadSoon();
      announceSoon();
    },
    viewerMatched() {
      lastViewerMatch = now();
    },
    stop() {
      cancelReload?.();
      cancelAnnouncement?.();
    },
  };
}
