import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { afterPaint } from '../../lib/timer.ts';
import { getLikeStatus, useGetLikeStatus } from '../generated/likes/likes.ts';
import type { LikeStatus, Profile } from '../generated/model/index.ts';
import { listedStatus, UNKNOWN_STATUS } from './likeCache.ts';
import { likeSessionOf } from './likeSession.ts';

/** A status is asked for once a card and then believed for a minute (decision F7). */
const STATUS_FRESH_MS = 60_000;

/**
 * Whether I like somebody else, and the way to change it. How a change comes out is told to `useLikeOutcomes`.
 * @param known what a list has said already; without it the server is asked, unless the likes screen was there before
 */
export function useLike(
  profile: Profile,
  known?: LikeStatus,
): { status: LikeStatus; setLiked: (liked: boolean) => void } {
  const client = useQueryClient();
  const { wishes, want } = likeSessionOf(client);
  const wish = useStore(wishes, (all) => all[profile.id]?.status);
  const { data } = useGetLikeStatus(profile.id, {
    query: {
      enabled: known === undefined,
      // A page of cards asks a dozen times at once, which would hold up the cards themselves.
      queryFn: async ({ signal }) => {
        await afterPaint();
        return await getLikeStatus(profile.id, { signal });
      },
      staleTime: STATUS_FRESH_MS,
      retry: false,
      initialData: () => listedStatus(client, profile.id)?.status,
      initialDataUpdatedAt: () => listedStatus(client, profile.id)?.at,
    },
  });
  return {
    status: wish ?? known ?? data ?? UNKNOWN_STATUS,
    setLiked: (liked) => void want(profile, liked),
  };
}
