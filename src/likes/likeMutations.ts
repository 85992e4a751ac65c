import { isApiError } from '../api/errors.ts';
import type { LikeStatus, Profile, ProfileId } from '../api/generated/model/index.ts';
import { createLatestWins, type Settled } from '../lib/async/latestWins.ts';

/** What started a like: the heart, or undoing an unlike. */
export type LikeOrigin = 'tap' | 'undo';

/** The outcome of a like or unlike. */
export interface LikeOutcome {
  profile: Profile;
  /** The last requested state. */
  wanted: boolean;
  origin: LikeOrigin;
  failed: boolean;
  /** The taps cancelled each other out and nothing has to be reported. */
  silent: boolean;
  /** The status before the first tap. */
  before: LikeStatus;
  /** The status on the server, as far as it is known. */
  after: LikeStatus;
}

interface LikePorts {
  like: (id: ProfileId) => Promise<unknown>;
  unlike: (id: ProfileId) => Promise<unknown>;
  readStatus: (id: ProfileId) => Promise<LikeStatus>;
  /** The status in the query cache; false in both fields when there is none. */
  cachedStatus: (id: ProfileId) => LikeStatus;
  /** Shows an optimistic status until the mutation settles. */
  showPending: (profile: Profile, status: LikeStatus) => void;
  /** Called with the outcome, successful or not: from now on the query cache applies again. */
  settle: (outcome: LikeOutcome) => void;
  /** Aborts with the session of the user who tapped. */
  signal: AbortSignal;
}

/** The taps on one profile while a call is in flight. */
interface Series {
  set: (liked: boolean) => Promise<Settled<boolean> | null>;
  origin: LikeOrigin;
  before: LikeStatus;
  /** The last status from the server, or from the cache before that: the target of a rollback. */
  confirmed: LikeStatus;
}

/**
 * Likes with optimistic updates (F8): shown at once, sent, then the status is refetched; a failure rolls back. Each
 * profile has at most one call in flight; the last tap wins.
 */
export function createLikeMutations(ports: LikePorts) {
  const inFlight = new Map<ProfileId, Series>();

  return async (profile: Profile, liked: boolean, origin: LikeOrigin = 'tap'): Promise<void> => {
    const series = inFlight.get(profile.id) ?? begin(profile);
    inFlight.set(profile.id, series);
    series.origin = origin;
    ports.showPending(profile, { is_liked: liked, is_mutual: liked && series.confirmed.is_mutual });
    const settled = await series.set(liked);
    if (settled === null) return;
    inFlight.delete(profile.id);
    ports.settle(outcomeOf(profile, series, settled));
  };

  function begin({ id }: Profile): Series {
    const before = ports.cachedStatus(id);
    const series: Series = {
      origin: 'tap',
      before,
      confirmed: before,
      set: createLatestWins<boolean>({
        send: (target) => send(id, target, series),
        isReached: (wanted) => wanted === series.confirmed.is_liked,
        signal: ports.signal,
      }),
    };
    return series;
  }

  /** Sends one call and refetches the status. Rejects when the call failed. */
  async function send(id: ProfileId, target: boolean, series: Series): Promise<void> {
    try {
      await (target ? ports.like(id) : ports.unlike(id));
    } catch (error) {
      if (!isAlreadyApplied(error, target)) throw error;
    }
    if (ports.signal.aborted) return;
    // When the refetch fails, the result of the successful call is used.
    series.confirmed = await ports.readStatus(id).catch(() => ({ is_liked: target, is_mutual: false }));
  }
}

function outcomeOf(
  profile: Profile,
  { origin, before, confirmed: after }: Series,
  { intent: wanted, sent, hasFailed }: Settled<boolean>,
): LikeOutcome {
  const silent = wanted !== sent;
  return {
    profile,
    wanted,
    origin,
    failed: !silent && (hasFailed || after.is_liked !== wanted),
    silent,
    before,
    after,
  };
}

/**
 * Whether an error means that the server is already in the wanted state: 409 or 400 "already liked", 404 "no such
 * like".
 */
function isAlreadyApplied(error: unknown, target: boolean): boolean {
  if (!isApiError(error)) return false;
  return target ? error.status === 409 || error.status === 400 : error.status === 404;
}
