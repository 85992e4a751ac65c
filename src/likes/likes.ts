import { createStore, type StoreApi } from 'zustand/vanilla';
import { isApiError, isOutcomeUnknown } from '../api/errors.ts';
import { getLikeStatus, likeProfile, unlikeProfile } from '../api/generated/likes/likes.ts';
import type { LikeStatus, Profile, ProfileId, SentLike } from '../api/generated/model/index.ts';
import { getGetProfileByUserIdQueryKey, getGetProfileQueryKey } from '../api/generated/profiles/profiles.ts';
import { createLatestWins, type Settled } from '../lib/async/latestWins.ts';
import { now } from '../lib/time/clock.ts';
import { after } from '../lib/time/timer.ts';
import { queryClientOf } from '../session/queryClientOf.ts';
import type { Session } from '../session/session.ts';
import { applyChange, cachedStatus, type LikeChange } from './likeCache.ts';

/** In ms: a liked item stays in place until its animation has ended; nothing else waits for it. */
export const LIKE_ANIMATION_MS = 800;

/** What started a like: the heart, or undoing an unlike. */
type LikeOrigin = 'tap' | 'undo';

/** The outcome of a like or unlike. */
export interface LikeOutcome extends LikeChange {
  /** The last requested state. */
  wanted: boolean;
  origin: LikeOrigin;
  failed: boolean;
  /** The taps cancelled each other out and nothing has to be reported. */
  silent: boolean;
}

/** An optimistic status, with the time of the tap. */
interface PendingLike {
  status: LikeStatus;
  at: number;
}

/** The likes of one session, shared by all components. */
export interface Likes {
  /**
   * Likes or unlikes a profile with an optimistic update: shown at once, sent, then the status is fetched
   * again; a failure rolls back. Each profile has at most one request in flight; the last tap wins. The outcome goes to
   * the listeners of `onOutcome`.
   */
  setLiked: (profile: Profile, liked: boolean, origin?: LikeOrigin) => Promise<void>;
  /**
   * Optimistic statuses that have not settled. They override the query cache, so a rollback only has to remove them.
   */
  pending: StoreApi<ReadonlyMap<ProfileId, PendingLike>>;
  /** Whether a request is in flight, so that a match may still result. */
  isInFlight: () => boolean;
  /**
   * Subscribes to outcomes.
   * @param early whether to replay the outcomes from before the first subscription: for listeners whose code is loaded
   * lazily
   * @returns unsubscribes
   */
  onOutcome: (listener: (outcome: LikeOutcome) => void, early?: boolean) => () => void;
}

/** The taps on one profile while a request is in flight. */
interface Series {
  set: (liked: boolean) => Promise<Settled<boolean> | null>;
  origin: LikeOrigin;
  before: LikeStatus;
  /** The last status from the server, or from the cache before that: the target of a rollback. */
  confirmed: LikeStatus;
  /** The server's response to the last like; null without one, as after "already liked". */
  answer: SentLike | null;
}

export const likesOf = (session: Session): Likes => session.own(createLikes);

function createLikes(session: Session): Likes {
  const client = queryClientOf(session);
  const pending: Likes['pending'] = createStore(() => new Map());
  const inFlight = new Map<ProfileId, Series>();
  const listeners = new Set<(outcome: LikeOutcome) => void>();
  /** Outcomes to replay; null after they were replayed. */
  let past: LikeOutcome[] | null = [];

  async function setLiked(profile: Profile, liked: boolean, origin: LikeOrigin = 'tap'): Promise<void> {
    const { id } = profile;
    const series = inFlight.get(id) ?? begin(id);
    series.origin = origin;
    setPending(id, { status: { is_liked: liked, is_mutual: liked && series.confirmed.is_mutual }, at: now() });
    const settled = await series.set(liked);
    // The request in flight takes this tap over.
    if (settled === null) return;
    inFlight.delete(id);
    const outcome = outcomeOf(profile, series, settled);
    applyChange(client, outcome, series.answer);
    endPending(outcome);
    // The profile's number of likes has changed.
    void client.invalidateQueries({ queryKey: getGetProfileQueryKey(id) });
    void client.invalidateQueries({ queryKey: getGetProfileByUserIdQueryKey(profile.user_id) });
    past?.push(outcome);
    for (const listener of listeners) listener(outcome);
  }

  function begin(id: ProfileId): Series {
    const before = cachedStatus(client, id);
    const series: Series = {
      origin: 'tap',
      before,
      confirmed: before,
      answer: null,
      set: createLatestWins<boolean>({
        send: (liked) => send(id, liked, series),
        isReached: (wanted) => wanted === series.confirmed.is_liked,
        signal: session.signal,
      }),
    };
    inFlight.set(id, series);
    return series;
  }

  /**
   * Sends one request and fetches the status again. Rejects when the request failed; when its outcome is unknown, the
   * status decides.
   */
  async function send(id: ProfileId, liked: boolean, series: Series): Promise<void> {
    try {
      if (liked) series.answer = await likeProfile(id);
      else await unlikeProfile(id);
    } catch (error) {
      if (isOutcomeUnknown(error)) {
        const status = await getLikeStatus(id).catch(() => null);
        if (status?.is_liked !== liked) throw error;
        series.confirmed = status;
        return;
      }
      if (!isAlreadyApplied(error, liked)) throw error;
    }
    // When this fails, the result of the successful request is used.
    const isMatch = liked && typeof series.answer?.matched_at === 'string';
    series.confirmed = await getLikeStatus(id).catch(() => ({ is_liked: liked, is_mutual: isMatch }));
  }

  function setPending(id: ProfileId, entry: PendingLike | undefined): void {
    const next = new Map(pending.getState());
    if (entry === undefined) next.delete(id);
    else next.set(id, entry);
    pending.setState(next, true);
  }

  /** Removes the optimistic status; after a like by tap only when its animation has ended. */
  function endPending({ profile: { id }, after: status, origin }: LikeOutcome): void {
    const at = pending.getState().get(id)?.at ?? 0;
    const left = status.is_liked && origin === 'tap' ? at + LIKE_ANIMATION_MS - now() : 0;
    if (left <= 0) return setPending(id, undefined);
    const entry = { status, at };
    setPending(id, entry);
    after(left, () => pending.getState().get(id) === entry && setPending(id, undefined));
  }

  return {
    setLiked,
    pending,
    isInFlight: () => inFlight.size > 0,
    onOutcome: (listener, early = false) => {
      listeners.add(listener);
      if (early) {
        for (const outcome of past ?? []) listener(outcome);
        // Several such listeners mount in the same task.
        queueMicrotask(() => (past = null));
      }
      return () => listeners.delete(listener);
    },
  };
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
function isAlreadyApplied(error: unknown, liked: boolean): boolean {
  if (!isApiError(error)) return false;
  return liked ? error.status === 409 || error.status === 400 : error.status === 404;
}
