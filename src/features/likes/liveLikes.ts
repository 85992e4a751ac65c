/** What live events about likes do to the rest of the app; time is handed in. */
export interface LiveLikesWorld {
  now: () => number;
  /** Calls back once after so many ms. Answers how to call it off. */
  after: (milliseconds: number, run: () => void) => () => void;
  /** Asks the server anew for everything about likes. */
  reload: () => void;
  /** Tells of a match that the other side made. */
  announce: () => void;
  /** A like of mine is on its way: whether it makes a match is not known yet. */
  isLiking: () => boolean;
}

export interface LiveLikes {
  likeReceived: () => void;
  matchCreated: () => void;
  /** A like of mine has made a match. */
  ownMatch: () => void;
  stop: () => void;
}

/** Events come in bursts: a match brings `like_received` and `match_created` at once (decision L7). */
const RELOAD_DELAY_MS = 300;

/** How long after my own match the socket's word of it says nothing new (decision L6). */
const OWN_MATCH_MS = 5_000;

/**
 * Live events reload the likes, one reload for a burst. A match is announced unless a like of mine has just made it: the
 * event may arrive before the answer to the like, so while one is on its way the announcement waits.
 */
export function createLiveLikes(world: LiveLikesWorld): LiveLikes {
  let cancelReload: (() => void) | null = null;
  let cancelAnnouncement: (() => void) | null = null;
  let lastOwnMatch = Number.NEGATIVE_INFINITY;

  function reloadSoon(): void {
    cancelReload?.();
    cancelReload = world.after(RELOAD_DELAY_MS, () => {
      cancelReload = null;
      world.reload();
    });
  }

  function announceSoon(): void {
    cancelAnnouncement ??= world.after(RELOAD_DELAY_MS, () => {
      cancelAnnouncement = null;
      if (world.isLiking()) announceSoon();
      else if (world.now() - lastOwnMatch > OWN_MATCH_MS) world.announce();
    });
  }

  return {
    likeReceived: reloadSoon,
    matchCreated() {
      reloadSoon();
      announceSoon();
    },
    ownMatch() {
      lastOwnMatch = world.now();
    },
    stop() {
      cancelReload?.();
      cancelAnnouncement?.();
    },
  };
}
