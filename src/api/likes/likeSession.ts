import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { now } from '../../lib/clock.ts';
import { after } from '../../lib/timer.ts';
import { getLikeStatus, likeProfile, unlikeProfile } from '../generated/likes/likes.ts';
import type { LikeStatus, ProfileId, SentLike } from '../generated/model/index.ts';
import { getGetProfileByUserIdQueryKey, getGetProfileQueryKey } from '../generated/profiles/profiles.ts';
import { session } from '../session.ts';
import { createLikeIntents, type LikeOutcome } from './likeIntents.ts';
import { knownStatus, storeOutcome } from './likeCache.ts';

/** spec.md section 9. A like stays where it was given until its animation is over; nothing waits for that. */
export const LIKE_ANIMATION_MS = 800;

/** What was asked for, by profile, and when. */
export type Wishes = Readonly<Record<ProfileId, { status: LikeStatus; at: number } | undefined>>;

/** Everything about likes that belongs to one session. */
export interface LikeSession {
  /** Likes a profile or takes the like back; how it comes out is told to the listeners. */
  want: ReturnType<typeof createLikeIntents>;
  /** What was asked for and is not done yet. Lies over what the cache knows, so that a failure needs no repair. */
  wishes: StoreApi<Wishes>;
  /** A like is on its way to the server. */
  isLiking: () => boolean;
  /**
   * Calls back for each outcome. Answers how to unsubscribe.
   * @param early whether what came out before anybody listened so is told too: for those whose code comes late
   */
  onOutcome: (listener: (outcome: LikeOutcome) => void, early?: boolean) => () => void;
}

const sessions = new WeakMap<QueryClient, LikeSession>();

/** One for each cache: the cards of a page must know of each other's calls, and the next session of none. */
export function likeSessionOf(client: QueryClient): LikeSession {
  let likes = sessions.get(client);
  if (likes === undefined) sessions.set(client, (likes = createLikeSession(client)));
  return likes;
}

function createLikeSession(client: QueryClient): LikeSession {
  const { token } = session.getState();
  const wishes = createStore<Wishes>(() => ({}));
  const listeners = new Set<(outcome: LikeOutcome) => void>();
  /** What came out so far; null when those who come late have heard it. */
  let past: LikeOutcome[] | null = [];
  const answers = new Map<ProfileId, SentLike>();
  const liking = new Set<ProfileId>();

  const want = createLikeIntents({
    like: async (id) => {
      liking.add(id);
      answers.set(id, await likeProfile(id));
    },
    unlike: (id) => unlikeProfile(id),
    readStatus: (id) => getLikeStatus(id),
    known: (id) => knownStatus(client, id),
    wish: ({ id }, status) => wishes.setState({ [id]: { status, at: now() } }),
    isCurrent: () => session.getState().token === token,
    settle: (outcome) => {
      const { id } = outcome.profile;
      storeOutcome(client, outcome, answers.get(id) ?? null);
      answers.delete(id);
      liking.delete(id);
      fulfil(outcome);
      // The number of likes on the profile has changed.
      void client.invalidateQueries({ queryKey: getGetProfileQueryKey(id) });
      void client.invalidateQueries({ queryKey: getGetProfileByUserIdQueryKey(outcome.profile.user_id) });
      past?.push(outcome);
      for (const listener of listeners) listener(outcome);
    },
  });

  /** The wish goes, a tapped like after its animation. */
  function fulfil({ profile: { id }, after: status, origin }: LikeOutcome): void {
    const at = wishes.getState()[id]?.at ?? 0;
    const left = status.is_liked && origin === 'tap' ? at + LIKE_ANIMATION_MS - now() : 0;
    const forget = () => wishes.setState({ [id]: undefined });
    if (left <= 0) return forget();
    const wish = { status, at };
    wishes.setState({ [id]: wish });
    after(left, () => wishes.getState()[id] === wish && forget());
  }

  return {
    want,
    wishes,
    isLiking: () => liking.size > 0,
    onOutcome: (listener, early = false) => {
      listeners.add(listener);
      if (early) {
        for (const outcome of past ?? []) listener(outcome);
        // They come together.
        queueMicrotask(() => (past = null));
      }
      return () => listeners.delete(listener);
    },
  };
}
