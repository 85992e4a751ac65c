// The room src/likes may import src/session, src/realtime, src/api, src/scoring, src/navigation, src/ui, src/lib.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { getLikeStatus, likeProfile, unlikeProfile } from '../api/generated/likes/likes.ts';
import type { LikeStatus, ProfileId, SentLike } from '../api/generated/model/index.ts';
import { getGetProfileByUserIdQueryKey, getGetProfileQueryKey } from '../api/generated/profiles/profiles.ts';
import { now } from '../lib/time/clock.ts';
import { after } from '../lib/time/timer.ts';
import { queryClientOf } from '../session/queryClientOf.ts';
import type { Session } from '../session/session.ts';
import { cachedStatus, applyOutcome } from './likeCache.ts';
import { createLikeMutations, type LikeOutcome } from './likeMutations.ts';

/** Rule L10. A liked item stays in place until its animation has ended; nothing else waits for it. */
export const LIKE_ANIMATION_MS = 800;

/** Optimistic statuses by profile, with the time of the tap. */
export type PendingLikes = ReadonlyMap<ProfileId, { status: LikeStatus; at: number }>;

/** The likes of one session, shared by all components. */
export interface Likes {
  /** Likes or unlikes a profile; the outcome goes to the listeners of `onOutcome`. */
  setLiked: ReturnType<typeof createLikeMutations>;
  /**
   * Optimistic statuses that have not settled. They override the query cache, so a rollback only has to remove them.
   */
  pending: StoreApi<PendingLikes>;
  /** Whether a like is in flight. */
  isLiking: () => boolean;
  /**
   * Subscribes to outcomes.
   * @param early whether to replay the outcomes from before the first subscription: for listeners whose code is loaded
   * lazily
   * @returns unsubscribes
   */
  onOutcome: (listener: (outcome: LikeOutcome) => void, early?: boolean) => () => void;
}

export const likesOf = (session: Session): Likes => session.own(createLikes);

function createLikes(session: Session): Likes {
  const client = queryClientOf(session);
  const pending = createStore<PendingLikes>(() => new Map());
  const listeners = new Set<(outcome: LikeOutcome) => void>();
  /** Outcomes to replay; null after they were replayed. */
  let past: LikeOutcome[] | null = [];
  const responses = new Map<ProfileId, SentLike>();
  const liking = new Set<ProfileId>();

  const setLiked = createLikeMutations({
    like: async (id) => {
      liking.add(id);
      responses.set(id, await likeProfile(id));
    },
    unlike: (id) => unlikeProfile(id),
    readStatus: (id) => getLikeStatus(id),
    cachedStatus: (id) => cachedStatus(client, id),
    showPending: ({ id }, status) => put(id, { status, at: now() }),
    signal: session.signal,
    settle: (outcome) => {
      const { id } = outcome.profile;
      applyOutcome(client, outcome, responses.get(id) ?? null);
      responses.delete(id);
      liking.delete(id);
      endPending(outcome);
      // The profile's number of likes has changed.
      void client.invalidateQueries({ queryKey: getGetProfileQueryKey(id) });
      void client.invalidateQueries({ queryKey: getGetProfileByUserIdQueryKey(outcome.profile.user_id) });
      past?.push(outcome);
      for (const listener of listeners) listener(outcome);
    },
  });

  function put(id: ProfileId, entry: { status: LikeStatus; at: number } | undefined): void {
    const next = new Map(pending.getState());
    if (entry === undefined) next.delete(id);
    else next.set(id, entry);
    pending.setState(next, true);
  }

  /** Removes the optimistic status; after a like by tap only when its animation has ended. */
  function endPending({ profile: { id }, after: status, origin }: LikeOutcome): void {
    const at = pending.getState().get(id)?.at ?? 0;
    const left = status.is_liked && origin === 'tap' ? at + LIKE_ANIMATION_MS - now() : 0;
    const remove = () => put(id, undefined);
    if (left <= 0) return remove();
    const entry = { status, at };
    put(id, entry);
    after(left, () => pending.getState().get(id) === entry && remove());
  }

  return {
    setLiked,
    pending,
    isLiking: () => liking.size > 0,
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
