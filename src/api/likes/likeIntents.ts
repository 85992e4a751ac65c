import { isApiError } from '../errors.ts';
import type { LikeStatus, Profile, ProfileId } from '../generated/model/index.ts';

/** How a like came to be wished for: by the heart, or by undoing that it was taken back. */
export type LikeOrigin = 'tap' | 'undo';

/** How a like, or the taking back of one, came out. */
export interface LikeOutcome {
  profile: Profile;
  /** What was asked for last. */
  wanted: boolean;
  origin: LikeOrigin;
  failed: boolean;
  /** Taps took each other back: all is as somebody wanted it, and there is nothing to say. */
  silent: boolean;
  /** Before the first tap. */
  before: LikeStatus;
  /** What the server has now, as far as it said. */
  after: LikeStatus;
}

/** What the rest of the app does for a like. */
export interface LikeWorld {
  like: (id: ProfileId) => Promise<unknown>;
  unlike: (id: ProfileId) => Promise<unknown>;
  readStatus: (id: ProfileId) => Promise<LikeStatus>;
  /** The status known now; false on both counts when none is. */
  known: (id: ProfileId) => LikeStatus;
  /** Shows what was asked for over what is known, until the outcome is there. */
  wish: (profile: Profile, status: LikeStatus) => void;
  /** The end of it, for better or worse: from now on what is known counts again. */
  settle: (outcome: LikeOutcome) => void;
  /** The person who tapped is still the one who is logged in. */
  isCurrent: () => boolean;
}

interface Flight {
  profile: Profile;
  wanted: boolean;
  origin: LikeOrigin;
  before: LikeStatus;
  /** What the server last said or, before that, what we believed: where a failure leads back to. */
  confirmed: LikeStatus;
}

/**
 * Likes as they are tapped (decision F8): shown at once, sent, then the status is read again; a failure leads back.
 * For each profile one call at a time: taps meanwhile only change what is wanted, and the last of them counts.
 */
export function createLikeIntents(world: LikeWorld) {
  const flights = new Map<ProfileId, Flight>();

  return async (profile: Profile, liked: boolean, origin: LikeOrigin = 'tap'): Promise<void> => {
    const underWay = flights.get(profile.id);
    const before = underWay?.confirmed ?? world.known(profile.id);
    world.wish(profile, { is_liked: liked, is_mutual: liked && before.is_mutual });
    if (underWay !== undefined) {
      underWay.wanted = liked;
      underWay.origin = origin;
      return;
    }
    const flight: Flight = { profile, wanted: liked, origin, before, confirmed: before };
    flights.set(profile.id, flight);
    const outcome = await fly(flight);
    // Free for the next tap before anybody hears of it.
    flights.delete(profile.id);
    if (outcome !== null) world.settle(outcome);
  };

  /** Calls until what was wanted last is reached or failed; null when nobody is there any more to hear of it. */
  async function fly(flight: Flight): Promise<LikeOutcome | null> {
    let target = flight.wanted;
    for (;;) {
      const failed = await send(target, flight);
      if (!world.isCurrent()) return null;
      const { profile, wanted, origin, before, confirmed: after } = flight;
      if (wanted !== target && wanted !== after.is_liked) {
        target = wanted;
        continue;
      }
      const silent = wanted !== target;
      return {
        profile,
        wanted,
        origin,
        failed: !silent && (failed || after.is_liked !== wanted),
        silent,
        before,
        after,
      };
    }
  }

  /** One call and the reading after it. Answers whether it failed. */
  async function send(target: boolean, flight: Flight): Promise<boolean> {
    const { id } = flight.profile;
    try {
      await (target ? world.like(id) : world.unlike(id));
    } catch (error) {
      if (!isSettledAlready(error, target)) return true;
    }
    if (!world.isCurrent()) return false;
    // Without an answer to the reading, the call that went through is what we know.
    flight.confirmed = await world.readStatus(id).catch(() => ({ is_liked: target, is_mutual: false }));
    return false;
  }
}

/** The server has it so already: 409 or 400 "already liked", 404 "no such like". */
function isSettledAlready(error: unknown, target: boolean): boolean {
  if (!isApiError(error)) return false;
  return target ? error.status === 409 || error.status === 400 : error.status === 404;
}
