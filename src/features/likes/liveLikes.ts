import { now } from '../../lib/time/clock.ts';
import { after } from '../../lib/time/timer.ts';

interface LiveLikesOptions {
  /** Invalidates all queries about likes. */
  reload: () => void;
  /** Notifies the user of a match that the other user has made. */
  notifyMatch: () => void;
  /** Whether an own like is in flight, so that it is not known yet whether it makes a match. */
  isLiking: () => boolean;
}

export interface LiveLikes {
  likeReceived: () => void;
  matchCreated: () => void;
  /** To be called when an own like has made a match. */
  ownMatch: () => void;
  stop: () => void;
}

/** Debounce delay in ms: a match causes `like_received` and `match_created` at once (rule L7). */
const RELOAD_DELAY_MS = 300;

/** Milliseconds after an own match in which `match_created` is its echo (rule L6). */
const OWN_MATCH_MS = 5_000;

/**
 * Handles live events about likes: refetches the likes once per burst, and notifies the user of a match unless an own
 * like has just made it. The event may arrive before the response to that like, so the notification waits while a like
 * is in flight.
 */
export function createLiveLikes({ reload, notifyMatch, isLiking }: LiveLikesOptions): LiveLikes {
  let cancelReload: (() => void) | null = null;
  let cancelAnnouncement: (() => void) | null = null;
  let lastOwnMatch = Number.NEGATIVE_INFINITY;

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
      else if (now() - lastOwnMatch > OWN_MATCH_MS) notifyMatch();
    });
  }

  return {
    likeReceived: reloadSoon,
    matchCreated() {
      reloadSoon();
      announceSoon();
    },
    ownMatch() {
      lastOwnMatch = now();
    },
    stop() {
      cancelReload?.();
      cancelAnnouncement?.();
    },
  };
}
