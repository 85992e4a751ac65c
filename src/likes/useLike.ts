import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { afterPaint } from '../lib/time/timer.ts';
import { getLikeStatus, useGetLikeStatus } from '../api/generated/likes/likes.ts';
import type { LikeStatus, Profile } from '../api/generated/model/index.ts';
import { statusFromLists, UNKNOWN_STATUS } from './likeCache.ts';
import { useSession } from '../session/SessionScope.tsx';
import { likesOf } from './likes.ts';

/** `staleTime` in ms: a status is fetched once per card and stays fresh for a minute (rule F7). */
const STATUS_FRESH_MS = 60_000;

/**
 * Whether the current user likes a profile, and the function to change that. `useLikeOutcomes` reports the outcome.
 * @param known the status according to a list; without it the server is asked, unless the likes lists are cached
 * @returns a null status while it is unknown: then nothing is shown (rule L11)
 */
export function useLike(
  profile: Profile,
  known?: LikeStatus,
): { status: LikeStatus | null; setLiked: (liked: boolean) => void } {
  const client = useQueryClient();
  const likes = likesOf(useSession());
  const pending = useStore(likes.pending, (all) => all.get(profile.id)?.status);
  const { data, isFetched } = useGetLikeStatus(profile.id, {
    query: {
      enabled: known === undefined,
      // A page of cards makes a dozen of these requests at once, which would delay the cards themselves.
      queryFn: async ({ signal }) => {
        await afterPaint();
        return await getLikeStatus(profile.id, { signal });
      },
      staleTime: STATUS_FRESH_MS,
      retry: false,
      initialData: () => statusFromLists(client, profile.id)?.status,
      initialDataUpdatedAt: () => statusFromLists(client, profile.id)?.at,
    },
  });
  return {
    // After a failed request the default is shown, also during a refetch.
    status: pending ?? known ?? data ?? (isFetched ? UNKNOWN_STATUS : null),
    setLiked: (liked) => void likes.setLiked(profile, liked),
  };
}
