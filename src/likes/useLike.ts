import { QueryObserver } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import {
  getGetLikeStatusQueryKey,
  getGetLikeStatusQueryOptions,
  useListReceivedLikes,
} from '../api/generated/likes/likes.ts';
import type { LikeStatus, Profile, ProfileId, ReceivedLike } from '../api/generated/model/index.ts';
import { yieldToMain } from '../lib/browser/yieldToMain.ts';
import { afterPaint } from '../lib/time/timer.ts';
import { queryClientOf } from '../session/queryClientOf.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/SessionScope.tsx';
import { LIST_PAGE, statusFromLists, UNKNOWN_STATUS } from './likeCache.ts';
import { likesOf } from './likes.ts';

/** In ms: a status is requested once for each card and stays fresh for a minute; so do the received likes. */
const FRESH_MS = 60_000;

/**
 * Returns whether the viewer likes a profile, and a function to change that. `useLikeOutcomes` reports the
 * outcome.
 * @param known the status according to a list; without it the status is fetched, unless the likes lists are cached
 * @returns a null status while it is unknown: then nothing is shown
 */
export function useLike(
  profile: Profile,
  known?: LikeStatus,
): { status: LikeStatus | null; setLiked: (liked: boolean) => void } {
  const session = useSession();
  const likes = likesOf(session);
  const statuses = session.own(createLikeStatuses);
  const { id } = profile;
  const isAsked = known === undefined;
  const pending = useStore(likes.pending, (all) => all.get(id)?.status);
  const watch = useCallback(
    (notify: () => void) => (isAsked ? statuses.watch(id, notify) : () => undefined),
    [statuses, id, isAsked],
  );
  const cached = useSyncExternalStore(watch, () => (isAsked ? statuses.read(id) : null));
  return {
    status: pending ?? known ?? cached,
    setLiked: (liked) => void likes.setLiked(profile, liked),
  };
}

/**
 * Returns a function that says whether a profile likes the viewer, for the like state on cards and in the profile
 * dialog; according to the newest 100 received likes.
 */
export function useLikesViewer(): (id: ProfileId) => boolean {
  const { data: likers } = useListReceivedLikes(LIST_PAGE, {
    query: { staleTime: FRESH_MS, retry: false, select: idsOfLikers },
  });
  return (id) => likers?.has(id) ?? false;
}

function idsOfLikers(likes: readonly ReceivedLike[]): ReadonlySet<ProfileId> {
  return new Set(likes.map(({ from_user }) => from_user.profile.id));
}

/** The like statuses of one session that the components on the screen need. */
interface LikeStatuses {
  /** Returns the cached status, and null while it is unknown. The object stays the same until the status changes. */
  read: (id: ProfileId) => LikeStatus | null;
  /**
   * Requests the status unless a fresh one is cached, and calls a listener when it may have changed.
   * @returns unsubscribes
   */
  watch: (id: ProfileId, listener: () => void) => () => void;
}

interface Watched {
  listeners: Set<() => void>;
  stop: () => void;
}

/**
 * Creates the statuses of a session. A page of cards needs a dozen of them: their query observers are created after
 * the cards are painted, so that rendering a card only costs a lookup in a map.
 */
function createLikeStatuses(session: Session): LikeStatuses {
  const client = queryClientOf(session);
  const watched = new Map<ProfileId, Watched>();
  /** The ids of the profiles that are not observed yet, in the order of request. */
  const waiting = new Set<ProfileId>();

  function begin(id: ProfileId): Watched {
    const entry: Watched = { listeners: new Set(), stop: () => watched.delete(id) };
    watched.set(id, entry);
    if (waiting.size === 0) void observeWaiting();
    waiting.add(id);
    return entry;
  }

  async function observeWaiting(): Promise<void> {
    await afterPaint();
    for (const id of waiting) {
      // An input or a frame that comes meanwhile goes first.
      await yieldToMain('background');
      const entry = watched.get(id);
      if (entry !== undefined) observe(id, entry);
      waiting.delete(id);
    }
  }

  function observe(id: ProfileId, entry: Watched): void {
    const notify = () => {
      for (const listener of entry.listeners) listener();
    };
    const listed = () => statusFromLists(client, id);
    const observer = new QueryObserver(client, {
      ...getGetLikeStatusQueryOptions(id),
      staleTime: FRESH_MS,
      retry: false,
      initialData: () => listed()?.status,
      initialDataUpdatedAt: () => listed()?.at,
    });
    const unsubscribe = observer.subscribe(notify);
    entry.stop = () => {
      unsubscribe();
      watched.delete(id);
    };
    notify();
  }

  function cached(id: ProfileId): LikeStatus | null {
    const state = client.getQueryState<LikeStatus>(getGetLikeStatusQueryKey(id));
    if (state?.data !== undefined) return state.data;
    // After a failed request the default is shown, also during a refetch.
    if (state !== undefined && state.errorUpdateCount > 0) return UNKNOWN_STATUS;
    return statusFromLists(client, id)?.status ?? null;
  }

  return {
    read: (id) => shared(cached(id)),
    watch(id, listener) {
      const entry = watched.get(id) ?? begin(id);
      // A function of its own for each caller, so that the same listener can subscribe twice.
      const subscriber = () => listener();
      entry.listeners.add(subscriber);
      return () => {
        entry.listeners.delete(subscriber);
        if (entry.listeners.size === 0) entry.stop();
      };
    },
  };
}

const allStatuses: readonly LikeStatus[] = [
  UNKNOWN_STATUS,
  { is_liked: true, is_mutual: false },
  { is_liked: true, is_mutual: true },
  { is_liked: false, is_mutual: true },
];

/** Returns the one object for each status, because the lists of likes make a new one with every lookup. */
function shared(status: LikeStatus | null): LikeStatus | null {
  if (status === null) return null;
  const { is_liked, is_mutual } = status;
  return allStatuses.find((one) => one.is_liked === is_liked && one.is_mutual === is_mutual) ?? status;
}
