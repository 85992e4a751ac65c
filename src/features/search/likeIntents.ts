import type { LikeStatus, ProfileId } from '../../api/generated/model/index.ts';
import { isApiError } from '../../api/errors.ts';

/** What the rest of the app does for a like. */
export interface LikeWorld {
  like: (id: ProfileId) => Promise<unknown>;
  unlike: (id: ProfileId) => Promise<unknown>;
  readStatus: (id: ProfileId) => Promise<LikeStatus>;
  /** The status known now; false on both counts when none is. */
  known: (id: ProfileId) => LikeStatus;
  show: (id: ProfileId, status: LikeStatus) => void;
  /** The person who tapped is still the one who is logged in. */
  isCurrent: () => boolean;
  onDone: (liked: boolean) => void;
  onFailed: (liked: boolean) => void;
}

interface Flight {
  wanted: boolean;
  /** What the server last said or, before that, what we believed: where a failure leads back to. */
  confirmed: LikeStatus;
}

/**
 * Likes as they are tapped (decision F8): shown at once, sent, then the status is read again; a failure leads back.
 * For each profile one call at a time: taps meanwhile only change what is wanted, and the last of them counts.
 */
export function createLikeIntents(world: LikeWorld): (id: ProfileId, liked: boolean) => Promise<void> {
  const flights = new Map<ProfileId, Flight>();

  return async (id, liked) => {
    const underWay = flights.get(id);
    const before = world.known(id);
    world.show(id, { is_liked: liked, is_mutual: liked && (underWay?.confirmed ?? before).is_mutual });
    if (underWay !== undefined) {
      underWay.wanted = liked;
      return;
    }
    const flight: Flight = { wanted: liked, confirmed: before };
    flights.set(id, flight);
    try {
      await fly(id, flight);
    } finally {
      flights.delete(id);
    }
  };

  async function fly(id: ProfileId, flight: Flight): Promise<void> {
    let target = flight.wanted;
    for (;;) {
      const failed = await send(id, target, flight);
      if (!world.isCurrent()) return;
      const reached = flight.confirmed.is_liked;
      const changedMind = flight.wanted !== target;
      if (changedMind && flight.wanted !== reached) {
        target = flight.wanted;
        continue;
      }
      world.show(id, flight.confirmed);
      if (changedMind) return;
      if (failed || reached !== target) world.onFailed(target);
      else world.onDone(target);
      return;
    }
  }

  /** One call and the reading after it. Answers whether it failed. */
  async function send(id: ProfileId, target: boolean, flight: Flight): Promise<boolean> {
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
