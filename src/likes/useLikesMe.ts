import { useListReceivedLikes } from '../api/generated/likes/likes.ts';
import type { ProfileId } from '../api/generated/model/index.ts';
import { LIST_PAGE } from './likeCache.ts';

/**
 * Whether a profile likes the current user, according to the newest 100 received likes. All cards of a page share one
 * request.
 */
export function useLikesMe(id: ProfileId): boolean {
  const { data } = useListReceivedLikes(LIST_PAGE, {
    query: {
      staleTime: 60_000,
      retry: false,
      select: (likes) => likes.some(({ from_user }) => from_user.profile.id === id),
    },
  });
  return data ?? false;
}
