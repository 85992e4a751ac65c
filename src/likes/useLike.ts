import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { LikeStatus, Profile } from '../api/generated/model/index.ts';
import { useSession } from '../session/SessionScope.tsx';
import { likesOf } from './likes.ts';
import { createLikeStatuses } from './likeStatuses.ts';

/**
 * Returns whether the current user likes a profile, and a function to change that. `useLikeOutcomes` reports the
 * outcome.
 * @param known the status according to a list; without it the status is fetched, unless the likes lists are cached
 * @returns a null status while it is unknown: then nothing is shown (rule L11)
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
